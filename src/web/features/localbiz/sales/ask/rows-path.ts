import type { AnswerGroup, AskReply } from '#contract/localbiz/ask.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { addDays, addMonths } from '#engines/calendar/index.ts';
import { salesPath } from '#web/shell/paths.ts';

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** The screen with the rows of a whole query: its days, those of the one item that it is about. */
export function pathOfQuery(
  { period: { from, to }, shops }: SalesQuery,
  { item, shop_id: shown }: AskReply,
): string {
  const [shop = shown] = shops;
  return salesPath({ from, to, shop, ...(item !== null && { item }) });
}

/** The screen with the rows of one group: a day's lines, a week's or month's days, an item's, a shop's, or those of all days. */
export function pathOfGroup(query: SalesQuery, reply: AskReply, { key, item }: AnswerGroup): string {
  const { period, group } = query;
  const [first = reply.shop_id] = query.shops;
  const shop = group === 'shop' ? key : first;
  const own = item ?? reply.item;
  const ofItem = own === null ? {} : { item: own };
  if (group === 'day') return salesPath({ day: key, from: period.from, to: period.to, shop, ...ofItem });
  const last = group === 'week' ? addDays(key, 6) : group === 'month' ? addDays(addMonths(key, 1), -1) : null;
  if (last === null) return salesPath({ ...period, shop, ...ofItem });
  return salesPath({ from: later(key, period.from), to: earlier(last, period.to), shop, ...ofItem });
}
