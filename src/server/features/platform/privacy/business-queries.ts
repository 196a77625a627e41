import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';

/** Takes an account out of the businesses that have another owner; those it owns alone stay, and end with it. */
export async function leaveSharedBusinesses(executor: Executor, accountId: string): Promise<void> {
  await executor.execute(sql`delete from members where account_id = ${accountId}::uuid and (role <> 'owner' or exists (
    select from members other where other.business_id = members.business_id and other.role = 'owner' and other.account_id <> members.account_id))`);
}

/** The ids of all businesses, whose files lie under them. */
export async function businessIds(executor: Executor): Promise<Set<string>> {
  const { rows } = z
    .object({ rows: z.array(z.object({ id: z.string() })) })
    .parse(await executor.execute(sql`select id from businesses`));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes businesses that were closed and that a copy brought back. */
export async function deleteBusinesses(executor: Executor, ids: readonly string[]): Promise<void> {
  await executor.execute(
    sql`delete from businesses where id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}

/** Takes away the invitations of an address to businesses that others own. */
export async function forgetInvitationsOf(executor: Executor, email: string): Promise<void> {
  await executor.execute(
    sql`delete from invitations where lower(normalize(email, NFC)) = lower(normalize(${email}::text, NFC))`,
  );
}
