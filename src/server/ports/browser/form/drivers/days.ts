import { plain } from '#server/ports/browser/form/text.ts';
import type { SeenField, SeenPart } from '#server/ports/browser/page/page-types.ts';

/** How a line writes a day: the order of its parts, what divides them, and whether the year has two digits. */
export interface DayFormat {
  order: readonly ('day' | 'month' | 'year')[];
  divider: string;
  shortYear: boolean;
}

const SHOWN =
  /(?:^|[\s(])((?:dd?|jj?|tt?)|mm?|(?:yy|yyyy|aaaa|aa|jjjj))([/.\- ])((?:dd?|jj?|tt?)|mm?|(?:yyyy|yy|aaaa|aa|jjjj))(?:\2(yyyy|yy|aaaa|aa|jjjj|dd?|jj?|tt?))?(?=$|[\s).,])/i;

const partOf = (letters: string): 'day' | 'month' | 'year' =>
  /^m/i.test(letters) ? 'month' : letters.length === 4 || /^[ya]/i.test(letters) ? 'year' : 'day';

/** The way a line wants a day or a month, as its example, its help or its label shows it; null when it wants no date. */
export function formatOf({
  placeholder,
  help,
  label,
}: Pick<SeenField, 'placeholder' | 'help' | 'label'>): DayFormat | null {
  for (const text of [placeholder, help, label]) {
    const found = SHOWN.exec(text);
    if (found === null) continue;
    const letters = [found[1], found[3], found[4]].filter((part) => part !== undefined);
    const order = letters.map((part) => partOf(part));
    if (new Set(order).size !== order.length || !order.includes('month')) continue;
    const year = letters.find((part) => partOf(part) === 'year') ?? '';
    return { order, divider: found[2] ?? '/', shortYear: year.length === 2 };
  }
  return null;
}

/** The parts of `YYYY-MM-DD` or `YYYY-MM`; null for anything else. */
export function partsOfDay(day: string): { year: string; month: string; day: string } | null {
  const found = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(day);
  return found === null ? null : { year: found[1] ?? '', month: found[2] ?? '', day: found[3] ?? '' };
}

/** A day or month as a line writes it; as it is where it is none, or where the line wants more than is known. */
export function writeDay(day: string, format: DayFormat | null): string {
  const parts = partsOfDay(day);
  if (parts === null || format === null) return day;
  if (format.order.includes('day') && parts.day === '') return day;
  return format.order
    .map((part) => (part === 'year' && format.shortYear ? parts.year.slice(2) : parts[part]))
    .join(format.divider);
}

/** The names of January to December that a list may use, folded, each by how it begins. */
const BEGINNINGS = [
  'jan',
  'feb|fev',
  'mar',
  'apr|avr',
  'may|mai',
  'jun|juin',
  'jul|juil',
  'aug|aou',
  'sep',
  'oct',
  'nov',
  'dec',
].map((names) => new RegExp(`^(${names})`));

/** The one month, 1 to 12, that some folded words name; null for none or several. */
export function monthNamed(words: string): number | null {
  const named = BEGINNINGS.flatMap((beginning, at) =>
    words.split(/[^a-z]+/).some((word) => word.length > 2 && word.length < 10 && beginning.test(word))
      ? [at + 1]
      : [],
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Whether a shown text is a day: all of its parts in some order, the month in digits or by name. */
export function isDayShown(text: string, day: string, format: DayFormat | null): boolean {
  const parts = partsOfDay(day);
  if (parts === null || text === '') return false;
  if (format !== null) return text.trim() === writeDay(day, format);
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const month = monthNamed(plain(text));
  const wanted = [Number(parts.year), Number(parts.day), ...(month === null ? [Number(parts.month)] : [])];
  return (
    numbers.length === wanted.length &&
    wanted.every((part) => numbers.includes(part)) &&
    (month === null || month === Number(parts.month))
  );
}

/** What goes into one box of a date: its digits, or the value of the list's entry that says the same; null for none. */
export function writePart({ unit, size, options }: SeenPart, day: string): string | null {
  const parts = partsOfDay(day);
  if (parts === null || unit === 'digits' || parts[unit] === '') return null;
  const digits = unit === 'year' && size === 2 ? parts.year.slice(2) : parts[unit];
  if (options.length === 0) return digits;
  const number = Number(digits);
  const entry = options.find(
    ({ text, value }) =>
      Number(text) === number ||
      (unit === 'month' && BEGINNINGS[number - 1]?.test(plain(text)) === true) ||
      (value !== '' && Number(value) === number && !/\d/.test(text)),
  );
  return entry?.value ?? null;
}

/** Whether an entry of a list says a part of a day: its digits, or the month's name. */
export function saysPart({ unit }: Pick<SeenPart, 'unit'>, text: string, day: string): boolean {
  const parts = partsOfDay(day);
  if (parts === null || unit === 'digits' || parts[unit] === '') return false;
  const number = Number(parts[unit]);
  if (/^\d+$/.test(text.trim())) return Number(text) === number;
  return unit === 'month' && BEGINNINGS[number - 1]?.test(plain(text)) === true;
}

/** A telephone number cut for boxes of these sizes, from its end; null when it does not fill them. */
export function cutNumber(number: string, sizes: readonly number[]): string[] | null {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const digits = number.replaceAll(/\D/g, '').slice(-all);
  if (digits.length !== all) return null;
  let at = 0;
  return sizes.map((size) => digits.slice(at, (at += size)));
}
