import { addDays, momentAt, startOfDay } from '#engines/calendar/index.ts';
import type { SaleLine, UnsoldOrder } from '#engines/sales/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import type { KeptLine, SourceDay } from '#server/features/localbiz/sales/index.ts';
import { sha256 } from '#server/ports/files.ts';

const KEY_LENGTH = 24;
/** Where a file says no time, its days are kept at noon. */
const NOON = 720;
const MINUTES_AN_HOUR = 60;

/** The key of a line as it is kept: short, whatever the names in it are. */
export const storedKey = ({ key }: Pick<SaleLine, 'key'>): string => sha256(key).slice(0, KEY_LENGTH);

/** The taxes of a line that have a name, as they are kept. */
const namedTaxes = ({ taxes }: Pick<SaleLine, 'taxes'>): KeptLine['taxes'] => {
  const named = taxes.filter(({ name }) => name !== '');
  return named.length === 0 ? undefined : named;
};

const hourOf = (minutes: number | null): number | null =>
  minutes === null ? null : Math.floor(minutes / MINUTES_AN_HOUR);

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** ISO instants of moments on a shop's wall clock. Asking the calendar of a zone is slow: only days on which clocks change are asked twice. */
function instantsIn(timeZone: string): (day: string, minutes: number) => string {
  const starts = new Map<string, number | null>();
  const usualStart = (day: string): number | null => {
    const start = startOfDay(day, timeZone);
    return startOfDay(addDays(day, 1), timeZone) - start === DAY_MS ? start : null;
  };
  return (day, minutes) => {
    const known = starts.get(day);
    const start = known === undefined ? usualStart(day) : known;
    starts.set(day, start);
    const at = start === null ? momentAt(day, minutes, timeZone) : start + minutes * MINUTE_MS;
    return new Date(at).toISOString();
  };
}

/** Lines as they are kept of a shop, from one to before another; `thingOf` says the place of a line's thing. */
export function keptLines(
  lines: readonly SaleLine[],
  { timeZone }: Pick<ShopOfBusiness, 'timeZone'>,
  channel: 'counter' | 'web',
): (from: number, to: number, thingOf: (line: SaleLine) => number) => KeptLine[] {
  const instantOf = instantsIn(timeZone);
  const keptOf = (line: SaleLine, thingOf: (line: SaleLine) => number): KeptLine => ({
    sourceId: line.orderRef,
    lineKey: storedKey(line),
    occurrence: line.occurrence,
    detail: line.detail,
    isRefund: line.isRefund,
    at: instantOf(line.day, line.minutes ?? NOON),
    businessDay: line.businessDay,
    hour: hourOf(line.minutes),
    channel,
    thing: line.detail === 'item' ? thingOf(line) : null,
    quantity: line.quantity,
    gross: line.gross,
    discount: line.discount,
    net: line.net,
    tax: line.tax,
    tip: line.tip,
    rounding: line.rounding,
    taxes: namedTaxes(line),
  });
  return (from, to, thingOf) => lines.slice(from, to).map((line) => keptOf(line, thingOf));
}

/** Orders without lines as those of their moments are found among what is kept. */
export function keptOrders(
  orders: readonly UnsoldOrder[],
  { timeZone }: Pick<ShopOfBusiness, 'timeZone'>,
): Pick<KeptLine, 'sourceId' | 'at' | 'hour'>[] {
  const instantOf = instantsIn(timeZone);
  return orders.map(({ orderRef, day, minutes }) => ({
    sourceId: orderRef,
    at: instantOf(day, minutes ?? NOON),
    hour: hourOf(minutes),
  }));
}

/** What a file says of each day of a shop, by its id. */
export function daysOfFile(lines: readonly SaleLine[], shop: string): SourceDay[] {
  const days = new Map<string, SourceDay>();
  for (const { businessDay: day, net, tax, tip } of lines) {
    const known = days.get(day) ?? { shop, day, lines: 0, net: 0, tax: 0, tip: 0 };
    days.set(day, {
      shop,
      day,
      lines: known.lines + 1,
      net: known.net + net,
      tax: known.tax + tax,
      tip: known.tip + tip,
    });
  }
  return [...days.values()];
}
