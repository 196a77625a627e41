import type { LinesReply, SaleLineReply } from '#contract/localbiz/sale-lines.ts';
import { localMinutes } from '#engines/calendar/index.ts';
import { memberOf, shopOf } from '#server/features/localbiz/business/index.ts';
import { daysOf, itemSeenBy } from '#server/features/localbiz/sales/queries.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { hasLine, linesOf } from './queries.ts';
import type { LineRow } from './queries.ts';

const MINUTES_AN_HOUR = 60;
/** What an order is kept by whose source gives it no number: its day and what it holds. */
const WITHOUT_NUMBER = /^\d{4}-\d\d-\d\d\|/;

function clockWords(at: Date, timeZone: string): string {
  const minutes = localMinutes(at.getTime(), timeZone);
  const parts = [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

const shownLine = (
  { at, is_timed: isTimed, order, item, ...row }: LineRow,
  timeZone: string,
): SaleLineReply => ({
  ...row,
  time: isTimed ? clockWords(at, timeZone) : null,
  order: WITHOUT_NUMBER.test(order) ? null : order,
  item: item ?? '',
});

/**
 * What a shop sold on a day line by line, or of one item; the sums of all pages are those of the day. Throws Problem `not_found` for an
 * item that there is not, and for a line to go on after that is gone.
 */
export async function readLines(
  { database }: Pick<World, 'database'>,
  accountId: string,
  asked: {
    day: string;
    item?: string | undefined;
    shop?: string | undefined;
    after?: string | undefined;
    limit: number;
  },
): Promise<LinesReply> {
  const { day, limit } = asked;
  const membership = await memberOf({ database }, accountId, { may: 'see' });
  const shop = await shopOf({ database }, membership, asked.shop ?? null);
  const place = { businessId: shop.businessId, shopId: shop.id };
  const item = asked.item === undefined ? null : await itemSeenBy(database, membership, asked.item);
  if (asked.item !== undefined && item === null) throw notFound('item');
  const lines = { ...place, day, item: item?.id ?? null };
  if (asked.after !== undefined && !(await hasLine(database, lines, asked.after))) throw notFound('line');
  const found = await linesOf(database, lines, { after: asked.after ?? null, most: limit + 1 });
  const shown = found.slice(0, limit);
  const [sums] = await daysOf(database, { ...place, from: day, to: day }, item?.id ?? null);
  return {
    day,
    shop_id: shop.id,
    currency: shop.currency,
    item,
    totals: { net: sums?.net ?? 0, tax: sums?.tax ?? 0, discount: sums?.discount ?? 0 },
    items: shown.map((line) => shownLine(line, shop.timeZone)),
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
