import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import type { orderLines } from '#server/features/localbiz/sales/tables.ts';

/** Where lines come from: their shop, their system and the file that brings them. */
export interface Bringing {
  businessId: string;
  shopId: string;
  source: string;
  importId: string;
}

type Column = typeof orderLines.$inferSelect;
/** A line as it is to be kept; `sourceId` is its order's number at the source, `at` an ISO instant, `thing` the place of its thing among those given. */
export interface KeptLine extends Omit<
  Column,
  'id' | 'businessId' | 'shopId' | 'orderId' | 'importId' | 'at' | 'variantId'
> {
  sourceId: string;
  at: string;
  thing: number | null;
  /** Its tax by the names that the source gives; what has none is the rest of `tax`. Left out where nothing is named. */
  taxes?: { name: string; cents: number }[] | undefined;
}

const NAMED = sql`"sourceId" text, "lineKey" text, occurrence int`;
const LINE = sql`${NAMED}, detail text, "isRefund" boolean, at timestamptz, "businessDay" date,
  hour int, channel text, thing int, quantity bigint, gross bigint, discount bigint, net bigint, tax bigint, tip bigint, rounding bigint, taxes jsonb`;

/** One file at a time is kept of a shop, until the transaction ends: two that overlap would each miss what the other is writing. */
export const lockShop = (executor: Executor, shopId: string) =>
  executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`sales:${shopId}`}))`);

/**
 * The orders of `given` that are there already, each looked up by its number: `limit` keeps the planner from going through all orders
 * of the source for it, as it would in a table of which it has not counted the rows.
 */
const ordersOf = ({ businessId, shopId, source }: Omit<Bringing, 'importId'>) =>
  sql`select found.id, found.source_id from (select distinct "sourceId" from given) named,
        lateral (select id, source_id from orders where business_id = ${businessId}::uuid and shop_id = ${shopId}::uuid
          and source = ${source}::text and source_id = named."sourceId" limit 1) found`;

/** So many ids that grow, as an array: the embedded database would open its source of chance anew for each, and spread them over its index. */
const newIds = (count: number) => `{${Array.from({ length: count }, () => v7()).join(',')}}`;

/** KeptLines in JSON, `count` of them, with the variants they name; `isAgain` for those of a file that was kept before. */
interface GivenLines {
  lines: string;
  count: number;
  things: readonly (string | null)[];
  isAgain?: boolean;
}

/** Lines that are kept again, but for those that a newer file tells otherwise. */
const notReplaced = (
  importId: string,
) => sql`where not exists (select from replaced_lines where order_id = placed.id
  and line_key = given."lineKey" and occurrence = given.occurrence and import_id = ${importId}::uuid)`;

/**
 * Keeps lines with their orders and taxes, and passes over those that are there already: of one place, number, line and occurrence there is one.
 * In one statement, within a transaction of the caller's that locks the shop.
 */
export async function keepLines(
  executor: Executor,
  { businessId, shopId, source, importId }: Bringing,
  { lines, count, things, isAgain = false }: GivenLines,
): Promise<void> {
  const place = sql`${businessId}::uuid, ${shopId}::uuid`;
  const ids = `{${things.map((id) => id ?? 'null').join(',')}}`;
  // An order has the id that stands at the place of its first line.
  await executor.execute(sql`with given as (
      select * from rows from (jsonb_to_recordset(${lines}::jsonb) as (${LINE})) with ordinality as given),
    added as (
      insert into orders (id, business_id, shop_id, source, source_id, import_id)
      select (${newIds(count)}::uuid[])[min(ordinality)], ${place}, ${source}::text, "sourceId", ${importId}::uuid from given group by "sourceId"
      on conflict do nothing returning id, source_id),
    placed as (
      select id, source_id from added union all
      ${ordersOf({ businessId, shopId, source })}),
    kept as (insert into order_lines (id, business_id, shop_id, order_id, line_key, occurrence, detail, is_refund, at, business_day, hour, channel,
      variant_id, quantity, gross, discount, net, tax, tip, rounding, import_id)
    select (${newIds(count)}::uuid[])[ordinality], ${place}, placed.id, "lineKey", occurrence, detail, "isRefund", at, "businessDay", hour, channel,
      (${ids}::uuid[])[thing + 1], quantity, gross, discount, net, tax, tip, rounding, ${importId}::uuid
    from given join placed on placed.source_id = given."sourceId" ${isAgain ? notReplaced(importId) : sql``}
    on conflict do nothing returning id, order_id, line_key, occurrence)
    insert into order_taxes (business_id, line_id, name, cents)
    select ${businessId}::uuid, kept.id, named.name, named.cents
    from given join placed on placed.source_id = given."sourceId"
      join kept on kept.order_id = placed.id and kept.line_key = given."lineKey" and kept.occurrence = given.occurrence,
      jsonb_to_recordset(given.taxes) as named(name text, cents bigint)
    where given.taxes is not null`);
}

const counted = z.object({ rows: z.tuple([z.object({ known: z.number() })]) });

/** How many of some lines (KeptLines in JSON) of a source are there already. */
export async function countKnown(
  executor: Executor,
  { businessId, shopId, source }: Omit<Bringing, 'importId'>,
  lines: string,
): Promise<number> {
  const answer =
    await executor.execute(sql`with given as (select * from jsonb_to_recordset(${lines}::jsonb) as given(${NAMED})),
      placed as (${ordersOf({ businessId, shopId, source })})
    select count(*)::int as known from given join placed on placed.source_id = given."sourceId",
      lateral (select from order_lines where order_id = placed.id and line_key = given."lineKey"
        and occurrence = given.occurrence limit 1) found`);
  return counted.parse(answer).rows[0].known;
}

/** What a source says of a day of a shop, by its id. */
export interface SourceDay {
  shop: string;
  day: string;
  lines: number;
  net: number;
  tax: number;
  tip: number;
}

/** Keeps what a file says of each of its days, in place of what was kept of it before. */
export async function keepSourceDays(
  executor: Executor,
  { businessId, importId }: Omit<Bringing, 'source' | 'shopId'>,
  days: readonly SourceDay[],
): Promise<void> {
  await executor.execute(
    sql`delete from source_days where import_id = ${importId}::uuid and changed_by is null`,
  );
  await executor.execute(sql`insert into source_days (business_id, shop_id, import_id, day, lines, net, tax, tip)
    select ${businessId}::uuid, shop, ${importId}::uuid, day, lines, net, tax, tip
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as given(shop uuid, day date, lines int, net bigint, tax bigint, tip bigint)`);
}
