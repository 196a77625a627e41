import type { SoldDayReply } from '#contract/localbiz/sales.ts';
import type { JudgedDay } from '#engines/sales/index.ts';
import type { DayRow } from './queries.ts';

/** Days as they are answered: each with what was expected of it and what its source says. */
export function soldDays(
  days: readonly DayRow[],
  judged: readonly JudgedDay[],
  source: ReadonlyMap<string, number>,
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
      source_net: source.get(day) ?? null,
    };
  });
}

/** On how many days the source's own sum is known, on how many it is another than ours, and by how much in all. */
export function reconciled(days: readonly Pick<SoldDayReply, 'net' | 'source_net'>[]) {
  const known = days.flatMap(({ net, source_net: source }) => (source === null ? [] : [net - source]));
  return {
    days: known.length,
    off: known.filter((difference) => difference !== 0).length,
    difference: known.reduce((sum, difference) => sum + difference, 0),
  };
}
