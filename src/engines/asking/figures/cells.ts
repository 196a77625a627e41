import type { Measure } from '#contract/localbiz/sales-parts.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import type { Moments } from '#engines/statistics/index.ts';

/** What one group sold on the days of one weekday, now or in the days it is held against. */
export interface Cell {
  key: string;
  side: 'now' | 'before';
  /** 0 for Sunday. */
  weekday: number;
  /** The sum over these days of what is measured, and of what it is divided by where it is a share; and of their squares and products. */
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
  /** Lines or tickets, of which there are so many. */
  cases: number;
}

/** How many days the shop was open on, by weekday. */
export type OpenDays = Readonly<Record<'now' | 'before', readonly number[]>>;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Measures that are one sum divided by another. */
export const isRatio = (measure: Measure): boolean =>
  measure === 'average_ticket' || measure === 'margin_share';
/** What a share is kept in: thousandths. */
const UNIT: Partial<Record<Measure, number>> = { margin_share: 1000 };

const sum = (cells: readonly Cell[], of: (cell: Cell) => number): number =>
  cells.reduce((total, cell) => total + of(cell), 0);

/** The days on which a query's groups can have sold: those of the weekdays it asks for. */
export function openDaysOf(
  { weekdays }: Pick<SalesQuery, 'weekdays'>,
  open: readonly number[],
  only?: number,
): number {
  const asked = only === undefined ? (weekdays.length > 0 ? weekdays : WEEKDAYS) : [only];
  return asked.reduce((total, weekday) => total + (open[weekday] ?? 0), 0);
}

/** What cells come to: a sum, a sum of a day, or one sum of another; null where there is nothing to divide by. */
export function valueOf(
  cells: readonly Cell[],
  { measure, a_day: aDay }: SalesQuery,
  days: number,
): number | null {
  const x = sum(cells, (cell) => cell.x);
  if (isRatio(measure)) {
    const y = sum(cells, (cell) => cell.y);
    return y <= 0 ? null : Math.round((x / y) * (UNIT[measure] ?? 1));
  }
  if (!aDay) return Math.round(x);
  return days === 0 ? null : Math.round(x / days);
}

export const casesOf = (cells: readonly Cell[]): number => sum(cells, (cell) => cell.cases);

/**
 * A group's days by weekday, as values of which the mean is what the group is measured by. A share is the ratio of sums, and its days
 * lie from it as far as what they sold differs from it (the ratio estimator, Cochran 1977).
 */
export function momentsOf(
  cells: readonly Cell[],
  measure: Measure,
  open: readonly number[],
): Map<number, Moments> {
  const at = new Map(cells.map((cell) => [cell.weekday, cell]));
  const days = open.reduce((total, count) => total + count, 0);
  const [x, y] = [sum(cells, (cell) => cell.x), sum(cells, (cell) => cell.y)];
  const ratio = y === 0 ? 0 : x / y;
  const mean = days === 0 ? 1 : y / days;
  return new Map(
    WEEKDAYS.flatMap((weekday) => {
      const count = open[weekday] ?? 0;
      if (count === 0) return [];
      const cell = at.get(weekday) ?? { x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
      if (!isRatio(measure)) return [[weekday, { count, sum: cell.x, squares: cell.xx }] as const];
      const off = (cell.x - ratio * cell.y) / mean;
      const squares = (cell.xx - 2 * ratio * cell.xy + ratio * ratio * cell.yy) / (mean * mean);
      const moments = {
        count,
        sum: count * ratio + off,
        squares: count * ratio * ratio + 2 * ratio * off + squares,
      };
      return [[weekday, moments] as const];
    }),
  );
}
