import { html } from 'hono/html';
import { among, attributes, requiredLegend, submit, summary, voluntary } from './parts.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { fieldsOf } from '#practice/fields/index.ts';
import type { Field } from '#practice/fields/types.ts';
import { postingPath } from '#practice/forms/addresses.ts';
import { block } from '#practice/forms/controls/block.ts';
import type { Html, Sheet } from '#practice/forms/controls/marks.ts';
import { postingHead } from '#practice/forms/layout.ts';

/** SmartRecruiters: the person, the résumé, a message to the hiring manager, then what the job asks. */
export function smartrecruiters(sheet: Sheet): Html {
  const { posting } = sheet;
  const text = formTexts[posting.language];
  const french = posting.language === 'fr';
  const fields = fieldsOf(posting);
  const wrap = (field: Field): Html => html`<div class="field-wrapper">${block(field, sheet)}</div>`;
  return html`${postingHead(posting)}
    <p><a href="${postingPath(posting)}">${french ? 'Lire l’affichage' : 'Read the posting'}</a></p>
    ${requiredLegend(sheet)} ${summary(sheet)}
    <form ${attributes(sheet)} novalidate>
      <h2>${french ? 'Vos renseignements' : 'Personal information'}</h2>
      ${among(fields, 'person', 'links').map(wrap)}
      <h2>${french ? 'CV et message' : 'Resume and message to the hiring team'}</h2>
      ${among(fields, 'documents').map(wrap)}
      <h2>${text.questions}</h2>
      ${among(fields, 'questions').map(wrap)} ${voluntary(sheet, among(fields, 'voluntary'), wrap)}
      ${among(fields, 'consent', 'marketing').map(wrap)} ${submit(sheet)}
    </form>`;
}
