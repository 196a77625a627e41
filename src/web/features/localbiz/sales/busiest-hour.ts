import type { SalesReply } from '#contract/localbiz/sales.ts';

export type HourOfWeek = NonNullable<SalesReply['hours']>[number];

/** Fewer than this may as well have come an hour later: by chance alone a count of 20 is a fifth up or down (Poisson). */
const FEWEST_TICKETS = 20;

/** Tickets in that hour on one of its weekdays, to a tenth. */
export const ticketsAnHour = ({ tickets, days }: HourOfWeek): number =>
  Math.round((10 * tickets) / Math.max(1, days)) / 10;

/** The hour of the week with the most tickets an hour; null where few tickets or an equal hour beside it don't let one be named. */
export function busiestHour(hours: readonly HourOfWeek[]): HourOfWeek | null {
  const [busiest, next] = hours.toSorted((one, other) => ticketsAnHour(other) - ticketsAnHour(one));
  if (busiest === undefined || busiest.tickets < FEWEST_TICKETS) return null;
  return next !== undefined && ticketsAnHour(next) === ticketsAnHour(busiest) ? null : busiest;
}
