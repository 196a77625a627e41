import type { SaidMonth } from './months-said.ts';

const MONTHS = 12;
/** How far days go back where a new month begins, at least. */
const TO_ANOTHER_MONTH = 15;
/** Steps from day to day from which on rows may be in no order, and how much of them goes each way then. */
const [LEAST_STEPS, EACH_WAY] = [8, 0.3];

const stepsOf = (days: readonly number[]): number[] => days.slice(1).map((day, at) => day - (days[at] ?? 0));

/** Whether the days of rows go on as often as back, as those of rows do that are sorted by something else. */
export function areInNoOrder(days: readonly number[]): boolean {
  const steps = stepsOf(days).filter((step) => step !== 0);
  const forth = steps.filter((step) => step > 0).length;
  const least = Math.min(forth, steps.length - forth);
  return steps.length >= LEAST_STEPS && least >= steps.length * EACH_WAY;
}

/**
 * Of which of several months one after the other each row is, from 0, where rows say the day of it alone; all of the first where they are
 * in no order. Null where their course leaves it open.
 */
export function runsOfMonths(days: readonly number[]): number[] | null {
  if (areInNoOrder(days)) return days.map(() => 0);
  const steps = stepsOf(days);
  // The way in which days go within a month; what goes the other way begins a new one.
  const ways = [1, -1].filter((way) =>
    steps.every((step) => step * way >= 0 || step * way <= -TO_ANOTHER_MONTH),
  );
  if (ways.length === 0) {
    const isWithinAMonth = steps.every((step) => Math.abs(step) < TO_ANOTHER_MONTH);
    return isWithinAMonth ? days.map(() => 0) : null;
  }
  const runs = ways.map((way) => {
    let run = 0;
    const all = days.map((_, at) => (at > 0 && (steps[at - 1] ?? 0) * way < 0 ? (run += 1) : run));
    return way === 1 ? all : all.map((one) => run - one);
  });
  const [first = null, other = first] = runs;
  // Days that may go either way are of one month, or nothing says which.
  return JSON.stringify(first) === JSON.stringify(other) ? first : null;
}

/** The month so many months after another. */
export function monthAfter({ year, month }: { year: number; month: number }, count: number): SaidMonth {
  const at = month - 1 + count;
  return { year: year + Math.floor(at / MONTHS), month: (at % MONTHS) + 1 };
}
