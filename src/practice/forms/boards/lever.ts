import { html } from 'hono/html';
import { among, attributes, requiredLegend, submit, summary, voluntary } from './parts.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { fieldsOf } from '#practice/fields/index.ts';
import { leverCards, type Card } from '#practice/fields/lever.ts';
import type { Field } from '#practice/fields/types.ts';
import { block } from '#practice/forms/controls/block.ts';
import type { Html, Sheet } from '#practice/forms/controls/marks.ts';
import { postingPath } from '#practice/forms/addresses.ts';
import { postingHead } from '#practice/forms/layout.ts';

/** The hidden description that Lever puts before a group of an employer's own questions. */
function template(card: Card, createdAt: number): string {
  const fields = card.questions.map(({ question, type, field }) => ({
    type,
    text: field.label,
    description: question.help === null ? '' : `<p>${question.help}</p>`,
    required: field.required,
    id: `${card.id.slice(0, 24)}${question.number.padStart(12, '0')}`,
    ...(field.options.length === 0
      ? {}
      : {
          options: field.options.map(({ value }, index) => ({
            text: value,
            optionId: `${question.number}-${index}`,
          })),
        }),
  }));
  return JSON.stringify({
    createdAt,
    text: card.text,
    instructions: '',
    type: 'posting',
    fields,
    id: card.id,
  });
}

/** Lever: a page of its own for the form, with cards of questions. */
export function lever(sheet: Sheet): Html {
  const { posting } = sheet;
  const text = formTexts[posting.language];
  const fields = fieldsOf(posting);
  const wrap = (field: Field): Html => html`<li class="application-question">${block(field, sheet)}</li>`;
  const card = (group: Card): Html =>
    html`<section class="application-form custom-questions">
      <h2>${group.text}</h2>
      <input
        type="hidden"
        name="cards[${group.id}][baseTemplate]"
        value="${template(group, posting.postedAt.getTime())}"
      />
      <ul>
        ${group.questions.map(({ field }) => html`<li class="application-question custom-question">${block(field, sheet)}</li>`)}
      </ul>
    </section>`;
  const resume = among(fields, 'documents').filter(({ control }) => control === 'file');
  const comments = among(fields, 'documents').filter(({ control }) => control !== 'file');
  return html`${postingHead(posting)}
    <p>
      <a href="${postingPath(posting)}"
        >${posting.language === 'en' ? 'Read the posting' : 'Lire l’affichage'}</a
      >
    </p>
    ${requiredLegend(sheet)} ${summary(sheet)}
    <form ${attributes(sheet)}>
      <section class="application-form">
        <h2>${text.apply}</h2>
        <ul>
          ${[...resume, ...among(fields, 'person', 'links')].map(wrap)}
        </ul>
        <input type="hidden" name="selectedLocation" id="selected-location" value="" />
      </section>
      ${leverCards(posting).map(card)}
      <section class="application-form">
        <h2>${text.additional}</h2>
        <ul>
          ${comments.map(wrap)}
        </ul>
      </section>
      ${voluntary(sheet, among(fields, 'voluntary'), (field) => html`<div class="application-question">${block(field, sheet)}</div>`)}
      <div class="consents">
        ${among(fields, 'consent', 'marketing').map((field) => html`<div>${block(field, sheet)}</div>`)}
      </div>
      ${submit(sheet)}
    </form>`;
}
