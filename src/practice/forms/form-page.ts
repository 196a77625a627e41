import { html } from 'hono/html';
import { captchaField } from './captcha.ts';
import { block, idOf, type Html, type Sheet } from './controls.ts';
import { firstOf } from './entry.ts';
import {
  formPath,
  frameOf,
  page,
  postingBody,
  postingHead,
  postingPath,
  postingTitle,
  uploadPath,
} from './layout.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { fieldsOf, honeypotName } from '#practice/fields/index.ts';
import { leverCards, type Card } from '#practice/fields/lever.ts';
import type { Field, Part } from '#practice/fields/types.ts';
import type { LivePosting } from '#practice/directory.ts';

const siteKey = (posting: LivePosting): string => `practice-${posting.company}`;

/** The wall at the end of some forms; automation never passes it. */
function wall({ posting, problems }: Sheet): Html | string {
  if (!posting.captcha) return '';
  const problem = problems.get(captchaField);
  return html`<div class="h-captcha" data-sitekey="${siteKey(posting)}">
      <iframe
        title="captcha"
        src="/captcha/frame?language=${posting.language}"
        width="304"
        height="90"
      ></iframe>
      <input type="hidden" name="${captchaField}" value="" />
    </div>
    ${problem === undefined ? '' : html`<p class="error">${problem}</p>`}`;
}

const trap = ({ posting }: Sheet): Html | string =>
  posting.honeypot
    ? html`<div class="apart" aria-hidden="true">
        <label for="${honeypotName}">${formTexts[posting.language].honeypot}</label>
        <input
          type="text"
          id="${honeypotName}"
          name="${honeypotName}"
          tabindex="-1"
          autocomplete="off"
          value=""
        />
      </div>`
    : '';

function submit(sheet: Sheet): Html {
  const text = formTexts[sheet.posting.language];
  return html`${trap(sheet)} ${wall(sheet)}
    <button type="submit" id="btn-submit" class="apply">${text.submit}</button>`;
}

function summary({ problems, posting }: Sheet): Html | string {
  return problems.size === 0
    ? ''
    : html`<p class="error summary" role="alert">${formTexts[posting.language].errors}</p>`;
}

const attributes = ({ posting }: Sheet): Html => {
  const text = formTexts[posting.language];
  return html`id="application-form" method="post" action="${formPath(posting)}" enctype="multipart/form-data"
  data-upload="${uploadPath(posting)}" data-uploading="${text.uploading}" data-uploaded="${text.uploaded}"
  data-company="${posting.company}" data-job="${posting.id}"
  data-saves="${String(posting.dialect === 'ashby')}"`;
};

const among = (fields: readonly Field[], ...parts: readonly Part[]): Field[] =>
  fields.filter(({ part }) => parts.includes(part));

function voluntary(sheet: Sheet, fields: readonly Field[], wrap: (field: Field) => Html): Html | string {
  const text = formTexts[sheet.posting.language];
  if (fields.length === 0) return '';
  return html`<section class="voluntary">
    <h2>${text.voluntary}</h2>
    <p>${text.voluntaryHelp}</p>
    ${fields.map(wrap)}
  </section>`;
}

function requiredLegend(sheet: Sheet): Html {
  return html`<p class="legend">
    <span class="required">*</span> ${formTexts[sheet.posting.language].required}
  </p>`;
}

/** Greenhouse: the posting and its form on one page. */
function greenhouse(sheet: Sheet): Html {
  const { posting } = sheet;
  const text = formTexts[posting.language];
  const fields = fieldsOf(posting);
  const wrap = (field: Field): Html => html`<div class="field-wrapper">${block(field, sheet)}</div>`;
  return html`${postingHead(posting)} ${postingBody(posting)}
    <section class="application--container" id="app">
      <h2>${text.apply}</h2>
      ${requiredLegend(sheet)} ${summary(sheet)}
      <form ${attributes(sheet)} novalidate>
        ${among(fields, 'person', 'documents', 'questions').map(wrap)}
        ${voluntary(sheet, among(fields, 'voluntary'), wrap)}
        ${among(fields, 'consent', 'marketing').map(wrap)} ${submit(sheet)}
      </form>
    </section>`;
}

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
function lever(sheet: Sheet): Html {
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

/** Ashby: overview and application as two tabs; each answer has its box. */
function ashby(sheet: Sheet): Html {
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

const layouts = { greenhouse, lever, ashby } as const;

/** The page that carries a posting's form, with what was typed and the messages beside it. */
export function formPage(sheet: Sheet): Html {
  return page(frameOf(sheet.posting, postingTitle(sheet.posting)), layouts[sheet.posting.dialect](sheet));
}
