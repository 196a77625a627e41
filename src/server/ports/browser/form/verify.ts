import { textsOf } from '#engines/forms/index.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import type { FormFiles } from '#server/ports/browser.ts';
import { optionsFor, ticks } from './match.ts';
import type { SeenField } from '#server/ports/browser/page/page-types.ts';
import { cutNumber, formatOf, isDayShown, partsOfDay, saysPart, writePart } from './drivers/days.ts';
import { placeAmong } from './drivers/place-among.ts';
import { labelKey, saysNothingChosen } from './text.ts';
import { isPlace, nationalNumber, writtenAs } from './drivers/written.ts';

/** Whether two texts are one; rich text draws its own lines. */
const sameText = (left: string, right: string) =>
  left.replaceAll(/\s+/g, ' ').trim() === right.replaceAll(/\s+/g, ' ').trim();

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Whether two telephone numbers are one: pages write them their own way. */
const sameNumber = (left: string, right: string) =>
  /^[\d\s().+-]+$/.test(left) && digits(left).length >= 7 && digits(left) === digits(right);

/** Whether two figures are one that a mask divides in groups of thousands, or writes with its currency or decimals of nothing. */
const sameFigure = (left: string, right: string) =>
  /^\d+$/.test(right) &&
  /^[\p{Sc}\s]*\d{1,3}(?:[ ,.'’\u00A0\u202F]\d{3})*(?:[.,]0{1,2})?[\p{Sc}\s]*$/u.test(left) &&
  digits(left.replace(/[.,]0{1,2}(?=\D*$)/, '')) === right;

const says = (text: string, phrase: string) => phrase !== '' && ` ${text} `.includes(` ${phrase} `);

function partsHold(seen: SeenField, planned: PlannedField): boolean {
  const cut = cutNumber(
    String(planned.value),
    seen.parts.map(({ size }) => size),
  );
  return seen.parts.every((part, index) =>
    part.opens
      ? saysPart(part, part.value, String(planned.value))
      : part.value ===
        (seen.control === 'phoneParts' ? cut?.[index] : writePart(part, String(planned.value))),
  );
}

/** The one entry of a list that a shorter text shown for it can mean: "🇨🇦 +1" for "🇨🇦 Canada +1"; null for none or several. */
function entryShortened({ options, value }: SeenField): string | null {
  const marks = value.trim().split(/\s+/);
  const meant = options.filter(({ text }) => marks.every((mark) => text.split(/\s+/).includes(mark)));
  return meant.length === 1 ? (meant[0]?.text ?? null) : null;
}

/** What a list shows as chosen; lists often show it beside a box that stays empty. */
function listHolds(seen: SeenField, planned: PlannedField, home: string): boolean {
  const shown = labelKey(seen.value);
  if (seen.options.length === 0 && seen.manner === 'typed')
    return shown !== '' && placeAmong([seen.value], textsOf(planned)[0] ?? '', home) !== null;
  if (saysNothingChosen(seen.value)) return false;
  if (seen.options.length === 0 && partsOfDay(String(planned.value)) !== null)
    return isDayShown(seen.value, String(planned.value), formatOf(seen));
  // What is shown is one of its entries, or words around the one that was chosen.
  const isEntry = seen.options.some(({ text }) => labelKey(text) === shown);
  // A list that stands open says all of its entries and none of them is chosen by that.
  const entries = seen.options.filter(({ text }) => !saysNothingChosen(text));
  if (!isEntry && entries.length > 1 && entries.every(({ text }) => says(shown, labelKey(text))))
    return seen.multiple && textsOf(planned).length === entries.length;
  const meant = isEntry || seen.value === '' ? null : entryShortened(seen);
  return textsOf(planned).every(
    (text) => shown === labelKey(text) || meant === text || (!isEntry && says(shown, labelKey(text))),
  );
}

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
  return textsOf(planned).join(', ');
}

/** Whether the page holds exactly what the plan says. */
export function holds(seen: SeenField, planned: PlannedField, files: FormFiles, home = ''): boolean {
  if (seen.control === 'file') {
    const names = Array.isArray(planned.value) ? planned.value : [String(planned.value)];
    return names.every((one) => {
      const name = files[one]?.name ?? '';
      return name !== '' && (seen.value === name || seen.near.includes(name));
    });
  }
  if (seen.control === 'checkbox') return (seen.value === 'true') === ticks(planned);
  if (seen.control === 'listbox') return listHolds(seen, planned, home);
  if (seen.control === 'password') return seen.value !== '';
  if (seen.parts.length > 0) return partsHold(seen, planned);
  if (seen.options.length > 0) {
    const wanted = optionsFor(planned, seen.options);
    const chosen = seen.options.filter((option) => option.chosen);
    return wanted !== null && wanted.length === chosen.length && wanted.every((option) => option.chosen);
  }
  if (isPlace(seen) && placeAmong([seen.value], textsOf(planned)[0] ?? '', home) !== null) return true;
  const day = String(planned.value);
  // A page may write a day that it was given its own way.
  if (seen.control === 'text' && formatOf(seen) === null && isDayShown(seen.value, day, null)) return true;
  const expected = writtenAs(seen, planned);
  if (nationalNumber(seen.value, expected) === digits(seen.value)) return true;
  return [sameText, sameNumber, sameFigure].some((same) => same(seen.value, expected));
}
