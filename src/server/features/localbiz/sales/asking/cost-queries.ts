import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import { ids } from './name-queries.ts';
import { placeOf } from './scope-queries.ts';
import type { Scope } from './scope-queries.ts';

/** The items that were sold in either period. */
export async function itemsSold(executor: Executor, scope: Omit<Scope, 'costs'>): Promise<string[]> {
  const answer = await executor.execute(sql`select distinct variant_id as id from sales_day
    where ${placeOf(scope, sql`sales_day`)} and variant_id is not null
      and ${scope.only === null ? sql`true` : sql`variant_id in (${ids(scope.only)})`}`);
  return z
    .object({ rows: z.array(z.object({ id: z.string() })) })
    .parse(answer)
    .rows.map(({ id }) => id);
}

/** What was sold in a period of items whose cost nothing says: how many they are, what they sold for, and the largest. */
export async function withoutCost(
  executor: Executor,
  scope: Scope,
): Promise<{ items: number; net: number; largest: string | null }> {
  const { query, only, out, costs } = scope;
  const priced = [...costs.keys()];
  const answer = await executor.execute(sql`select count(*)::int as items, coalesce(sum(net), 0) as net,
      (array_agg(id order by net desc, id))[1] as largest
    from (select variant_id as id, sum(net) as net from sales_day where ${placeOf(scope, sql`sales_day`)}
      and day between ${query.period.from}::date and ${query.period.to}::date and variant_id is not null
      and ${only === null ? sql`true` : sql`variant_id in (${ids(only)})`}
      and ${out === null ? sql`true` : sql`variant_id not in (${ids(out)})`}
      and ${priced.length === 0 ? sql`true` : sql`variant_id not in (${ids(priced)})`} group by variant_id) unpriced`);
  const row = z.object({ items: z.number(), net: z.coerce.number(), largest: z.string().nullable() });
  return z.object({ rows: z.tuple([row]) }).parse(answer).rows[0];
}
