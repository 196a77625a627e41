import { and, count, countDistinct, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import { customers, suppressions } from './tables.ts';

const standingRow = z.object({
  channel: z.enum(['email', 'sms']),
  standing: z.enum(['withdrawn', 'proven', 'implied', 'unproven', 'unknown']),
  people: z.number(),
});

/**
 * How those who can be reached on each channel stand on a day (`YYYY-MM-DD`). A no is one however it came: said of the customer, or kept
 * by anything they are known by. Everything that is said of somebody is gathered and gone through once: without statistics, as the
 * embedded database is at first, joins of as many rows would take seconds.
 */
export async function standingsOf(executor: Executor, businessId: string, today: string) {
  const own = sql`business_id = ${businessId}::uuid`;
  const answer = await executor.execute(sql`with said as (
      select customer_id, case kind when 'email' then 'email' else 'sms' end as channel, 'reached' as what
      from identities where ${own} and kind in ('email', 'phone')
      union all
      select (select customer_id from identities where identities.business_id = suppressions.business_id
        and identities.value_hash = suppressions.value_hash), channel, 'withdrawn' from suppressions where ${own}
      union all
      select customer_id, channel, case when kind = 'withdrawn' then 'withdrawn'
        when basis = 'express' then case when day is null then 'unproven' else 'proven' end
        when last_day >= ${today}::date then 'implied' end from consents where ${own}),
    people as (
      select channel, case when bool_or(what = 'withdrawn') then 'withdrawn' when bool_or(what = 'proven') then 'proven'
        when bool_or(what = 'implied') then 'implied' when bool_or(what = 'unproven') then 'unproven' else 'unknown' end as standing
      from said where customer_id is not null group by customer_id, channel having bool_or(what = 'reached'))
    select channel, standing, count(*)::int as people from people group by channel, standing`);
  return z.object({ rows: z.array(standingRow) }).parse(answer).rows;
}

export async function countCustomers(executor: Executor, businessId: string): Promise<number> {
  const [row] = await executor
    .select({ all: count() })
    .from(customers)
    .where(eq(customers.businessId, businessId));
  return row?.all ?? 0;
}

/** How many addresses and numbers are never written to. */
export async function countSuppressions(executor: Executor, businessId: string): Promise<number> {
  const [row] = await executor
    .select({ all: countDistinct(suppressions.valueHash) })
    .from(suppressions)
    .where(and(eq(suppressions.businessId, businessId), ne(suppressions.kind, 'till')));
  return row?.all ?? 0;
}
