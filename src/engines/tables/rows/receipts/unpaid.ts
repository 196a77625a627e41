import { tableWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { inParts, isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import type { Understood } from '#engines/tables/rows/record-values.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

type Row = readonly Cell[];

/** Rows whose payments come to their total, at least, and how much of those with a total; columns of payments at most. */
const [LEAST_PAID, NEARLY_ALL, MOST_COLUMNS] = [5, 0.75, 8];
/** Records by which columns of payments are told. */
const LEARNED = 2000;
const KNOWN = new Set([...tableWords('a sale'), ...tableWords('refund')]);

/** A record with what it comes to, in cents. */
interface Owed {
  record: Row;
  total: number;
}

/** Places of columns beside the fields that hold numbers alone, in runs that stand side by side. */
function runsOfNumbers(records: readonly Row[], { names, readings }: Understood): number[][] {
  const taken = new Set(readings.map(({ at }) => at));
  const runs: number[][] = [[]];
  for (const at of names.keys()) {
    const filled = records.filter((record) => !isNothing(record[at]));
    const isNumbers =
      !taken.has(at) && filled.length > 0 && filled.every((record) => numberOf(record[at], null) !== null);
    if (isNumbers) runs.at(-1)?.push(at);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 0);
}

/** All columns side by side within a run, at most so many. */
const partsOfRun = (run: readonly number[]): number[][] =>
  run.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_COLUMNS, run.length - from) }, (_two, more) =>
      run.slice(from, from + more + 1),
    ),
  );

/** Columns that may be the payments together: any of a few, side by side of many. */
function choicesAmong(runs: readonly (readonly number[])[]): number[][] {
  const places = runs.flat();
  if (places.length > MOST_COLUMNS) return runs.flatMap(partsOfRun);
  return places.reduce<number[][]>((found, at) => found.flatMap((one) => [one, [...one, at]]), [[]]);
}

/**
 * Records of which nothing was paid, though columns beside the total say how nearly all others were, and that are in a state in which none
 * was paid: who did not come, what was only asked for. A state that is known for a sale is one all the same.
 */
export function unpaidAmong(records: readonly Row[], understood: Understood): ReadonlySet<Row> {
  const { kind, readings } = understood;
  const [total, status] = ['total', 'status'].map((own) => readings.find(({ field }) => field === own));
  if ((kind !== 'orders' && kind !== 'sale_lines') || total === undefined || status === undefined)
    return new Set();
  const owed = records.flatMap((record): Owed[] => {
    const value = numberOf(record[total.at], total.sign);
    return value === null || value === 0 || isNothing(record[status.at])
      ? []
      : [{ record, total: inParts(value, 100) }];
  });
  const judged = owed.slice(0, LEARNED);
  const paidIn = (record: Row, places: readonly number[]) =>
    places.reduce((sum, at) => sum + inParts(numberOf(record[at], total.sign) ?? 0, 100), 0);
  const runs = runsOfNumbers(
    judged.map(({ record }) => record),
    understood,
  );
  const cents = new Map(runs.flat().map((at) => [at, judged.map(({ record }) => paidIn(record, [at]))]));
  const paidBy = (places: readonly number[]) =>
    judged.filter(
      (one, row) => places.reduce((sum, at) => sum + (cents.get(at)?.[row] ?? 0), 0) === one.total,
    ).length;
  const [best] = choicesAmong(runs)
    .map((places) => ({ places, paid: paidBy(places) }))
    .toSorted((one, other) => other.paid - one.paid);
  if (best === undefined || best.paid < LEAST_PAID || best.paid < judged.length * NEARLY_ALL)
    return new Set();
  const { places } = best;
  const wordOf = ({ record }: Owed) => fold(cellText(record[status.at]));
  const paid = new Set(owed.filter(({ record }) => paidIn(record, places) !== 0).map(wordOf));
  return new Set(
    owed.filter((one) => !paid.has(wordOf(one)) && !KNOWN.has(wordOf(one))).map(({ record }) => record),
  );
}
