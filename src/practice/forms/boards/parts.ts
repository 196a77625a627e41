import { html } from 'hono/html';
import { formTexts } from '#practice/data/form-texts.ts';
import type { LivePosting } from '#practice/directory.ts';
import { honeypotName } from '#practice/fields/index.ts';
import type { Field, Part } from '#practice/fields/types.ts';
import { captchaField } from '#practice/forms/captcha.ts';
import type { Html, Sheet } from '#practice/forms/controls/marks.ts';
import { formPath, uploadPath } from '#practice/forms/addresses.ts';

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

/** The end of a form: trap, wall and button. */
export function submit(sheet: Sheet): Html {
  const text = formTexts[sheet.posting.language];
  return html`${trap(sheet)} ${wall(sheet)}
    <button type="submit" id="btn-submit" class="apply">${text.submit}</button>`;
}

/** Says above the form that something in it is wrong. */
export function summary({ problems, posting }: Sheet): Html | string {
  return problems.size === 0
    ? ''
    : html`<p class="error summary" role="alert">${formTexts[posting.language].errors}</p>`;
}

/** The attributes of the form element, with what its script needs. */
export const attributes = ({ posting }: Sheet): Html => {
  const text = formTexts[posting.language];
  return html`id="application-form" method="post" action="${formPath(posting)}" enctype="multipart/form-data"
  data-upload="${uploadPath(posting)}" data-uploading="${text.uploading}" data-uploaded="${text.uploaded}"
  data-company="${posting.company}" data-job="${posting.id}"
  data-saves="${String(posting.dialect === 'ashby')}"`;
};

/** The fields of these parts. */
export const among = (fields: readonly Field[], ...parts: readonly Part[]): Field[] =>
  fields.filter(({ part }) => parts.includes(part));

/** The voluntary questions under their own heading; nothing where there are none. */
export function voluntary(
  sheet: Sheet,
  fields: readonly Field[],
  wrap: (field: Field) => Html,
): Html | string {
  const text = formTexts[sheet.posting.language];
  if (fields.length === 0) return '';
  return html`<section class="voluntary">
    <h2>${text.voluntary}</h2>
    <p>${text.voluntaryHelp}</p>
    ${fields.map(wrap)}
  </section>`;
}

/** Says what the star means. */
export function requiredLegend(sheet: Sheet): Html {
  return html`<p class="legend">
    <span class="required">*</span> ${formTexts[sheet.posting.language].required}
  </p>`;
}
