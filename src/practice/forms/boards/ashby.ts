import { html } from 'hono/html';
import { among, attributes, requiredLegend, submit, summary, voluntary } from './parts.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { fieldsOf } from '#practice/fields/index.ts';
import type { Field } from '#practice/fields/types.ts';
import { block } from '#practice/forms/controls/block.ts';
import { idOf, type Html, type Sheet } from '#practice/forms/controls/marks.ts';
import { firstOf } from '#practice/forms/entry.ts';
import { formPath, postingPath } from '#practice/forms/addresses.ts';
import { postingHead } from '#practice/forms/layout.ts';

/** Ashby: overview and application as two tabs; each answer has its box. */
export function ashby(sheet: Sheet): Html {
  const { posting, entry } = sheet;
  const text = formTexts[posting.language];
  const fields = fieldsOf(posting);
  const wrap = (field: Field): Html =>
    html`<div class="field-entry" data-field-path="${field.name}" id="box-${idOf(field.name)}">
      ${block(field, sheet)}
    </div>`;
  const overview = posting.language === 'en' ? 'Overview' : 'Aperçu';
  return html`${postingHead(posting)}
    <nav class="tabs" aria-label="${posting.title}">
      <a href="${postingPath(posting)}">${overview}</a>
      <a href="${formPath(posting)}" aria-current="page">${text.apply}</a>
    </nav>
    ${requiredLegend(sheet)} ${summary(sheet)}
    <form ${attributes(sheet)} novalidate>
      <input type="hidden" name="submissionId" value="${firstOf(entry, 'submissionId')}" />
      ${among(fields, 'person', 'documents').map(wrap)}
      <h2>${text.questions}</h2>
      ${among(fields, 'questions').map(wrap)} ${voluntary(sheet, among(fields, 'voluntary'), wrap)}
      ${among(fields, 'consent', 'marketing').map(wrap)} ${submit(sheet)}
    </form>`;
}
