import { isNothing } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

type Row = readonly Cell[];

/** What is known of the records of a table whose days may stand once. */
export interface OfDays {
  /** Place of the column of days, and of the numbers of receipts; null for none. */
  at: number;
  reference: number | null;
  /** `YYYY-MM-DD` of a cell, and null for what is no day; of `isOpen` days it is not known yet which number is the day. */
  dayOf: (cell: Cell | undefined) => string | null;
  isOpen: boolean;
  /** Whether a record is a line of the table, and whether it ends a part of it: an empty one, or a sum. */
  isLine: (record: Row) => boolean;
  isBreak: (record: Row) => boolean;
}

/** How many lines without a day there are at least, and how much of all, for days to stand once. */
const [LEAST_WITHOUT, SHARE_WITHOUT] = [3, 0.25];
/** How many different days there are at least where they stand above their lines, and how many receipts begin with one. */
const [LEAST_DAYS, LEAST_RECEIPTS] = [2, 3];
const NEARLY_ALL = 0.9;
/** How much of the receipts, and of the parts of a table, begin with a day where all that have one do. */
const [MOST_RECEIPTS, MOST_PARTS] = [0.8, 0.6];

/** Whether so many records have no day that theirs may stand above them. */
export const mayStandOnce = (records: readonly Row[], at: number): boolean =>
  records.filter((record) => isNothing(record[at]) && !record.every(isNothing)).length >= LEAST_WITHOUT;

/** Records one below the other with the same number of a receipt. */
function runsOf(records: readonly Row[], reference: number): Row[][] {
  const runs: Row[][] = [];
  let number = '';
  for (const record of records) {
    const own = cellText(record[reference]);
    if (own === '') continue;
    if (own === number) runs.at(-1)?.push(record);
    else runs.push([record]);
    number = own;
  }
  return runs;
}

/** Whether the day stands in the first record of most receipts, and in that alone, several of which have more than one. */
function areOfReceipts(runs: readonly Row[][], { at }: OfDays): boolean {
  const once = runs.filter((run) => run.every((record, place) => isNothing(record[at]) === place > 0));
  return (
    once.filter(({ length }) => length > 1).length >= LEAST_RECEIPTS &&
    once.length >= runs.length * MOST_RECEIPTS
  );
}

/** Whether hardly any receipt has a day below its first record. */
const areAboveReceipts = (runs: readonly Row[][], { at }: OfDays): boolean =>
  runs.filter((run) => run.slice(1).every((record) => isNothing(record[at]))).length >=
  runs.length * NEARLY_ALL;

/** How much of what lines with a day fill a line without one fills at least: a sum lacks more. */
const AS_FULL = 0.8;

const hasDigits = (cell: Cell | undefined): boolean => /\d/.test(cellText(cell));

/** The lines without a day that are otherwise as lines with one are: as full, and numbered where those are. */
function linesWithout(lines: readonly Row[], { at, reference }: OfDays): Row[] {
  const [dated, without] = [false, true].map((isWithout) =>
    lines.filter((record) => isNothing(record[at]) === isWithout),
  ) as [Row[], Row[]];
  const like = dated.length > 0 ? dated : without;
  const usualAt = (place: number, is: (cell: Cell | undefined) => boolean) =>
    like.filter((record) => is(record[place])).length >= like.length * NEARLY_ALL;
  const width = Math.max(0, ...like.map(({ length }) => length));
  const usual = Array.from({ length: width }, (_, place) => place).filter(
    (place) => place !== at && usualAt(place, (cell) => !isNothing(cell)),
  );
  const isNumbered = reference !== null && usualAt(reference, hasDigits);
  return without.filter(
    (record) =>
      usual.filter((place) => !isNothing(record[place])).length >= usual.length * AS_FULL &&
      (!isNumbered || hasDigits(record[reference])),
  );
}

/** Whether days are written where they change, and only there: none is that of the line above, and all go the same way. */
function standWhereTheyChange(records: readonly Row[], of: OfDays): boolean {
  const { at, dayOf, isOpen, isLine } = of;
  const lines = records.filter(isLine);
  const without = linesWithout(lines, of).length;
  if (without < LEAST_WITHOUT || without < lines.length * SHARE_WITHOUT) return false;
  const days = records.flatMap((record) => (isNothing(record[at]) ? [] : (dayOf(record[at]) ?? [])));
  const steps = days.slice(1).map((day, before) => day.localeCompare(days[before] ?? ''));
  const most = Math.max(...[1, -1].map((way) => steps.filter((step) => step === way).length));
  return (
    new Set(days).size >= LEAST_DAYS &&
    steps.every((step) => step !== 0) &&
    (isOpen || most >= steps.length * NEARLY_ALL)
  );
}

/** Whether nearly each part of a table, after an empty record or a sum, begins with a day. */
function partsBeginWithDays(records: readonly Row[], { at, isBreak }: OfDays): boolean {
  const first = records.filter((record, place) => {
    const above = records[place - 1];
    return !isBreak(record) && (above === undefined || isBreak(above));
  });
  return first.filter((record) => !isNothing(record[at])).length >= first.length * MOST_PARTS;
}

/**
 * The days of lines whose own cell is empty as their day stands once, by the record: in the first record of their receipt, or above all
 * lines of the day, as somebody writes who does not repeat it. What a day is written as is handed on, also where that is none. None where
 * the table does not show that it is written so: what has no day then lacks it.
 */
export function daysStandingOnce(records: readonly Row[], of: OfDays): ReadonlyMap<Row, Cell> {
  const { at, reference, isBreak } = of;
  const found = new Map<Row, Cell>();
  const runs = reference === null ? [] : runsOf(records, reference);
  if (areOfReceipts(runs, of)) {
    for (const [first, ...others] of runs)
      if (first !== undefined && !isNothing(first[at]))
        for (const record of others) if (isNothing(record[at])) found.set(record, first[at] ?? null);
    return found;
  }
  if (!standWhereTheyChange(records, of) || !areAboveReceipts(runs, of)) return found;
  const isNew = partsBeginWithDays(records, of);
  let day: Cell = null;
  for (const record of records) {
    if (isBreak(record)) day = isNew ? null : day;
    else if (!isNothing(record[at])) day = record[at] ?? null;
    else if (day !== null) found.set(record, day);
  }
  return found;
}
