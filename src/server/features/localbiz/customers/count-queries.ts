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
 * by anything they are known by.
 */
export async function standingsOf(executor: Executor, businessId: string, today: string) {
  const answer = await executor.execute(sql`with reached as (
      select distinct customer_id, case kind when 'email' then 'email' else 'sms' end as channel
      from identities where business_id = ${businessId}::uuid and kind in ('email', 'phone')),
    stopped as (
      select distinct identities.customer_id, suppressions.channel from suppressions
      join identities on identities.business_id = suppressions.business_id and identities.value_hash = suppressions.value_hash
      where suppressions.business_id = ${businessId}::uuid),
    said as (
      select customer_id, channel, bool_or(kind = 'withdrawn') as withdrawn,
        bool_or(kind = 'given' and basis = 'express' and day is not null) as proven,
        bool_or(kind = 'given' and basis <> 'express' and last_day >= ${today}::date) as implied,
        bool_or(kind = 'given' and basis = 'express') as unproven
      from consents where business_id = ${businessId}::uuid group by customer_id, channel)
    select reached.channel, case
        when stopped.customer_id is not null or said.withdrawn then 'withdrawn'
        when said.proven then 'proven' when said.implied then 'implied' when said.unproven then 'unproven'
        else 'unknown' end as standing, count(*)::int as people
    from reached left join stopped using (customer_id, channel) left join said using (customer_id, channel)
    group by 1, 2`);
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
