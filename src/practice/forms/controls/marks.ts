import { html } from 'hono/html';
import type { Field } from '#practice/fields/types.ts';
import type { Entry } from '#practice/forms/entry.ts';
import type { Problems } from '#practice/forms/validate.ts';
import type { LivePosting } from '#practice/directory.ts';

export type Html = ReturnType<typeof html>;
/** What a form shows: the posting, what was typed so far and what is wrong with it. */
export type Sheet = { posting: LivePosting; entry: Entry; problems: Problems; fresh: boolean };

/** A name as an id of the page may be written. */
export const idOf = (name: string): string => name.replace(/[^\w-]+/g, '-').replace(/-+$/, '');
export const problemId = (field: Field): string => `${idOf(field.name)}-error`;
export const helpId = (field: Field): string => `${idOf(field.name)}-help`;
export const labelId = (field: Field): string => `${idOf(field.name)}-label`;

/** The mark of a question that must be answered. */
export const star = (field: Field): Html | string =>
  field.required ? html`<span class="required" aria-hidden="true"> *</span>` : '';

function describedBy(field: Field, sheet: Sheet): string {
  const ids = [
    field.help === null ? '' : helpId(field),
    sheet.problems.has(field.name) ? problemId(field) : '',
  ];
  return ids.filter((id) => id !== '').join(' ');
}

/** Ties a control to its help and its message. */
export function described(field: Field, sheet: Sheet): Html | string {
  const ids = describedBy(field, sheet);
  return ids === '' ? '' : html`aria-describedby="${ids}"`;
}

/** Lever leaves the first check to the browser, the others to their server. */
const browserChecks = (field: Field, sheet: Sheet): string =>
  sheet.posting.dialect === 'lever' && field.required && !sheet.entry.files.has(field.name) ? 'required' : '';

/** What a control says of itself: required, wrong, described. */
export const state = (field: Field, sheet: Sheet): Html =>
  html`${browserChecks(field, sheet)} aria-required="${String(field.required)}"
  aria-invalid="${String(sheet.problems.has(field.name))}" ${described(field, sheet)}`;
