import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import { beginsAsTotal } from '#engines/tables/rows/total-labels.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

type Row = readonly Cell[];

/** A record with no more cells may be a section's name or a sum: columns are not judged by it. */
const FEW = 4;
/** Cells that a further line of an order has at least: what it is, how many, and for how much. */
const LEAST_OF_LINE = 3;
/** How many columns that the line above fills a further line of an order leaves empty at least. */
const LEAST_LACKING = 2;
const NEAR = 0.015;

const filledIn = (record: Row): number => record.filter((cell) => cell !== '' && cell !== null).length;

/** Sums of columns, by their places. */
type Sums = Map<number, number>;

/** What stands above a record: the last whole row, and what the rows since the last other record, and all of them, come to. */
interface Above {
  whole: Row | null;
  section: Sums;
  all: Sums;
}

const numbersOf = (record: Row): [number, number][] =>
  record.flatMap((cell, at): [number, number][] => {
    const value = numberOf(cell, null);
    return value === null ? [] : [[at, value]];
  });

const areSums = (numbers: readonly [number, number][], sums: Sums): boolean =>
  numbers.every(([at, value]) => Math.abs((sums.get(at) ?? 0) - value) < NEAR);

/**
 * Whether a record of few cells is a line all the same: of the order above, whose number it leaves out or says again, with a name, a count
 * and an amount where the row above has them too. A sum's label or a sum's amounts make it none.
 */
function isShortLine(record: Row, { whole, section, all }: Above): boolean {
  const filled = record.flatMap((cell, at) => (isNothing(cell) ? [] : [at]));
  if (whole === null || filled.length < LEAST_OF_LINE || filled.length > FEW) return false;
  const isAgain = (at: number) => cellText(record[at]) === cellText(whole[at]);
  const first = record[0];
  if (!isNothing(first) && !isAgain(0)) return false;
  const numbers = numbersOf(record).filter(([at]) => at > 0 || !isAgain(at));
  const lacking = whole.filter((cell, at) => !isNothing(cell) && isNothing(record[at])).length;
  return (
    numbers.length >= 2 &&
    numbers.every(([at]) => !isNothing(whole[at])) &&
    filled.some(
      (at) => at > 0 && /\p{L}/u.test(cellText(record[at])) && numberOf(record[at], null) === null,
    ) &&
    lacking >= LEAST_LACKING &&
    !record.some(beginsAsTotal) &&
    ![section, all].some((sums) => areSums(numbers, sums))
  );
}

const add = (sums: Sums, numbers: readonly [number, number][]): void => {
  for (const [at, value] of numbers) sums.set(at, (sums.get(at) ?? 0) + value);
};

/** The records by which columns are judged: whole rows, and further lines of orders, which fill fewer cells; all where there are none. */
export function judgedRows(records: readonly Row[], width: number): readonly Row[] {
  const above: Above = { whole: null, section: new Map(), all: new Map() };
  const rows = records.filter((record) => {
    const isWhole = filledIn(record) * 3 > width || filledIn(record) > FEW;
    const isRow = isWhole || isShortLine(record, above);
    if (isWhole) above.whole = record;
    if (!isRow) above.section = new Map();
    else for (const sums of [above.section, above.all]) add(sums, numbersOf(record));
    return isRow;
  });
  return rows.length > 0 ? rows : records;
}
