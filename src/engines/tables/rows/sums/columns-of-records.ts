import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import type { Cell } from '#engines/tables/table.ts';

type Row = readonly Cell[];

/** How much of the records of usual width fill a column that is usual, and how much of a column of numbers has to be those. */
const [USUAL, MOSTLY] = [0.9, 0.8];

/** Records by which columns of numbers are told. */
const JUDGED = 2000;

const placesIn = (records: readonly Row[]): number[] => {
  const most = records.reduce((length, record) => Math.max(length, record.length), 0);
  return Array.from({ length: most }, (_, at) => at);
};

/** Columns that nearly all records of at least the middle width fill. */
export function usualColumns(records: readonly Row[]): number[] {
  const widths = records.map((record) => record.filter((cell) => !isNothing(cell)).length);
  const filled = widths.filter((width) => width > 0).toSorted((one, other) => one - other);
  const middle = filled[Math.floor(filled.length / 2)] ?? 0;
  const whole = records.filter((_, at) => (widths[at] ?? 0) >= middle);
  return placesIn(records).filter(
    (at) => whole.filter((record) => !isNothing(record[at])).length >= whole.length * USUAL,
  );
}

/** Columns that hold numbers and hardly anything else. */
export function columnsOfNumbers(records: readonly Row[]): number[] {
  const judged = records.slice(0, JUDGED);
  return placesIn(judged).filter((at) => {
    const filled = judged.filter((record) => !isNothing(record[at]));
    return (
      filled.length > 1 &&
      filled.filter((record) => numberOf(record[at], null) !== null).length >= filled.length * MOSTLY
    );
  });
}
