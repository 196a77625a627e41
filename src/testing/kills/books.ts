import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** How the sales of the one business of a database stand. */
export interface Books {
  /** What was sold of what when, in order. */
  lines: string[];
  /** What may not be: each with how often it is. */
  wrong: string[];
}

const rowsOf = async (executor: Executor, query: SQL): Promise<Record<string, unknown>[]> =>
  // Both drivers answer so.
  ((await executor.execute(query)) as { rows: Record<string, unknown>[] }).rows;

const SUMS = sql`count(distinct order_id) filter (where not is_refund)::int as tickets, count(*)::int as lines, sum(quantity)::bigint as quantity,
  sum(gross)::bigint as gross, sum(discount)::bigint as discount, sum(net)::bigint as net, sum(tax)::bigint as tax,
  coalesce(-sum(net) filter (where is_refund), 0)::bigint as refunded`;
const DAY = sql`shop_id, business_day as day, channel`;
const ROLLED = sql`tickets, lines, quantity, gross, discount, net, tax, refunded`;

/** What may be nowhere once nothing is under way, as queries of how many rows. */
const NEVER: Readonly<Record<string, SQL>> = {
  'lines that are there twice': sql`select order_id from order_lines group by order_id, line_key, occurrence having count(*) > 1`,
  'orders without lines': sql`select from orders where not exists (select from order_lines where order_id = orders.id)
    and not exists (select from replaced_lines where order_id = orders.id)`,
  'things that nothing sells': sql`select from variants where not exists (select from order_lines where variant_id = variants.id)
    and not exists (select from replaced_lines where variant_id = variants.id)`,
  'products without kinds': sql`select from products where not exists (select from variants where product_id = products.id)`,
  'days of sources of files that are not kept': sql`select from source_days join imports on imports.id = import_id where state <> 'committed'`,
  'lines of files that are not kept': sql`select from order_lines join imports on imports.id = import_id where state <> 'committed'`,
  'replaced lines of files that are not kept': sql`select from replaced_lines join imports on imports.id in (import_id, replaced_by) where state <> 'committed'`,
  'files under way': sql`select from imports where state in ('reading', 'committing', 'undoing')`,
  'days other than their lines': sql`(select shop_id, day, channel, ${ROLLED} from sales_day where variant_id is null
      except all select ${DAY}, ${SUMS} from order_lines group by 1, 2, 3)
    union all (select ${DAY}, ${SUMS} from order_lines group by 1, 2, 3
      except all select shop_id, day, channel, ${ROLLED} from sales_day where variant_id is null)`,
  'days of things other than their lines': sql`(select shop_id, day, channel, variant_id, ${ROLLED} from sales_day where variant_id is not null
      except all select ${DAY}, variant_id, ${SUMS} from order_lines group by 1, 2, 3, 4)
    union all (select ${DAY}, variant_id, ${SUMS} from order_lines group by 1, 2, 3, 4
      except all select shop_id, day, channel, variant_id, ${ROLLED} from sales_day where variant_id is not null)`,
  'taxes of lines other than their tax': sql`select line_id from order_taxes join order_lines on order_lines.id = line_id
    group by line_id, order_lines.tax having sum(cents) <> order_lines.tax`,
  'taxes of days other than those of their lines': sql`(select shop_id, day, name, cents from tax_day
      except all select shop_id, business_day, name, sum(cents)::bigint from order_taxes join order_lines on order_lines.id = line_id group by 1, 2, 3)
    union all (select shop_id, business_day, name, sum(cents)::bigint from order_taxes join order_lines on order_lines.id = line_id group by 1, 2, 3
      except all select shop_id, day, name, cents from tax_day)`,
  'hours other than their lines': sql`(select shop_id, day, hour, channel, net from sales_hour
      except all select shop_id, business_day, hour, channel, sum(net)::bigint from order_lines group by 1, 2, 3, 4)
    union all (select shop_id, business_day, hour, channel, sum(net)::bigint from order_lines group by 1, 2, 3, 4
      except all select shop_id, day, hour, channel, net from sales_hour)`,
};

/** Reads the books of a database that holds one business, whose files are all of one till. */
export async function readBooks(executor: Executor): Promise<Books> {
  const wrong: string[] = [];
  for (const [what, query] of Object.entries(NEVER)) {
    const [row] = await rowsOf(executor, sql`select count(*)::int as count from (${query}) found`);
    if (row?.['count'] !== 0) wrong.push(`${String(row?.['count'])} ${what}`);
  }
  const lines = await rowsOf(
    executor,
    sql`select concat_ws('|', source_id, products.name, business_day, net, discount, tax, is_refund) as line from order_lines
      join orders on orders.id = order_id join variants on variants.id = variant_id join products on products.id = product_id`,
  );
  return {
    lines: lines.map(({ line }) => String(line).replace(/t$/, 'true').replace(/f$/, 'false')).toSorted(),
    wrong,
  };
}
