import type { SoldDayReply } from '#contract/localbiz/sales.ts';
import type { JudgedDay } from '#engines/sales/index.ts';
import type { DayRow } from './queries.ts';
import type { SourceSums } from './source-queries.ts';

/** Days as they are answered: each with what was expected of it and what its source says. */
export function soldDays(
  days: readonly DayRow[],
  judged: readonly JudgedDay[],
  source: ReadonlyMap<string, SourceSums>,
): SoldDayReply[] {
  const expectedOf = new Map(judged.map(({ day, expected }) => [day, expected]));
  return days.map(({ day, net, tickets, tax, tip, refunded }) => {
    const expected = expectedOf.get(day) ?? null;
    return {
      day,
      net,
      tickets,
      tax,
      tip,
      refunded,
      expected,
      outside: expected !== null && (net < expected.low || net > expected.high),
      source: source.get(day) ?? null,
    };
  });
}

/**
 * On how many days the source's own sums are known, on how many of them sales, tax or tips are others than ours, and by how much those are
 * off in all, together.
 */
export function reconciled(days: readonly Pick<SoldDayReply, 'net' | 'tax' | 'tip' | 'source'>[]) {
  const known = days.flatMap(({ net, tax, tip, source }) =>
    source === null ? [] : [[net - source.net, tax - source.tax, tip - source.tip]],
  );
  return {
    days: known.length,
    off: known.filter((differences) => differences.some((difference) => difference !== 0)).length,
    difference: known.flat().reduce((sum, difference) => sum + difference, 0),
  };
}
