import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ItemDay } from '#engines/sales/index.ts';
import type { Executor } from '#server/db/database.ts';
import { orders, products, salesDay, salesHour, variants } from './tables.ts';

/** A shop's days that are asked for, both ends included. */
export interface Period {
  businessId: string;
  shopId: string;
  from: string;
  to: string;
}

/** Whether any sale of a business is kept. */
export async function hasOrders(executor: Executor, businessId: string): Promise<boolean> {
  const found = await executor
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.businessId, businessId))
    .limit(1);
  return found.length > 0;
}

const total = (column: SQL | typeof salesDay.net) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

const within = ({ businessId, shopId, from, to }: Period) =>
  and(
    eq(salesDay.businessId, businessId),
    eq(salesDay.shopId, shopId),
    sql`${salesDay.day} between ${from} and ${to}`,
  );

const SUMS = {
  net: total(salesDay.net),
  tax: total(salesDay.tax),
  tip: total(salesDay.tip),
  discount: total(salesDay.discount),
  refunded: total(salesDay.refunded),
  tickets: total(sql`${salesDay.tickets}`),
  lines: total(sql`${salesDay.lines}`),
  refundLines: total(sql`${salesDay.refundLines}`),
  discountLines: total(sql`${salesDay.discountLines}`),
};

/** Each day with sales of the shop, or of one item, all channels together, oldest first. */
export const daysOf = (executor: Executor, period: Period, item: string | null = null) =>
  executor
    .select({ day: salesDay.day, ...SUMS })
    .from(salesDay)
    .where(and(within(period), item === null ? isNull(salesDay.variantId) : eq(salesDay.variantId, item)))
    .groupBy(salesDay.day)
    .orderBy(asc(salesDay.day));
export type DayRow = Awaited<ReturnType<typeof daysOf>>[number];

export const channelsOf = (executor: Executor, period: Period) =>
  executor
    .select({ channel: salesDay.channel, net: SUMS.net, tickets: SUMS.tickets })
    .from(salesDay)
    .where(and(within(period), isNull(salesDay.variantId)))
    .groupBy(salesDay.channel)
    .orderBy(asc(salesDay.channel));

/** What an item is called, with its size or kind where there are several. */
export const itemName = sql<string>`case when ${variants.name} = '' then ${products.name} else ${products.name} || ', ' || ${variants.name} end`;

/** Each item that was sold in a period, the largest sales first. Summed before it is named: there are far fewer items than days of them. */
export function itemsOf(executor: Executor, period: Period) {
  const sold = executor
    .select({
      variantId: salesDay.variantId,
      quantity: total(salesDay.quantity).as('quantity'),
      lines: SUMS.lines.as('lines'),
      net: SUMS.net.as('net'),
    })
    .from(salesDay)
    .where(and(within(period), isNotNull(salesDay.variantId)))
    .groupBy(salesDay.variantId)
    .as('sold');
  return executor
    .select({ id: variants.id, name: itemName, quantity: sold.quantity, lines: sold.lines, net: sold.net })
    .from(sold)
    .innerJoin(variants, eq(variants.id, sold.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .orderBy(desc(sold.net), asc(variants.id));
}

/** An item of a business by its id; null for one that there is not. */
export async function itemOf(
  executor: Executor,
  { businessId }: Pick<Period, 'businessId'>,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const [row] = await executor
    .select({ id: variants.id, name: itemName })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, id), eq(products.businessId, businessId)));
  return row ?? null;
}

/** Whether any of some shops sold an item, or a catalogue of theirs lists it. */
export async function isItemOfShops(
  executor: Executor,
  { businessId, shops }: { businessId: string; shops: readonly string[] },
  id: string,
): Promise<boolean> {
  const own = sql`business_id = ${businessId}::uuid and variant_id = ${id}::uuid and shop_id = any(${`{${shops.join(',')}}`}::uuid[])`;
  const answer = await executor.execute(sql`select exists (select from sales_day where ${own})
    or exists (select from catalogue_entries where ${own} and import_id <> business_id) as is_there`);
  const row = z.object({ is_there: z.boolean() });
  return z.object({ rows: z.tuple([row]) }).parse(answer).rows[0].is_there;
}

/** An item by its id as a member sees it; null for one that there is not, or that none of their shops sells or lists. */
export async function itemSeenBy(
  executor: Executor,
  { businessId, shops }: { businessId: string; shops: readonly string[] | null },
  id: string,
): Promise<{ id: string; name: string } | null> {
  const item = await itemOf(executor, { businessId }, id);
  if (item === null || shops === null) return item;
  return (await isItemOfShops(executor, { businessId, shops }, item.id)) ? item : null;
}

const all = <Value>(column: AnyPgColumn) => sql<Value[]>`to_json(array_agg(${column}))`;

/** What each item sold on each day, for the changes of items: days of one item after the other. Thousands of them, so a row holds all of an item. */
export async function itemDaysOf(executor: Executor, period: Period): Promise<ItemDay[]> {
  const sold = executor
    .select({
      variantId: salesDay.variantId,
      days: all<string>(salesDay.day).as('days'),
      nets: all<number>(salesDay.net).as('nets'),
      lines: all<number>(salesDay.lines).as('lines'),
    })
    .from(salesDay)
    .where(and(within(period), isNotNull(salesDay.variantId)))
    .groupBy(salesDay.variantId)
    .as('sold');
  const rows = await executor
    .select({ item: variants.id, name: itemName, days: sold.days, nets: sold.nets, lines: sold.lines })
    .from(sold)
    .innerJoin(variants, eq(variants.id, sold.variantId))
    .innerJoin(products, eq(products.id, variants.productId));
  return rows.flatMap(({ item, name, days, nets, lines }) => {
    // A day has a row for each channel.
    const byDay = new Map<string, ItemDay>();
    for (const [place, day] of days.entries()) {
      const known = byDay.get(day);
      const net = (known?.net ?? 0) + (nets[place] ?? 0);
      byDay.set(day, { item, name, day, net, lines: (known?.lines ?? 0) + (lines[place] ?? 0) });
    }
    return [...byDay.values()];
  });
}

/** Tickets by weekday (0 for Sunday) and hour of a period, each with how many open days there were of that weekday. */
export async function hoursOf(executor: Executor, { businessId, shopId, from, to }: Period) {
  const weekday = sql<number>`extract(dow from ${salesHour.day})`.mapWith(Number);
  const place = and(
    eq(salesHour.businessId, businessId),
    eq(salesHour.shopId, shopId),
    sql`${salesHour.day} between ${from} and ${to}`,
  );
  const open = await executor
    .select({ weekday, days: sql<number>`count(distinct ${salesHour.day})`.mapWith(Number) })
    .from(salesHour)
    .where(place)
    .groupBy(sql`1`);
  const rows = await executor
    .select({
      weekday,
      hour: salesHour.hour,
      tickets: total(sql`${salesHour.tickets}`),
      net: total(sql`${salesHour.net}`),
    })
    .from(salesHour)
    .where(place)
    .groupBy(sql`1`, salesHour.hour);
  const days = new Map(open.map((one) => [one.weekday, one.days]));
  return rows.map((row) => ({ ...row, days: days.get(row.weekday) ?? 0 }));
}
