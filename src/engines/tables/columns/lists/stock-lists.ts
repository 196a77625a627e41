import { fold } from '#engines/text/index.ts';
import { readDay } from '#engines/tables/cells/dates.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Column } from '#engines/tables/columns/columns.ts';

/** Rows from which on it says something that each is about a thing of its own. */
const LEAST_THINGS = 5;
/** How much of the steps from day to day go forth, and how much back, at least where rows are in no order of days. */
const LEAST_OF_STEPS = 0.3;
const LEAST_OF_DAYS = 0.8;

const filledIn = ({ sample }: Column): string[] =>
  sample.filter((cell) => !isNothing(cell)).map((cell) => fold(cellText(cell)));

const standOnce = (things: readonly string[]): boolean =>
  things.length >= LEAST_THINGS && new Set(things).size === things.length;

/** Whether days go forth and back from row to row, whichever of their numbers is the month. */
function areInNoOrder({ sample }: Column): boolean {
  return (['day first', 'month first'] as const).every((order) => {
    const days = sample.flatMap((cell) => (isNothing(cell) ? [] : (readDay(cellText(cell), order) ?? [])));
    const steps = days.slice(1).flatMap((day, at) => (day === days[at] ? [] : [day > (days[at] ?? '')]));
    const forth = steps.filter(Boolean).length;
    const least = steps.length * LEAST_OF_STEPS;
    return steps.length >= LEAST_THINGS - 1 && forth >= least && steps.length - forth >= least;
  });
}

/**
 * Whether a table of things with days is a list of what there is: each thing stands there once, and the days, on which it was counted or
 * came, are in no order. Sales are written down as they happen, and what sells comes again.
 */
export function isStockList(item: Column, columns: readonly Column[]): boolean {
  const dated = columns.filter(({ shares }) => (shares['date'] ?? 0) >= LEAST_OF_DAYS);
  return dated.length > 0 && standOnce(filledIn(item)) && dated.every(areInNoOrder);
}
