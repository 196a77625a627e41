import { press, select, setOptions, type } from './fill.ts';
import type { LiveField } from '#server/ports/browser/form/observe.ts';

const isWritten = ({ control }: LiveField): boolean =>
  control === 'text' ||
  control === 'long' ||
  control === 'number' ||
  control === 'date' ||
  control === 'password';

/** Takes away what the page put into a question that the plan leaves blank. False when it cannot be blank. */
export async function leaveBlank(field: LiveField): Promise<boolean> {
  if (field.control === 'checkbox') {
    if (field.value === 'true') await press(field, field.proxy);
    return true;
  }
  if (field.control === 'checkboxes' || (field.control === 'buttons' && field.multiple)) {
    await setOptions(field, []);
    return true;
  }
  if (isWritten(field)) {
    if (field.value !== '') await type(await field.element(field.at), '');
    return true;
  }
  if (field.control === 'select') {
    const blank = field.options.find(({ value }) => value === '');
    if (blank && !blank.chosen) await select(field, [blank]);
    // The first entry of a list without an empty one is what the list shows by itself.
    return blank !== undefined || field.options.every(({ chosen }) => !chosen);
  }
  const keeps = ['listbox', 'file', 'slider', 'dateParts', 'phoneParts'];
  return keeps.includes(field.control) || field.options.every(({ chosen }) => !chosen);
}
