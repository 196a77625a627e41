import { html } from 'hono/html';
import { among, attributes, requiredLegend, submit, summary, voluntary } from './parts.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { fieldsOf } from '#practice/fields/index.ts';
import type { Field } from '#practice/fields/types.ts';
import { postingPath } from '#practice/forms/addresses.ts';
import { block } from '#practice/forms/controls/block.ts';
import type { Html, Sheet } from '#practice/forms/controls/marks.ts';
import { postingHead } from '#practice/forms/layout.ts';

/** Teamtailor: a page of its own for the form; each of the employer's questions says whether it must be answered. */
export function teamtailor(sheet: Sheet): Html {
  const { posting } = sheet;
  const text = formTexts[posting.language];
  const fields = fieldsOf(posting);
  const wrap = (field: Field): Html => html`<div class="field-wrapper">${block(field, sheet)}</div>`;
  const question = (field: Field, index: number): Html =>
    html`<div class="question field-wrapper" data-question-mandatory="${String(field.required)}">
      <input
        type="hidden"
        name="candidate[answers_attributes][${index}][question_id]"
        value="${posting.questions[index]?.number ?? ''}"
      />
      ${block(field, sheet)}
    </div>`;
  return html`${postingHead(posting)}
    <p>
      <a href="${postingPath(posting)}"
        >${posting.language === 'fr' ? 'Lire l’affichage' : 'Read the posting'}</a
      >
    </p>
    ${requiredLegend(sheet)} ${summary(sheet)}
    <form ${attributes(sheet)} novalidate data-controller="careersite--jobs--form">
      ${among(fields, 'person', 'documents').map(wrap)}
      <h2>${text.questions}</h2>
      ${among(fields, 'questions').map(question)} ${voluntary(sheet, among(fields, 'voluntary'), wrap)}
      ${among(fields, 'consent', 'marketing').map(wrap)} ${submit(sheet)}
    </form>`;
}
