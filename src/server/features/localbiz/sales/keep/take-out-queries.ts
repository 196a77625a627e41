import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';

const answered = z.object({ rows: z.tuple([z.object({ gone: z.number() })]) });

/** Changes rows; answers how many there were. */
async function counted(executor: Executor, rows: SQL): Promise<number> {
  const answer = await executor.execute(
    sql`with gone as (${rows} returning 1) select count(*)::int as gone from gone`,
  );
  return answered.parse(answer).rows[0].gone;
}

/** Whether there is no such row, looked up for each row by itself: a join would go through the whole table in every piece. */
const noneOf = (rows: SQL): SQL => sql`(select 1 from ${rows} limit 1) is null`;

/** Takes out at most so many lines that a file brought; answers how many there were. Within a transaction of the caller's. */
export const takeOutLines = (executor: Executor, importId: string, most: number): Promise<number> =>
  counted(
    executor,
    sql`delete from order_lines where id in (select id from order_lines where import_id = ${importId}::uuid limit ${most})`,
  );

/** Takes out at most so many of its orders, once its lines are out, but for those to which another file has lines. */
export const takeOutOrders = (executor: Executor, importId: string, most: number): Promise<number> =>
  counted(
    executor,
    sql`delete from orders where id in (select id from orders where import_id = ${importId}::uuid
      and ${noneOf(sql`order_lines where order_lines.order_id = orders.id`)}
      and ${noneOf(sql`replaced_lines where replaced_lines.order_id = orders.id`)} limit ${most})`,
  );

/** Hands at most so many of its orders, to which others have lines, over to a file that does: they go with that one. */
export const handOverOrders = (executor: Executor, importId: string, most: number): Promise<number> =>
  counted(
    executor,
    sql`update orders set import_id = coalesce(
        (select import_id from order_lines where order_lines.order_id = orders.id limit 1),
        (select import_id from replaced_lines where replaced_lines.order_id = orders.id limit 1))
      where id in (select id from orders where import_id = ${importId}::uuid limit ${most})`,
  );

/**
 * Takes out at most so many of the things that it brought first and nothing else sells or lists. Once the days are rolled up without its lines:
 * what is left of a thing's days would go with it, of which there may be thousands.
 */
export async function takeOutThings(executor: Executor, importId: string, most: number): Promise<number> {
  const gone = await counted(
    executor,
    sql`delete from variants where id in (select id from variants where import_id = ${importId}::uuid
      and ${noneOf(sql`order_lines where order_lines.variant_id = variants.id`)}
      and ${noneOf(sql`replaced_lines where replaced_lines.variant_id = variants.id`)}
      and ${noneOf(sql`catalogue_entries where catalogue_entries.variant_id = variants.id`)} limit ${most})`,
  );
  if (gone === most) return gone;
  return counted(
    executor,
    sql`delete from products where id in (select id from products where import_id = ${importId}::uuid
      and ${noneOf(sql`variants where variants.product_id = products.id`)} limit ${most})`,
  );
}

/**
 * Hands at most so many of the things that it brought first, and others still sell or list, over to a file that does: they go with that
 * one. Answers how many things and products there were. Once those that nothing sells or lists are out.
 */
export async function handOverThings(executor: Executor, importId: string, most: number): Promise<number> {
  const others = await counted(
    executor,
    sql`update variants set import_id = coalesce(
        (select import_id from order_lines where order_lines.variant_id = variants.id limit 1),
        (select import_id from replaced_lines where replaced_lines.variant_id = variants.id limit 1),
        (select import_id from catalogue_entries where catalogue_entries.variant_id = variants.id limit 1))
      where id in (select id from variants where import_id = ${importId}::uuid limit ${most})`,
  );
  if (others === most) return others;
  return counted(
    executor,
    sql`update products set import_id = (select import_id from variants where variants.product_id = products.id limit 1)
      where id in (select id from products where import_id = ${importId}::uuid limit ${most})`,
  );
}

/** Takes out what a file says of days. */
export async function takeOutDays(executor: Executor, importId: string): Promise<void> {
  await executor.execute(sql`delete from source_days where ${importId}::uuid in (import_id, changed_by)`);
}
