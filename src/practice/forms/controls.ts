import { html } from 'hono/html';
import { firstOf, handleName, lastOf, type Entry } from './entry.ts';
import { acceptedFiles, type Problems } from './validate.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { Control, Field, Option } from '#practice/fields/types.ts';
import type { LivePosting } from '#practice/directory.ts';

export type Html = ReturnType<typeof html>;
/** What a form shows: the posting, what was typed so far and what is wrong with it. */
export type Sheet = { posting: LivePosting; entry: Entry; problems: Problems; fresh: boolean };

export const idOf = (name: string): string => name.replace(/[^\w-]+/g, '-').replace(/-+$/, '');
const problemId = (field: Field): string => `${idOf(field.name)}-error`;
const helpId = (field: Field): string => `${idOf(field.name)}-help`;
const labelId = (field: Field): string => `${idOf(field.name)}-label`;

const star = (field: Field): Html | string =>
  field.required ? html`<span class="required" aria-hidden="true"> *</span>` : '';

function describedBy(field: Field, sheet: Sheet): string {
  const ids = [
    field.help === null ? '' : helpId(field),
    sheet.problems.has(field.name) ? problemId(field) : '',
  ];
  return ids.filter((id) => id !== '').join(' ');
}

function described(field: Field, sheet: Sheet): Html | string {
  const ids = describedBy(field, sheet);
  return ids === '' ? '' : html`aria-describedby="${ids}"`;
}

/** Lever leaves the first check to the browser, the others to their server. */
const browserChecks = (field: Field, sheet: Sheet): string =>
  sheet.posting.dialect === 'lever' && field.required && !sheet.entry.files.has(field.name) ? 'required' : '';

const state = (field: Field, sheet: Sheet): Html =>
  html`${browserChecks(field, sheet)} aria-required="${String(field.required)}"
  aria-invalid="${String(sheet.problems.has(field.name))}" ${described(field, sheet)}`;

function line(field: Field, sheet: Sheet, type: string): Html {
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

const area = (field: Field, sheet: Sheet): Html =>
  html`<textarea id="${idOf(field.name)}" name="${field.name}" rows="5" ${state(field, sheet)}>
${firstOf(sheet.entry, field.name)}</textarea>`;

function select(field: Field, sheet: Sheet): Html {
  const chosen = firstOf(sheet.entry, field.name);
  const option = ({ value, label }: Option): Html =>
    html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`;
  return html`<select id="${idOf(field.name)}" name="${field.name}" ${state(field, sheet)}>
    <option value="">${formTexts[sheet.posting.language].select}</option>
    ${field.options.map(option)}
  </select>`;
}

function listbox(field: Field, sheet: Sheet): Html {
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

function choices(field: Field, sheet: Sheet, type: 'radio' | 'checkbox'): Html {
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

function pair(field: Field, sheet: Sheet): Html {
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

function file(field: Field, sheet: Sheet): Html {
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

function box(field: Field, sheet: Sheet): Html {
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
