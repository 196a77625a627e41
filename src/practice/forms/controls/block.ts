import { html } from 'hono/html';
import { choices, listbox, pair, select } from './choices.ts';
import { area, box, file, line } from './inputs.ts';
import { described, helpId, idOf, labelId, problemId, star, type Html, type Sheet } from './marks.ts';
import type { Control, Field } from '#practice/fields/types.ts';

const notes = (field: Field, sheet: Sheet): Html =>
  html`${field.help === null ? '' : html`<p class="help" id="${helpId(field)}">${field.help}</p>`}
  ${sheet.problems.has(field.name) ? html`<p class="error" id="${problemId(field)}">${sheet.problems.get(field.name)}</p>` : ''}`;

const special: Partial<Record<Control, (field: Field, sheet: Sheet) => Html>> = {
  textarea: area,
  select,
  combobox: listbox,
  'yes-no-buttons': pair,
  file,
};

function plain(field: Field, sheet: Sheet): Html {
  return special[field.control]?.(field, sheet) ?? line(field, sheet, field.control);
}

/** One question with its label, its control, its help and its message. */
export function block(field: Field, sheet: Sheet): Html {
  if (field.control === 'checkbox') return html`${box(field, sheet)}${notes(field, sheet)}`;
  if (field.control === 'radios' || field.control === 'checkboxes') {
    const type = field.control === 'radios' ? 'radio' : 'checkbox';
    return html`<fieldset id="${idOf(field.name)}" ${described(field, sheet)}>
      <legend>${field.label}${star(field)}</legend>
      ${choices(field, sheet, type)} ${notes(field, sheet)}
    </fieldset>`;
  }
  const grouped = field.control === 'combobox' || field.control === 'yes-no-buttons';
  const label = grouped
    ? html`<span class="label" id="${labelId(field)}">${field.label}${star(field)}</span>`
    : html`<label for="${idOf(field.name)}" id="${labelId(field)}">${field.label}${star(field)}</label>`;
  return html`${label} ${plain(field, sheet)} ${notes(field, sheet)}`;
}
