import { sql } from 'drizzle-orm';
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
/** A line as it is to be kept; `sourceId` is its order's number at the source, `at` an ISO instant. */
export interface KeptLine extends Omit<
  Column,
  'id' | 'businessId' | 'shopId' | 'orderId' | 'importId' | 'at'
> {
  sourceId: string;
  at: string;
}

const LINE = sql`"sourceId" text, "lineKey" text, occurrence int, detail text, "isRefund" boolean, at timestamptz, "businessDay" date,
  hour int, channel text, "variantId" uuid, quantity bigint, gross bigint, discount bigint, net bigint, tax bigint, tip bigint, rounding bigint`;

/** One file at a time is kept of a shop, until the transaction ends: two that overlap would each miss what the other is writing. */
const lockShop = (executor: Executor, shopId: string) =>
  executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`sales:${shopId}`}))`);

/**
 * Keeps lines with their orders, and passes over those that are there already: of one place, number, line and occurrence there is one.
 * In one statement, within a transaction of the caller's.
 */
export async function keepLines(
  executor: Executor,
  { businessId, shopId, source, importId }: Bringing,
  lines: readonly KeptLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await lockShop(executor, shopId);
  const place = sql`${businessId}::uuid, ${shopId}::uuid`;
  await executor.execute(sql`with given as (select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given(${LINE})),
    added as (
      insert into orders (business_id, shop_id, source, source_id, import_id)
      select distinct ${place}, ${source}::text, "sourceId", ${importId}::uuid from given
      on conflict do nothing returning id, source_id),
    placed as (
      select id, source_id from added union all
      select id, source_id from orders where business_id = ${businessId}::uuid and shop_id = ${shopId}::uuid and source = ${source}::text
        and source_id in (select "sourceId" from given))
    insert into order_lines (business_id, shop_id, order_id, line_key, occurrence, detail, is_refund, at, business_day, hour, channel,
      variant_id, quantity, gross, discount, net, tax, tip, rounding, import_id)
    select ${place}, placed.id, "lineKey", occurrence, detail, "isRefund", at, "businessDay", hour, channel,
      "variantId", quantity, gross, discount, net, tax, tip, rounding, ${importId}::uuid
    from given join placed on placed.source_id = given."sourceId"
    on conflict do nothing`);
}

const knownRow = z.object({ source_id: z.string(), line_key: z.string(), occurrence: z.number() });
/** What tells a line of a source from all others. */
export const lineName = (sourceId: string, lineKey: string, occurrence: number): string =>
  `${sourceId}\n${lineKey}\n${occurrence}`;

/** Which lines of some orders are there already, by `lineName`. */
export async function knownLines(
  executor: Executor,
  { businessId, shopId, source }: Omit<Bringing, 'importId'>,
  sourceIds: readonly string[],
): Promise<string[]> {
  const answer = await executor.execute(sql`select orders.source_id, line_key, occurrence from order_lines
    join orders on orders.id = order_lines.order_id
    where orders.business_id = ${businessId}::uuid and orders.shop_id = ${shopId}::uuid and orders.source = ${source}
      and orders.source_id in (select jsonb_array_elements_text(${JSON.stringify(sourceIds)}::jsonb))`);
  const { rows } = z.object({ rows: z.array(knownRow) }).parse(answer);
  return rows.map((row) => lineName(row.source_id, row.line_key, row.occurrence));
}

/** What a source says of a day. */
export interface SourceDay {
  day: string;
  lines: number;
  net: number;
  tax: number;
  tip: number;
}

/** Keeps what a file says of each of its days, in place of what was kept of it before. */
export async function keepSourceDays(
  executor: Executor,
  { businessId, shopId, importId }: Omit<Bringing, 'source'>,
  days: readonly SourceDay[],
): Promise<void> {
  await executor.execute(sql`delete from source_days where import_id = ${importId}::uuid`);
  await executor.execute(sql`insert into source_days (business_id, shop_id, import_id, day, lines, net, tax, tip)
    select ${businessId}::uuid, ${shopId}::uuid, ${importId}::uuid, day, lines, net, tax, tip
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as given(day date, lines int, net bigint, tax bigint, tip bigint)`);
}
