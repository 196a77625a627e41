import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

interface Days {
  businessId: string;
  shopId: string;
  from: string;
  to: string;
}

/**
 * Whether a line counts: a whole order does while no line of it is itemised, so that a file of payments and one of items of the same
 * tickets are not added. Each order is looked up by itself: without `limit` the planner may read the whole table for it.
 */
export const lineCounts = sql`(order_lines.detail <> 'order' or (
  select 1 from order_lines item where item.order_id = order_lines.order_id and item.detail = 'item' limit 1) is null)`;

/** The lines of days that count. */
const counted = ({ businessId, shopId, from, to }: Days) => sql`select order_lines.* from order_lines
  where business_id = ${businessId}::uuid and shop_id = ${shopId}::uuid and business_day between ${from}::date and ${to}::date
    and ${lineCounts}`;

const SUMS = sql`count(distinct order_id) filter (where not is_refund), count(*) filter (where detail <> 'amount'), coalesce(sum(quantity), 0),
  sum(gross), sum(discount), count(*) filter (where discount <> 0), sum(net), sum(tax), sum(tip),
  coalesce(-sum(net) filter (where is_refund), 0), count(*) filter (where is_refund)`;

/** Makes the rollups of a shop's days anew from its lines, in one transaction of the caller's. */
export async function rebuildDays(executor: Executor, days: Days): Promise<void> {
  const { businessId, shopId, from, to } = days;
  const lock = sql`select pg_advisory_xact_lock(hashtext(${`sales:${shopId}`}))`;
  await executor.execute(lock);
  const place = sql`business_id = ${businessId}::uuid and shop_id = ${shopId}::uuid and day between ${from}::date and ${to}::date`;
  await executor.execute(sql`delete from sales_day where ${place}`);
  await executor.execute(sql`delete from sales_hour where ${place}`);
  await executor.execute(sql`delete from tax_day where ${place}`);
  await executor.execute(sql`with counted as (${counted(days)})
    insert into sales_day (business_id, shop_id, day, channel, variant_id, tickets, lines, quantity, gross, discount,
      discount_lines, net, tax, tip, refunded, refund_lines)
    select ${businessId}::uuid, ${shopId}::uuid, business_day, channel, null, ${SUMS} from counted group by business_day, channel
    union all
    select ${businessId}::uuid, ${shopId}::uuid, business_day, channel, variant_id, ${SUMS} from counted
    where variant_id is not null group by business_day, channel, variant_id`);
  await executor.execute(sql`with counted as (${counted(days)})
    insert into sales_hour (business_id, shop_id, day, hour, channel, tickets, net)
    select ${businessId}::uuid, ${shopId}::uuid, business_day, hour, channel, count(distinct order_id) filter (where not is_refund), sum(net)
    from counted where hour is not null group by business_day, hour, channel`);
  await executor.execute(sql`with counted as (${counted(days)})
    insert into tax_day (business_id, shop_id, day, name, cents)
    select ${businessId}::uuid, ${shopId}::uuid, business_day, order_taxes.name, sum(order_taxes.cents)
    from counted join order_taxes on order_taxes.line_id = counted.id group by business_day, order_taxes.name`);
}
