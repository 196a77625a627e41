import type { SalesReply } from '#contract/localbiz/sales.ts';
import { mayAct } from '#contract/localbiz/roles.ts';
import { addDays, localDay } from '#engines/calendar/index.ts';
import { judgeDays } from '#engines/sales/index.ts';
import { memberOf, shopOf, timeOf } from '#server/features/localbiz/business/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { costsOf } from './catalogue/queries.ts';
import { typedCostsOf } from './catalogue/typed-cost-queries.ts';
import { reconciled, soldDays } from './figures.ts';
import { channelsOf, daysOf, hoursOf, itemSeenBy, itemsOf } from './queries.ts';
import { knownDays, sourceDaysOf } from './source-queries.ts';
import type { SourceSums } from './source-queries.ts';
import { taxesOf } from './tax-queries.ts';
import type { DayRow, Period } from './queries.ts';

const USUAL_DAYS = 28;
const MOST_DAYS = 740;
/** Days before a period by which its own are judged. */
const JUDGED_BEFORE = 400;

/** What is asked: days of a shop, the last four weeks with sales unless said otherwise. */
export interface SalesQuestion {
  from?: string | undefined;
  to?: string | undefined;
  shop?: string | undefined;
}

/** The period of a question, at most two years, and what is known at all. */
export async function periodOf(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  shop: ShopOfBusiness,
  { from, to }: SalesQuestion,
): Promise<{ period: Period; known: { first: string; last: string } | null }> {
  const place = { businessId: shop.businessId, shopId: shop.id };
  const known = await knownDays(database, place);
  const last =
    to ??
    known?.last ??
    localDay((await timeOf({ database, clock }, shop.businessId)).now().getTime(), shop.timeZone);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const earliest = addDays(last, 1 - MOST_DAYS);
  return { period: { ...place, from: first < earliest ? earliest : first, to: last }, known };
}

const NOTHING: Omit<DayRow, 'day'> = {
  net: 0,
  tax: 0,
  tip: 0,
  discount: 0,
  refunded: 0,
  tickets: 0,
  lines: 0,
  refundLines: 0,
  discountLines: 0,
};

const sumOf = (days: readonly DayRow[], field: Exclude<keyof DayRow, 'day'>): number =>
  days.reduce((sum, day) => sum + day[field], 0);

/** What an item sold on each day on which the shop sold anything: nothing, on those that have no row of it. */
async function daysOfItem(
  database: World['database'],
  period: Period,
  { item, open }: { item: string; open: readonly DayRow[] },
): Promise<DayRow[]> {
  const sold = new Map((await daysOf(database, period, item)).map((row) => [row.day, row]));
  return open.map(({ day }) => sold.get(day) ?? { ...NOTHING, day });
}

/** The days of a period, each judged by those before it, with what the sources say of them. */
export async function judgedDays(
  { database }: Pick<World, 'database'>,
  period: Period,
  item: string | null = null,
) {
  const long = { ...period, from: addDays(period.from, -JUDGED_BEFORE) };
  const open = await daysOf(database, long);
  const all = item === null ? open : await daysOfItem(database, long, { item, open });
  const judged = judgeDays(all.map(({ day, net }) => ({ day, cents: net })));
  const own = all.filter(({ day }) => day >= period.from);
  // What a source says of a day is of all items.
  const source = item === null ? await sourceDaysOf(database, period) : new Map<string, SourceSums>();
  return { own, days: soldDays(own, judged, source) };
}

/** The days of a period without what was expected of them, where only their sums are asked for. */
async function daysAlone({ database }: Pick<World, 'database'>, period: Period) {
  const own = await daysOf(database, period);
  return { own, days: soldDays(own, [], await sourceDaysOf(database, period)) };
}

/** What was sold of each item, with what it cost. */
async function itemsWithCosts({ database }: Pick<World, 'database'>, period: Period) {
  const items = await itemsOf(database, period);
  const costs = await costsOf(database, period.businessId, items);
  const typed = await typedCostsOf(database, period.businessId);
  return items.map((item) => ({
    ...item,
    cost: costs.get(item.id) ?? null,
    typed_cost: typed.get(item.id) ?? null,
  }));
}

/** What a shop sold in a period, by day, hour, item or channel. */
export async function readSales(
  world: Pick<World, 'database' | 'clock'>,
  accountId: string,
  {
    by,
    item: itemId,
    ...question
  }: SalesQuestion & { by: 'day' | 'hour' | 'item' | 'channel'; item?: string | undefined },
): Promise<SalesReply> {
  const membership = await memberOf(world, accountId, { may: 'see' });
  const shop = await shopOf(world, membership, question.shop ?? null);
  const { period, known } = await periodOf(world, shop, question);
  const item = itemId === undefined ? null : await itemSeenBy(world.database, membership, itemId);
  if (itemId !== undefined && item === null) throw notFound('item');
  const { own, days } =
    by === 'day' ? await judgedDays(world, period, item?.id ?? null) : await daysAlone(world, period);
  const items = by === 'item' ? await itemsWithCosts(world, period) : null;
  return {
    from: period.from,
    to: period.to,
    shop_id: shop.id,
    currency: shop.currency,
    known_from: known?.first ?? null,
    known_to: known?.last ?? null,
    totals: {
      net: sumOf(own, 'net'),
      tax: sumOf(own, 'tax'),
      tip: sumOf(own, 'tip'),
      discount: sumOf(own, 'discount'),
      refunded: sumOf(own, 'refunded'),
      tickets: sumOf(own, 'tickets'),
    },
    reconciled: reconciled(days),
    days: by === 'day' ? days : null,
    items,
    hours: by === 'hour' ? await hoursOf(world.database, period) : null,
    item,
    taxes: by === 'day' && item === null ? await taxesOf(world.database, period) : null,
    channels: by === 'channel' ? await channelsOf(world.database, period) : null,
    may_export: mayAct(membership.role, 'export'),
    may_change: mayAct(membership.role, 'change'),
  };
}
