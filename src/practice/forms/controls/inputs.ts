import { html } from 'hono/html';
import { idOf, star, state, type Html, type Sheet } from './marks.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { Field } from '#practice/fields/types.ts';
import { firstOf, handleName, lastOf } from '#practice/forms/entry.ts';
import { acceptedFiles } from '#practice/forms/validate.ts';

/** One line of text of the given type. */
export function line(field: Field, sheet: Sheet, type: string): Html {
  const { name, autocomplete } = field;
  const number = type === 'number' ? html`min="0" step="any" inputmode="decimal"` : '';
  return html`<input
    type="${type}"
    id="${idOf(name)}"
    name="${name}"
    value="${firstOf(sheet.entry, name)}"
    autocomplete="${autocomplete ?? 'off'}"
    ${number}
    ${state(field, sheet)}
  />`;
}

/** Several lines of text. */
export const area = (field: Field, sheet: Sheet): Html =>
  html`<textarea id="${idOf(field.name)}" name="${field.name}" rows="5" ${state(field, sheet)}>
${firstOf(sheet.entry, field.name)}</textarea>`;

/** A file, taken at the moment it is chosen, or pasted as text where the field allows. */
export function file(field: Field, sheet: Sheet): Html {
  const id = idOf(field.name);
  const text = formTexts[sheet.posting.language];
  const held = sheet.entry.files.get(field.name);
  const handle = held?.handle ?? '';
  const manual =
    field.alternative === null
      ? ''
      : html`<details ${firstOf(sheet.entry, field.alternative) === '' ? '' : 'open'}>
          <summary>${sheet.posting.language === 'en' ? 'Or paste the text' : 'Ou coller le texte'}</summary>
          <label class="quiet" for="${idOf(field.alternative)}"
            >${field.label} (${sheet.posting.language === 'en' ? 'text' : 'texte'})</label
          >
          <textarea id="${idOf(field.alternative)}" name="${field.alternative}" rows="6">
${firstOf(sheet.entry, field.alternative)}</textarea>
        </details>`;
  return html`<input
      type="file"
      id="${id}"
      name="${field.name}"
      accept="${acceptedFiles}"
      data-handle="${handleName(field.name)}"
      data-status="${id}-status"
      ${state(field, sheet)}
    />
    <input type="hidden" name="${handleName(field.name)}" value="${handle}" />
    <p class="file-status" id="${id}-status" role="status">
      ${handle === '' ? '' : `${held?.name ?? ''} ${text.uploaded}`}
    </p>
    ${manual}`;
}

/** One box to tick, with its label. */
export function box(field: Field, sheet: Sheet): Html {
  const ticked = sheet.fresh ? field.preset : ['1', 'on', 'true'].includes(lastOf(sheet.entry, field.name));
  const zero = field.name.startsWith('consent[')
    ? html`<input type="hidden" name="${field.name}" value="0" />`
    : '';
  return html`${zero}<label class="choice"
      ><input
        type="checkbox"
        id="${idOf(field.name)}"
        name="${field.name}"
        value="1"
        ${ticked ? 'checked' : ''}
        ${state(field, sheet)}
      /><span>${field.label}${star(field)}</span></label
    >`;
}
