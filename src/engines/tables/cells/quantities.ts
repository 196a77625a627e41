import { monthOf, tableWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { numberOf } from './numbers.ts';
import type { DecimalSign } from './numbers.ts';

/** Words for so many pieces as one: "2 dozen" are two, or twenty-four. */
const MANY = tableWords('many in one');

/** A number with one word behind it: "6.5 yd", "14 pcs", "2kg", "3 boîtes.". */
const MEASURED = /^(\(?[-−–]?\s?\d[\d.,\s\u00a0\u202f]*?)([\s\u00a0\u202f]?)(\p{L}+[²³]?)\.?(\)?)$/u;
/** Letters that are typed for digits: "12O" is no measure, and neither is "5l"; "1 O" is none, and "1 l" is. */
const [LIKE_DIGITS, LIKE_NOUGHT] = [/^[oil]$/, /^o$/];
/** How long a word is that measures by its looks, and in how many cells a longer one stands. */
const [SHORT, LEAST_MET] = [4, 2];
/** What stands before a measure for a thousand, a hundredth or a thousandth of it. */
const PREFIX = /^[kcm](?=\p{L})/u;
const withoutPrefix = (unit: string): string => unit.replace(PREFIX, '');

/** A number and the word behind it, folded; null where a cell is not both. */
function withWord(cell: Cell | undefined): { number: string; unit: string } | null {
  const [, number = '', space = '', written = '', closed = ''] = MEASURED.exec(cellText(cell)) ?? [];
  const unit = fold(written);
  const isTyped =
    LIKE_NOUGHT.test(unit) || (space === '' && (LIKE_DIGITS.test(unit) || /^\p{Lu}$/u.test(written)));
  return number === '' || isTyped ? null : { number: `${number.trim()}${closed}`, unit };
}

/** A number and what it is measured in: no word for so many pieces, and no month. */
function measured(cell: Cell | undefined): { number: string; unit: string } | null {
  const found = withWord(cell);
  return found === null || MANY.has(found.unit) || monthOf(found.unit) > 0 ? null : found;
}

/** Whether a cell is a number with what it is measured in. */
export const isMeasured = (cell: Cell | undefined): boolean => measured(cell) !== null;

/** Whether one of two measures is so much of the other, or of what that is of, too. */
const areOfOne = (one: string, other: string): boolean => {
  const [bare, without] = [withoutPrefix(one), withoutPrefix(other)];
  return one !== other && (bare === other || without === one || (bare === without && bare !== one));
};

/**
 * What the counts of a column are measured in, folded: short words, and longer ones that stand there twice. Of two of which one is so much
 * of the other, as grams and kilograms, the seldomer is left out: its numbers say something else.
 */
export function unitsOf(cells: Iterable<Cell | undefined>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const unit = measured(cell)?.unit;
    if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const met = [...counts].filter(([unit, count]) => unit.length <= SHORT || count >= LEAST_MET);
  const isSeldomer = (unit: string, count: number) =>
    met.some(([other, more]) => areOfOne(unit, other) && more >= count);
  return new Set(met.filter(([unit, count]) => !isSeldomer(unit, count)).map(([unit]) => unit));
}

/** How many there are by a cell of a column of counts, by its decimal sign and its units; null for what is no number. */
export function quantityOf(
  cell: Cell | undefined,
  sign: DecimalSign,
  units: ReadonlySet<string> = new Set(),
): number | null {
  const found = measured(cell);
  return found === null ? numberOf(cell, sign) : units.has(found.unit) ? numberOf(found.number, sign) : null;
}

/** The number in front of a word, whatever that says: what it counts has to be proven by what it comes to. Null where there is no such. */
export function numberBeforeWord(cell: Cell | undefined, sign: DecimalSign): number | null {
  const found = withWord(cell);
  return found === null ? null : numberOf(found.number, sign);
}
