import type { Column } from '#engines/tables/columns/columns.ts';

/** How much of a column has to be days. */
const MOSTLY = 0.8;
/** How likely the only days of a table are its own at least: what a name says of them is more, and a stock list needs more. */
const ONLY_DAYS = 0.2;

/** Columns where the only one of days may be the table's own, whatever its name says: "Done". */
export function withOnlyDays(columns: readonly Column[]): Column[] {
  const days = columns.filter(({ shares }) => (shares['date'] ?? 0) >= MOSTLY);
  const [only] = days;
  if (only === undefined || days.length > 1) return [...columns];
  const { meanings } = only;
  const [date, none] = [meanings.get('date') ?? 0, meanings.get('none') ?? 0];
  if (date >= ONLY_DAYS || none < ONLY_DAYS) return [...columns];
  const raised = new Map(meanings).set('date', ONLY_DAYS).set('none', none - ONLY_DAYS + date);
  return columns.map((column) => (column === only ? { ...column, meanings: raised } : column));
}
