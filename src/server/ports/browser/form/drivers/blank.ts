import { press, select, setOptions } from './fill.ts';
import { type } from './typing.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';

const isWritten = ({ control }: LiveField): boolean =>
  control === 'text' ||
  control === 'long' ||
  control === 'number' ||
  control === 'date' ||
  control === 'password';

/** Whether a question that the plan leaves blank was so, was emptied, or cannot be. */
export type Blankness = 'was' | 'emptied' | 'stuck';

/** Takes away what the page put into a question that the plan leaves blank. */
export async function leaveBlank(field: LiveField): Promise<Blankness> {
  if (field.control === 'checkbox') {
    if (field.value !== 'true') return 'was';
    await press(field, field.proxy);
    return 'emptied';
  }
  if (field.control === 'checkboxes' || (field.control === 'buttons' && field.multiple)) {
    if (field.options.every(({ chosen }) => !chosen)) return 'was';
    await setOptions(field, []);
    return 'emptied';
  }
  if (isWritten(field)) {
    if (field.value === '') return 'was';
    await type(await field.element(field.at), '');
    return 'emptied';
  }
  if (field.control === 'select') {
    const blank = field.options.find(({ value }) => value === '');
    if (blank?.chosen === true) return 'was';
    // The first entry of a list without an empty one is what the list shows by itself.
    if (blank === undefined) return field.options.every(({ chosen }) => !chosen) ? 'was' : 'stuck';
    await select(field, [blank]);
    return 'emptied';
  }
  const keeps = ['listbox', 'file', 'slider', 'dateParts', 'phoneParts'];
  return keeps.includes(field.control) || field.options.every(({ chosen }) => !chosen) ? 'was' : 'stuck';
}
