import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import type { Bringing } from './line-queries.ts';

/** A file's telling of some orders: its lines of them in JSON (KeptLine), or orders of which it says that nothing was sold (`{sourceId, at}`). */
export interface Telling {
  lines: string;
  /** Files that were kept before and are about the same. */
  older: readonly string[];
}

const idsOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

/**
 * Lines of older files that a file tells otherwise, as `old`: of the same order at the same moment, and none of its own. Any list of sales
 * may number its bills from 1 again, so one of no known system has to say the time of day as well. All lines of an order and a moment
 * are to be in one telling.
 */
const toldOtherwise = ({ businessId, shopId, source }: Omit<Bringing, 'importId'>, telling: Telling): SQL =>
  sql`with given as (select * from jsonb_to_recordset(${telling.lines}::jsonb) as given("sourceId" text, "lineKey" text, occurrence int, at timestamptz, hour int)),
    named as (select distinct "sourceId", at from given where ${source}::text <> 'file' or hour is not null),
    placed as (select found.id, named.at, named."sourceId" from named,
      lateral (select id from orders where business_id = ${businessId}::uuid and shop_id = ${shopId}::uuid
        and source = ${source}::text and source_id = named."sourceId" limit 1) found),
    old as (select found.* from placed, lateral (select * from order_lines where order_id = placed.id limit 10000) found
      where found.at = placed.at and found.import_id = any(${idsOf(telling.older)})
        and not exists (select from given where given."sourceId" = placed."sourceId" and given.at = placed.at
          and given."lineKey" = found.line_key and given.occurrence = found.occurrence))`;

/** Takes the lines of older files that a file tells otherwise out of the sales, to be put back if that file is taken out. Within a transaction of the caller's. */
export async function replaceLines(executor: Executor, bringing: Bringing, telling: Telling): Promise<void> {
  if (telling.older.length === 0) return;
  await executor.execute(sql`${toldOtherwise(bringing, telling)},
    put as (insert into replaced_lines (business_id, order_id, line_key, occurrence, variant_id, import_id, replaced_by, line, taxes)
      select business_id, order_id, line_key, occurrence, variant_id, import_id, ${bringing.importId}::uuid, to_jsonb(old),
        coalesce((select jsonb_agg(jsonb_build_object('name', name, 'cents', cents)) from order_taxes where line_id = old.id), '[]')
      from old on conflict do nothing)
    delete from order_lines using old where order_lines.id = old.id`);
}

const counted = z.object({ rows: z.tuple([z.object({ count: z.number() })]) });

/** How many lines of older files a file would tell otherwise. */
export async function countReplaced(
  executor: Executor,
  of: Omit<Bringing, 'importId'>,
  telling: Telling,
): Promise<number> {
  if (telling.older.length === 0) return 0;
  const answer = await executor.execute(
    sql`${toldOtherwise(of, telling)} select count(*)::int as count from old`,
  );
  return counted.parse(answer).rows[0].count;
}

const gone = z.object({ rows: z.array(z.unknown()) });

/** Forgets at most so many lines of a file that a newer one tells otherwise; answers how many there were. */
export async function forgetReplaced(executor: Executor, importId: string, most: number): Promise<number> {
  const answer =
    await executor.execute(sql`delete from replaced_lines where id in (select id from replaced_lines
      where import_id = ${importId}::uuid limit ${most}) returning id`);
  return gone.parse(answer).rows.length;
}

/**
 * Puts at most so many lines back that a file told otherwise, whose own lines are out; answers how many there were. Where another file
 * has brought an equal one meanwhile it waits behind that.
 */
export async function putBackLines(executor: Executor, importId: string, most: number): Promise<number> {
  const waiting = sql`waiting as (select * from replaced_lines where replaced_by = ${importId}::uuid order by id limit ${most})`;
  const equal = sql`order_lines where order_lines.order_id = waiting.order_id
    and order_lines.line_key = waiting.line_key and order_lines.occurrence = waiting.occurrence`;
  await executor.execute(sql`with ${waiting}
    update replaced_lines set replaced_by = (select import_id from ${equal}) from waiting
    where replaced_lines.id = waiting.id and exists (select from ${equal})`);
  const answer = await executor.execute(sql`with ${waiting},
    put as (insert into order_lines select (jsonb_populate_record(null::order_lines, waiting.line || jsonb_build_object('variant_id', waiting.variant_id))).* from waiting
      on conflict do nothing returning id),
    taxed as (insert into order_taxes (business_id, line_id, name, cents)
      select waiting.business_id, put.id, named.name, named.cents from waiting join put on put.id = (waiting.line->>'id')::uuid,
        jsonb_to_recordset(waiting.taxes) as named(name text, cents bigint))
    delete from replaced_lines using waiting where replaced_lines.id = waiting.id returning replaced_lines.id`);
  return gone.parse(answer).rows.length;
}

/**
 * Says of older files by how much their days change, since a newer one tells some orders otherwise: in place of what was said of it before.
 * What a day comes to by a file can be held against the lines that are kept then.
 */
export async function changeSourceDays(
  executor: Executor,
  { importId }: Pick<Bringing, 'importId'>,
  older: readonly string[],
): Promise<void> {
  await executor.execute(sql`delete from source_days where changed_by = ${importId}::uuid`);
  if (older.length === 0) return;
  const sums = sql`count(*)::int as lines, sum(net) as net, sum(tax) as tax, sum(tip) as tip`;
  await executor.execute(sql`with went as (select (jsonb_populate_record(null::order_lines, line)).* from replaced_lines where replaced_by = ${importId}::uuid),
    came as (select order_lines.* from (select distinct order_id, at from went) told
      join order_lines on order_lines.order_id = told.order_id and order_lines.at = told.at where order_lines.import_id = ${importId}::uuid),
    change as (select shop_id, business_day, -count(*)::int as lines, -sum(net) as net, -sum(tax) as tax, -sum(tip) as tip from went group by 1, 2
      union all select shop_id, business_day, ${sums} from came group by 1, 2)
    insert into source_days (business_id, shop_id, import_id, changed_by, day, lines, net, tax, tip)
    select days.business_id, days.shop_id, days.import_id, ${importId}::uuid, days.day, sum(change.lines), sum(change.net), sum(change.tax), sum(change.tip)
    from change join source_days days on days.shop_id = change.shop_id and days.day = change.business_day
      and days.changed_by is null and days.import_id = any(${idsOf(older)})
    group by 1, 2, 3, 5`);
}
