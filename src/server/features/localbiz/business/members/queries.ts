import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import { businesses, invitations, members } from '#server/features/localbiz/business/tables.ts';

type MemberChange = Partial<Pick<typeof members.$inferInsert, 'role' | 'shopIds' | 'limits'>>;
export type InvitationRow = typeof invitations.$inferSelect;

const colleague = z.object({
  account_id: z.string(),
  full_name: z.string(),
  email: z.string(),
  is_ending: z.boolean(),
});

/** The members of a business with their names, and whether they stay, in the order in which they came. */
export async function membersOf(executor: Executor, businessId: string) {
  const rows = await executor
    .select()
    .from(members)
    .where(eq(members.businessId, businessId))
    .orderBy(asc(members.createdAt), asc(members.id));
  const { rows: found } = z
    .object({ rows: z.array(colleague) })
    .parse(
      await executor.execute(
        sql`select account_id, full_name, email, is_ending from legwork_colleagues() where business_id = ${businessId}::uuid`,
      ),
    );
  const known = new Map(found.map((one) => [one.account_id, one]));
  return rows.map((row) => ({
    ...row,
    name: known.get(row.accountId)?.full_name ?? '',
    email: known.get(row.accountId)?.email ?? '',
    /** Whether their account is to be deleted. */
    isEnding: known.get(row.accountId)?.is_ending ?? false,
  }));
}

export async function updateMember(executor: Executor, id: string, change: MemberChange): Promise<void> {
  await executor.update(members).set(change).where(eq(members.id, id));
}

export async function deleteMember(executor: Executor, id: string): Promise<void> {
  await executor.delete(members).where(eq(members.id, id));
}

/** Deletes a business; everything it has goes with it. */
export async function deleteBusiness(executor: Executor, id: string): Promise<void> {
  await executor.delete(businesses).where(eq(businesses.id, id));
}

/** An account's membership of a business, or of the first one that it came to; null when there is none. */
export async function firstMembershipOf(
  executor: Executor,
  accountId: string,
  businessId: string | null,
): Promise<typeof members.$inferSelect | null> {
  const ofBusiness = businessId === null ? undefined : eq(members.businessId, businessId);
  const [row] = await executor
    .select()
    .from(members)
    .where(and(eq(members.accountId, accountId), ofBusiness))
    .orderBy(asc(members.createdAt), asc(members.id))
    .limit(1);
  return row ?? null;
}

/** The businesses of an account, the one it last turned to first. */
export const businessesOf = (executor: Executor, accountId: string) =>
  executor
    .select({
      id: businesses.id,
      name: businesses.name,
      role: members.role,
      shopIds: members.shopIds,
      practice: businesses.practice,
    })
    .from(members)
    .innerJoin(businesses, eq(businesses.id, members.businessId))
    .where(eq(members.accountId, accountId))
    .orderBy(desc(members.chosenAt), desc(members.id));

/** Turns an account to one of its businesses; false when it does not belong to it. */
export async function chooseBusiness(
  executor: Executor,
  { accountId, businessId, at }: { accountId: string; businessId: string; at: Date },
): Promise<boolean> {
  const rows = await executor
    .update(members)
    .set({ chosenAt: at })
    .where(and(eq(members.accountId, accountId), eq(members.businessId, businessId)))
    .returning({ id: members.id });
  return rows.length === 1;
}

/** The invitations of a business that can still be accepted, the newest first. */
export const openInvitations = (
  executor: Executor,
  businessId: string,
  now: Date,
): Promise<InvitationRow[]> =>
  executor
    .select()
    .from(invitations)
    .where(and(eq(invitations.businessId, businessId), gt(invitations.expiresAt, now)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
