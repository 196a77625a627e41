import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import { consents, customers, identities, suppressions } from '#server/features/localbiz/customers/tables.ts';

/** One file at a time is kept or taken out of the customers of a business, until the transaction ends. */
export async function lockCustomers(executor: Executor, businessId: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`customers:${businessId}`}))`);
}

/** Whose identities are, of some hashes of a business, and whether that customer has an address. */
export async function findIdentities(
  executor: Executor,
  businessId: string,
  hashes: readonly string[],
): Promise<{ valueHash: string; customerId: string; hasEmail: boolean }[]> {
  if (hashes.length === 0) return [];
  return executor
    .select({
      valueHash: identities.valueHash,
      customerId: identities.customerId,
      hasEmail: sql<boolean>`exists (select from ${identities} other where other.customer_id = ${identities.customerId} and other.kind = 'email')`,
    })
    .from(identities)
    .where(and(eq(identities.businessId, businessId), inArray(identities.valueHash, [...hashes])));
}

/** Everything that was said of some customers. */
export async function statementsOfCustomers(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { customerId, source, channel, kind, basis, words, day } = consents;
  return executor
    .select({ customerId, source, channel, kind, basis, words, day })
    .from(consents)
    .where(inArray(customerId, [...ids]));
}

/** Which of some hashes are not to be written to, each with its channel before it. */
export async function suppressedAmong(
  executor: Executor,
  businessId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await executor
    .select({ channel: suppressions.channel, valueHash: suppressions.valueHash })
    .from(suppressions)
    .where(and(eq(suppressions.businessId, businessId), inArray(suppressions.valueHash, [...hashes])));
  return new Set(rows.map(({ channel, valueHash }) => `${channel} ${valueHash}`));
}

type Rows<Table extends { $inferInsert: object }> = readonly Table['$inferInsert'][];

export async function insertCustomers(executor: Executor, rows: Rows<typeof customers>): Promise<void> {
  if (rows.length > 0) await executor.insert(customers).values([...rows]);
}
export async function insertIdentities(executor: Executor, rows: Rows<typeof identities>): Promise<void> {
  if (rows.length > 0)
    await executor
      .insert(identities)
      .values([...rows])
      .onConflictDoNothing();
}
export async function insertConsents(executor: Executor, rows: Rows<typeof consents>): Promise<void> {
  if (rows.length > 0)
    await executor
      .insert(consents)
      .values([...rows])
      .onConflictDoNothing();
}
export async function insertSuppressions(executor: Executor, rows: Rows<typeof suppressions>): Promise<void> {
  if (rows.length > 0)
    await executor
      .insert(suppressions)
      .values([...rows])
      .onConflictDoNothing();
}

const idList = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** Extends what some people of a file said no to, to all they are known by on that channel. Within a transaction of the caller's. */
export async function suppressWithdrawn(
  executor: Executor,
  {
    importId,
    customerIds,
    reason,
    now,
  }: { importId: string; customerIds: readonly string[]; reason: 'file' | 'list'; now: Date },
): Promise<void> {
  if (customerIds.length === 0) return;
  await executor.execute(sql`insert into suppressions (business_id, channel, kind, value_hash, reason, source, created_at)
    select distinct consents.business_id, consents.channel, identities.kind, identities.value_hash, ${reason}::text, consents.source, ${now.toISOString()}::timestamptz
    from consents join identities on identities.customer_id = consents.customer_id
      and identities.kind in ('till', case consents.channel when 'email' then 'email' else 'phone' end)
    where consents.customer_id = any(${idList(customerIds)}::uuid[]) and consents.import_id = ${importId}::uuid
      and consents.kind = 'withdrawn'
    on conflict do nothing`);
}

const counted = z.object({ rows: z.tuple([z.object({ rows: z.number() })]) });
const whose = z.object({ rows: z.array(z.object({ customer_id: z.string() })) });

/** How many rows are to be taken out of what a file brought: what people are known by, and what it says was given. */
export async function countBrought(executor: Executor, importId: string): Promise<number> {
  const answer =
    await executor.execute(sql`select (select count(*) from identities where import_id = ${importId}::uuid)::int
    + (select count(*) from consents where import_id = ${importId}::uuid and kind = 'given')::int as rows`);
  return counted.parse(answer).rows[0].rows;
}

/**
 * Takes out at most so many of the identities that a file brought, with the customers whom nothing is known by any more; answers how many
 * identities there were. Within a transaction of the caller's.
 */
export async function takeOutPeople(
  executor: Executor,
  { businessId, importId }: { businessId: string; importId: string },
  most: number,
): Promise<number> {
  await lockCustomers(executor, businessId);
  const answer =
    await executor.execute(sql`delete from identities where id in (select id from identities where import_id = ${importId}::uuid limit ${most})
      returning customer_id`);
  const { rows } = whose.parse(answer);
  const ids = [...new Set(rows.map((row) => row.customer_id))];
  if (ids.length > 0)
    await executor.execute(sql`delete from customers where id = any(${idList(ids)}::uuid[])
      and (select 1 from identities where identities.customer_id = customers.id limit 1) is null`);
  return rows.length;
}

/** Takes out at most so many of its statements that something was given; answers how many there were. A no is never taken out. */
export async function takeOutGiven(executor: Executor, importId: string, most: number): Promise<number> {
  const answer = await executor.execute(sql`with gone as (
    delete from consents where id in (select id from consents where import_id = ${importId}::uuid and kind = 'given' limit ${most}) returning 1)
    select count(*)::int as rows from gone`);
  return counted.parse(answer).rows[0].rows;
}
