import { html } from 'hono/html';
import { among, attributes, requiredLegend, submit, summary, voluntary } from './parts.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { fieldsOf } from '#practice/fields/index.ts';
import type { Field } from '#practice/fields/types.ts';
import { block } from '#practice/forms/controls/block.ts';
import type { Html, Sheet } from '#practice/forms/controls/marks.ts';
import { postingBody, postingHead } from '#practice/forms/layout.ts';

/** Personio: the form stands below the posting, on the same page. */
export function personio(sheet: Sheet): Html {
  const { posting } = sheet;
  const text = formTexts[posting.language];
  const fields = fieldsOf(posting);
  const wrap = (field: Field): Html => html`<div class="field-wrapper">${block(field, sheet)}</div>`;
  return html`${postingHead(posting)} ${postingBody(posting)}
    <section id="apply">
      <h2>${text.apply}</h2>
      ${requiredLegend(sheet)} ${summary(sheet)}
      <form ${attributes(sheet)} novalidate>
        ${among(fields, 'person', 'documents', 'questions').map(wrap)}
        ${voluntary(sheet, among(fields, 'voluntary'), wrap)}
        ${among(fields, 'consent', 'marketing').map(wrap)} ${submit(sheet)}
      </form>
    </section>`;
}
