import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';

const counted = z.object({ rows: z.tuple([z.object({ gone: z.number() })]) });

async function takeOut(executor: Executor, rows: SQL): Promise<number> {
  const answer = await executor.execute(
    sql`with gone as (${rows} returning 1) select count(*)::int as gone from gone`,
  );
  return counted.parse(answer).rows[0].gone;
}

/** Takes out at most so many lines that a file brought; answers how many there were. Within a transaction of the caller's. */
export const takeOutLines = (executor: Executor, importId: string, most: number): Promise<number> =>
  takeOut(
    executor,
    sql`delete from order_lines where id in (select id from order_lines where import_id = ${importId}::uuid limit ${most})`,
  );

/** Takes out at most so many of its orders, once its lines are out, but for those to which another file has lines. */
export const takeOutOrders = (executor: Executor, importId: string, most: number): Promise<number> =>
  takeOut(
    executor,
    sql`delete from orders where id in (select id from orders where import_id = ${importId}::uuid
      and not exists (select from order_lines where order_lines.order_id = orders.id) limit ${most})`,
  );

/** Takes out what is left of a file then: things that nothing else sells, and what it says of days. */
export async function takeOutRest(executor: Executor, importId: string): Promise<void> {
  await executor.execute(sql`delete from source_days where import_id = ${importId}::uuid`);
  await executor.execute(sql`delete from variants where import_id = ${importId}::uuid
    and not exists (select from order_lines where order_lines.variant_id = variants.id)`);
  await executor.execute(sql`delete from products where import_id = ${importId}::uuid
    and not exists (select from variants where variants.product_id = products.id)`);
}
