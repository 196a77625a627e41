import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';

const summed = (x: SQL, cases: SQL, y: SQL = sql`0`) => ({ x, y, cases });
const LINES = sql`sales_day.lines`;
/** What is summed up of a row, what that is divided by, and of how many cases it is. */
export const SUMS: Record<SalesQuery['measure'], { x: SQL; y: SQL; cases: SQL }> = {
  sales: summed(
    sql`sales_day.net`,
    sql`case when sales_day.variant_id is null then sales_day.tickets else sales_day.lines end`,
  ),
  quantity: summed(sql`sales_day.quantity`, LINES),
  tickets: summed(sql`sales_day.tickets`, sql`sales_day.tickets`),
  average_ticket: summed(sql`sales_day.net`, sql`sales_day.tickets`, sql`sales_day.tickets`),
  margin: summed(sql`sales_day.net - costs.cost * sales_day.quantity / 1000.0`, LINES),
  margin_share: summed(
    sql`sales_day.net - costs.cost * sales_day.quantity / 1000.0`,
    LINES,
    sql`sales_day.net`,
  ),
  refunds: summed(sql`sales_day.refunded`, sql`sales_day.refund_lines`),
  discounts: summed(sql`sales_day.discount`, sql`sales_day.discount_lines`),
  tips: summed(sql`sales_day.tip`, sql`sales_day.tickets`),
  tax: summed(sql`sales_day.tax`, LINES),
};

export const isMargin = ({ measure }: SalesQuery): boolean =>
  measure === 'margin' || measure === 'margin_share';
