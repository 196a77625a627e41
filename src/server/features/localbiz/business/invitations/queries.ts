import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import { invitations } from '#server/features/localbiz/business/tables.ts';
import type { InvitationRow } from '#server/features/localbiz/business/members/queries.ts';

export async function insertInvitation(
  executor: Executor,
  row: typeof invitations.$inferInsert,
): Promise<void> {
  await executor.insert(invitations).values(row);
}

export async function invitationById(executor: Executor, id: string): Promise<InvitationRow | null> {
  const [row] = await executor.select().from(invitations).where(eq(invitations.id, id));
  return row ?? null;
}

export async function keepTokenHash(executor: Executor, id: string, tokenHash: string): Promise<void> {
  await executor.update(invitations).set({ tokenHash }).where(eq(invitations.id, id));
}

/** Takes an invitation away; null when it is gone already, so that it is accepted once. */
export async function takeInvitation(
  executor: Executor,
  { id, businessId }: { id: string; businessId: string },
): Promise<InvitationRow | null> {
  const [row] = await executor
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.businessId, businessId)))
    .returning();
  return row ?? null;
}

/** Takes away what an address was invited to before, and what is over. */
export async function forgetInvitations(
  executor: Executor,
  businessId: string,
  gone: { email: string } | { before: Date },
): Promise<void> {
  const which =
    'email' in gone
      ? sql`lower(${invitations.email}) = lower(${gone.email})`
      : and(isNotNull(invitations.expiresAt), lte(invitations.expiresAt, gone.before));
  await executor.delete(invitations).where(and(eq(invitations.businessId, businessId), which));
}

const found = z.object({
  id: z.string(),
  business_id: z.string(),
  business: z.string(),
  role: z.enum(['owner', 'manager', 'staff']),
  email: z.string(),
  expires_at: z.coerce.date(),
});

/** The invitation of a token that somebody brings who may be nobody's member; null when there is none. */
export async function invitationByToken(executor: Executor, tokenHash: string) {
  const { rows } = z
    .object({ rows: z.array(found) })
    .parse(await executor.execute(sql`select * from legwork_invitation(${tokenHash})`));
  return rows[0] ?? null;
}
