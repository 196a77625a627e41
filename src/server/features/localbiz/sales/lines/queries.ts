import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import { itemName } from '#server/features/localbiz/sales/queries.ts';
import { lineCounts } from '#server/features/localbiz/sales/rollup-queries.ts';

/** Whose lines: of a shop's business day, all or those of an item. */
export interface LinesOf {
  businessId: string;
  shopId: string;
  day: string;
  item: string | null;
}

const ofDay = ({
  businessId,
  shopId,
  day,
  item,
}: LinesOf) => sql`order_lines.business_id = ${businessId}::uuid
  and order_lines.shop_id = ${shopId}::uuid and order_lines.business_day = ${day}::date
  and ${item === null ? sql`true` : sql`order_lines.variant_id = ${item}::uuid`}`;

const lineRow = z.object({
  id: z.string(),
  at: z.coerce.date(),
  is_timed: z.boolean(),
  order: z.string(),
  item: z.string().nullable(),
  detail: z.enum(['item', 'order', 'amount']),
  quantity: z.coerce.number(),
  net: z.coerce.number(),
  tax: z.coerce.number(),
  discount: z.coerce.number(),
  is_refund: z.boolean(),
});
export type LineRow = z.infer<typeof lineRow>;

/** Whether a line is one of those that are asked for. */
export async function hasLine(executor: Executor, lines: LinesOf, id: string): Promise<boolean> {
  const answer = await executor.execute(
    sql`select 1 from order_lines where order_lines.id = ${id}::uuid and ${ofDay(lines)}`,
  );
  return z.object({ rows: z.array(z.unknown()) }).parse(answer).rows.length > 0;
}

/** Lines that count in the day's sums, in the order in which they were sold, at most so many after one of them. */
export async function linesOf(
  executor: Executor,
  lines: LinesOf,
  { after, most }: { after: string | null; most: number },
): Promise<LineRow[]> {
  const later =
    after === null
      ? sql`true`
      : sql`(order_lines.at, order_lines.id) > (select last.at, last.id from order_lines last where last.id = ${after}::uuid)`;
  const answer =
    await executor.execute(sql`select order_lines.id, order_lines.at, order_lines.hour is not null as is_timed,
      orders.source_id as "order", case when variants.id is null then null else ${itemName} end as item, order_lines.detail,
      order_lines.quantity, order_lines.net, order_lines.tax, order_lines.discount, order_lines.is_refund
    from order_lines join orders on orders.id = order_lines.order_id
      left join variants on variants.id = order_lines.variant_id left join products on products.id = variants.product_id
    where ${ofDay(lines)} and ${lineCounts} and ${later}
    order by order_lines.at, order_lines.id limit ${most}`);
  return z.object({ rows: z.array(lineRow) }).parse(answer).rows;
}
