import { html } from 'hono/html';
import { described, idOf, labelId, state, type Html, type Sheet } from './marks.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { Field, Option } from '#practice/fields/types.ts';
import { firstOf } from '#practice/forms/entry.ts';

/** A list of the browser's own. */
export function select(field: Field, sheet: Sheet): Html {
  const chosen = firstOf(sheet.entry, field.name);
  const option = ({ value, label }: Option): Html =>
    html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`;
  return html`<select id="${idOf(field.name)}" name="${field.name}" ${state(field, sheet)}>
    <option value="">${formTexts[sheet.posting.language].select}</option>
    ${field.options.map(option)}
  </select>`;
}

/** A button that opens a list made of scripts, as some boards have it. */
export function listbox(field: Field, sheet: Sheet): Html {
  const id = idOf(field.name);
  const chosen = firstOf(sheet.entry, field.name);
  const shown =
    field.options.find(({ value }) => value === chosen)?.label ?? formTexts[sheet.posting.language].select;
  const option = ({ value, label }: Option, index: number): Html =>
    html`<li
      role="option"
      id="${id}-${index}"
      data-value="${value}"
      aria-selected="${String(value === chosen)}"
    >
      ${label}
    </li>`;
  return html`<div class="listbox">
    <button
      type="button"
      id="${id}-button"
      aria-haspopup="listbox"
      aria-expanded="false"
      aria-controls="${id}-list"
      aria-labelledby="${labelId(field)} ${id}-button"
      data-input="${id}"
      ${state(field, sheet)}
    >
      <span class="chosen">${shown}</span><span class="arrow" aria-hidden="true">▾</span>
    </button>
    <ul role="listbox" id="${id}-list" tabindex="-1" aria-labelledby="${labelId(field)}" hidden>
      ${field.options.map(option)}
    </ul>
    <input type="hidden" id="${id}" name="${field.name}" value="${chosen}" />
  </div>`;
}

/** One box or dial for each option. */
export function choices(field: Field, sheet: Sheet, type: 'radio' | 'checkbox'): Html {
  const chosen = sheet.entry.values.get(field.name) ?? [];
  return html`${field.options.map(
    ({ value, label }, index) =>
      html`<label class="choice"
        ><input
          type="${type}"
          id="${idOf(field.name)}-${index}"
          name="${field.name}"
          value="${value}"
          ${chosen.includes(value) ? 'checked' : ''}
        />${label}</label
      >`,
  )}`;
}

/** Yes and no as two buttons. */
export function pair(field: Field, sheet: Sheet): Html {
  const id = idOf(field.name);
  const chosen = firstOf(sheet.entry, field.name);
  return html`<div
    class="yes-no"
    role="group"
    aria-labelledby="${labelId(field)}"
    data-input="${id}"
    ${described(field, sheet)}
  >
    ${field.options.map(
      ({ value, label }) =>
        html`<button type="button" value="${value}" aria-pressed="${String(value === chosen)}">
          ${label}
        </button>`,
    )}
    <input type="hidden" id="${id}" name="${field.name}" value="${chosen}" />
  </div>`;
}
