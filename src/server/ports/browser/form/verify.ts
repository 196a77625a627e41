import type { PlannedField } from '#contract/career/form.ts';
import type { FormFiles } from '#server/ports/browser.ts';
import { optionsFor, ticks } from './match.ts';
import type { SeenField } from '#server/ports/browser/page/page-types.ts';
import { labelKey } from './text.ts';

const sameText = (left: string, right: string) =>
  left.replaceAll('\r\n', '\n').trim() === right.replaceAll('\r\n', '\n').trim();

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Whether two telephone numbers are one: pages write them their own way. */
const sameNumber = (left: string, right: string) =>
  /^[\d\s().+-]+$/.test(left) && digits(left).length >= 7 && digits(left) === digits(right);

/** What a question on the page holds now, as a person would read it. */
export function valueOf(seen: SeenField): string {
  if (seen.options.length > 0)
    return seen.options
      .filter(({ chosen }) => chosen)
      .map(({ text }) => text)
      .join(', ');
  return seen.value;
}

/** What a planned value should read as on the page. */
export function expectedOf(planned: PlannedField, files: FormFiles): string {
  if (planned.kind === 'file') return files[String(planned.value)]?.name ?? '';
  return planned.display || String(planned.value);
}

/** Whether the page holds exactly what the plan says. */
export function holds(seen: SeenField, planned: PlannedField, files: FormFiles): boolean {
  if (seen.control === 'file') {
    const name = expectedOf(planned, files);
    return name !== '' && (seen.value === name || seen.near.includes(name));
  }
  if (seen.control === 'checkbox') return (seen.value === 'true') === ticks(planned);
  if (seen.control === 'listbox') {
    const values = Array.isArray(planned.value) ? planned.value : [planned.display || String(planned.value)];
    // Replaced lists often show the choice beside an input that stays empty.
    const shown = labelKey(seen.value === '' ? seen.near : seen.value);
    return values.every((value) =>
      seen.multiple || seen.value === '' ? shown.includes(labelKey(value)) : shown === labelKey(value),
    );
  }
  if (seen.options.length > 0) {
    const wanted = optionsFor(planned, seen.options);
    const chosen = seen.options.filter((option) => option.chosen);
    return wanted !== null && wanted.length === chosen.length && wanted.every((option) => option.chosen);
  }
  const expected = Array.isArray(planned.value) ? planned.value.join(', ') : String(planned.value);
  return sameText(seen.value, expected) || sameNumber(seen.value, expected);
}
