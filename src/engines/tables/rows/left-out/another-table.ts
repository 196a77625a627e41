import { isNothing } from '#engines/tables/cells/numbers.ts';
import { isNumber } from '#engines/tables/columns/fields.ts';
import { isHeaderAgain } from '#engines/tables/columns/header.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import type { Understood } from '#engines/tables/rows/record-values.ts';

type Row = readonly Cell[];

/** How many names the line above another table's rows has at least. */
const LEAST_NAMES = 3;

const filledOf = (record: Row | undefined): Cell[] => (record ?? []).filter((cell) => !isNothing(cell));
const isName = (cell: Cell): boolean => typeof cell === 'string' && /^[^\d]*\p{L}[^\d]*$/u.test(cell);

/**
 * Records of another table that stands below the first on its sheet, its line of names among them: what was spent below what was sold. Such a
 * line follows a title or an empty line, and has names where rows have days and where they have numbers. The table's own line of names ends it.
 */
export function anotherTable(records: readonly Row[], { names, readings }: Understood): ReadonlySet<Row> {
  const day = readings.find(({ field }) => field === 'date')?.at;
  const numbers = readings.filter(({ field }) => isNumber(field)).map(({ at }) => at);
  const found = new Set<Row>();
  if (day === undefined) return found;
  const begins = (record: Row, place: number): boolean => {
    const filled = filledOf(record);
    return (
      filledOf(records[place - 1]).length < 2 &&
      filled.length >= LEAST_NAMES &&
      filled.every(isName) &&
      new Set(filled.map(cellText)).size === filled.length &&
      !isNothing(record[day]) &&
      numbers.some((at) => !isNothing(record[at]))
    );
  };
  let isOther = false;
  for (const [place, record] of records.entries()) {
    if (isOther) isOther = !isHeaderAgain(record, names);
    else isOther = place > 0 && begins(record, place) && !isHeaderAgain(record, names);
    if (isOther) found.add(record);
  }
  return found;
}
