import { html } from 'hono/html';
import { attributes, requiredLegend, submit, summary } from './parts.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { fieldsOf } from '#practice/fields/index.ts';
import { recruiteeQuestionsOf } from '#practice/fields/recruitee.ts';
import { postingPath } from '#practice/forms/addresses.ts';
import { block } from '#practice/forms/controls/block.ts';
import type { Html, Sheet } from '#practice/forms/controls/marks.ts';
import { postingHead } from '#practice/forms/layout.ts';

/** Recruitee: the person and their papers, then the offer's own questions, each with its number beside the answer. */
export function recruitee(sheet: Sheet): Html {
  const { posting } = sheet;
  const text = formTexts[posting.language];
  const french = posting.language === 'fr';
  const questions = recruiteeQuestionsOf(posting);
  const own = new Set(questions.map(({ field }) => field.name));
  return html`${postingHead(posting)}
    <nav class="tabs" aria-label="${posting.title}">
      <a href="${postingPath(posting)}">${french ? 'Détails' : 'Job details'}</a>
      <a href="" aria-current="page">${text.apply}</a>
    </nav>
    ${requiredLegend(sheet)} ${summary(sheet)}
    <form ${attributes(sheet)} novalidate>
      <h2>${french ? 'Mes renseignements' : 'My information'}</h2>
      ${fieldsOf(posting)
        .filter(({ name }) => !own.has(name))
        .map((field) => html`<div class="field-wrapper">${block(field, sheet)}</div>`)}
      <h2>${text.questions}</h2>
      ${questions.map(
        ({ id, field }) =>
          html`<div class="field-wrapper">
            <input
              type="hidden"
              name="candidate[open_question_answers_attributes][${id}][open_question_id]"
              value="${id}"
            />
            ${block(field, sheet)}
          </div>`,
      )}
      ${submit(sheet)}
    </form>`;
}
