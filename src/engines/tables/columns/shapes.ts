import { currencyOf, tableWords, weekdayOf } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { readDay } from '#engines/tables/cells/dates.ts';
import { isHundredths, isNothing, numberOf, shownSign, signOf } from '#engines/tables/cells/numbers.ts';
import { ratingOf } from '#engines/tables/cells/ratings.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

const CURRENCIES = new Set(currencyOf.values());
const YES = tableWords('yes');
const NO = tableWords('no');
/** Words that say in which state a sale is. */
const STATES = new Set([...tableWords('not a sale'), ...tableWords('a sale'), ...tableWords('refund')]);

/** Whether a text is a day, whichever of its numbers comes first. */
const isDay = (text: string): boolean =>
  readDay(text, 'month first') !== null || readDay(text, 'day first') !== null;

/** What kinds of values a cell may be one of; a cell may be several. */
const CELL_SHAPES: Readonly<Record<string, (text: string, cell: Cell) => boolean>> = {
  date: (text) => /\d/.test(text) && isDay(text) && !/^\d{5}(?:[.,]\d+)?$/.test(text),
  moment: (text) => /\d[T ]\d{1,2}:\d{2}/.test(text) && readDay(text, null) !== null,
  time: (text) => /^\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?$/i.test(text),
  serial: (text) => /^[234]\d{4}(?:[.,]\d+)?$/.test(text),
  state: (text) => STATES.has(fold(text)),
  weekday: (text) => /^\p{L}+\.?$/u.test(text) && weekdayOf(text.replace('.', '')) > 0,
  email: (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text),
  phone: (text) =>
    /^'?[\d\s().-]{7,}$/.test(text) && text.replace(/\D/g, '').length >= 7 && /[\s().+-]/.test(text),
  link: (text) => /^https?:\/\//.test(text),
  gtin: (text) => /^'?\d{8}$|^'?\d{12,14}$/.test(text),
  money: (text, cell) =>
    numberOf(cell, null) !== null &&
    (/\p{Sc}/u.test(text) || /[.,]\d{2}(?!\d)\D*$/.test(text) || isHundredths(text)),
  integer: (text) => /^-?\d{1,9}$/.test(text),
  decimal: (text, cell) => shownSign(cell) !== null && numberOf(text, null) !== null,
  negative: (text, cell) => (numberOf(cell, null) ?? 0) < 0,
  percent: (text) => /^-?\d+(?:[.,]\d+)?\s*%$/.test(text),
  'yes or no': (text) => YES.has(fold(text)) || NO.has(fold(text)),
  currency: (text) => /^[A-Z]{3}$/.test(text) && CURRENCIES.has(text),
  capitals: (text) => /^[A-Z]{2}$/.test(text),
  code: (text) => /^(?=.*\d)[A-Z0-9#_/.-]{3,}$/i.test(text) && !/^\d+[.,]?\d*$/.test(text),
  slashed: (text) => /^[\p{L}\d]+[-_][\p{L}\d-]+$/u.test(text),
  rating: (text, cell) => ratingOf(cell) !== null && !/[.,]\d{2}$/.test(text),
  word: (text) => /^\p{L}+$/u.test(text),
  name: (text) => /^\p{Lu}[\p{L}'’-]*\.?(?:\s\p{Lu}[\p{L}'’-]*\.?){1,3}$/u.test(text),
  phrase: (text) => /\s/.test(text) && /\p{L}/u.test(text),
  sentence: (text) => text.split(/\s+/).length > 5,
  listed: (text) => /\d\s*[×x]\s+\p{L}/u.test(text),
};

/** How much of a column has a shape before the column has it. */
const SHARES = [0.95, 0.6, 0.2] as const;
/** Cells by which a column is judged: the first of many rows say what the others are. */
export const SAMPLE = 400;

const bucket = (share: number, name: string): string[] => {
  const at = SHARES.findIndex((least) => share >= least);
  return at < 0 ? [] : [`${name} ${at}`];
};

/** Shares of a column's cells by shape, of those that are not empty; `filled` of all. */
export function sharesOf(cells: readonly (Cell | undefined)[]): Readonly<Record<string, number>> {
  const filled = cells.filter((cell) => cell !== undefined && !isNothing(cell));
  const counts: Record<string, number> = {};
  for (const cell of filled) {
    const text = cellText(cell);
    for (const [name, has] of Object.entries(CELL_SHAPES))
      if (has(text, cell ?? null)) counts[name] = (counts[name] ?? 0) + 1;
    if (numberOf(cell, null) !== null) counts['number'] = (counts['number'] ?? 0) + 1;
  }
  const shares = Object.entries(counts).map(([name, count]) => [name, count / Math.max(1, filled.length)]);
  const differing = new Set(filled.map(cellText)).size / Math.max(1, filled.length);
  return { ...Object.fromEntries(shares), differing, filled: filled.length / Math.max(1, cells.length) };
}

/** What the values of a column look like, as features: its shapes, how many differ, how large and how ordered its numbers are. */
export function shapesOf(cells: readonly (Cell | undefined)[]): string[] {
  const filled = cells.filter((cell) => cell !== undefined && !isNothing(cell));
  if (filled.length === 0) return ['empty'];
  const { filled: share = 0, differing = 0, ...shares } = sharesOf(cells);
  const texts = filled.map(cellText);
  const sign = signOf(filled as Cell[]);
  const numbers = filled.flatMap((cell) => numberOf(cell, sign) ?? []);
  const size = numbers.length * 2 < filled.length ? [] : [`size ${sizeOf(numbers)}`];
  const ups = numbers.filter((value, at) => at > 0 && value >= (numbers[at - 1] ?? 0)).length;
  return [
    ...Object.entries(shares).flatMap(([name, value]) => bucket(value, name)),
    ...bucket(share, 'filled'),
    ...bucket(differing, 'differing'),
    ...(new Set(texts).size === 1 ? ['all the same'] : []),
    ...size,
    ...(numbers.length > 4 && ups >= numbers.length * 0.9 ? ['rising'] : []),
  ];
}

const sizeOf = (numbers: readonly number[]): string => {
  const middle =
    numbers.map(Math.abs).toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  return middle === 0
    ? 'none'
    : middle < 1
      ? 'below 1'
      : middle <= 10
        ? '10'
        : middle <= 200
          ? '200'
          : middle < 1000
            ? '1000'
            : 'more';
};
