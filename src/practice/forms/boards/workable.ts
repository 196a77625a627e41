import { html } from 'hono/html';
import { among, attributes, requiredLegend, submit, summary, voluntary } from './parts.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { fieldsOf } from '#practice/fields/index.ts';
import type { Field } from '#practice/fields/types.ts';
import { postingPath } from '#practice/forms/addresses.ts';
import { block } from '#practice/forms/controls/block.ts';
import type { Html, Sheet } from '#practice/forms/controls/marks.ts';
import { postingHead } from '#practice/forms/layout.ts';

/** Workable: overview and application as two tabs, the form in named sections. */
export function workable(sheet: Sheet): Html {
  const { posting } = sheet;
  const text = formTexts[posting.language];
  const french = posting.language === 'fr';
  const fields = fieldsOf(posting);
  const wrap = (field: Field): Html =>
    html`<div class="field-entry" data-ui="${field.name}">${block(field, sheet)}</div>`;
  return html`${postingHead(posting)}
    <nav class="tabs" aria-label="${posting.title}">
      <a href="${postingPath(posting)}">${french ? 'Aperçu' : 'Overview'}</a>
      <a href="" aria-current="page">${french ? 'Candidature' : 'Application'}</a>
    </nav>
    ${requiredLegend(sheet)} ${summary(sheet)}
    <form ${attributes(sheet)} novalidate data-ui="application-form">
      <h2>${french ? 'Renseignements personnels' : 'Personal information'}</h2>
      ${among(fields, 'person').map(wrap)}
      <h2>${french ? 'Profil' : 'Profile'}</h2>
      ${among(fields, 'documents').map(wrap)}
      <h2>${text.questions}</h2>
      ${among(fields, 'questions').map(wrap)} ${voluntary(sheet, among(fields, 'voluntary'), wrap)}
      ${among(fields, 'consent', 'marketing').map(wrap)} ${submit(sheet)}
    </form>`;
}
