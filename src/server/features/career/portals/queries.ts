import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { portalAccounts, portalAgreements } from './tables.ts';

export type PortalRow = typeof portalAccounts.$inferSelect;

/** When the person agreed; null when they never did, or took it back. */
export async function agreedAt(executor: Executor, accountId: string): Promise<Date | null> {
  const [row] = await executor
    .select()
    .from(portalAgreements)
    .where(eq(portalAgreements.accountId, accountId));
  return row && row.withdrawnAt === null ? row.agreedAt : null;
}

export async function saveAgreement(executor: Executor, accountId: string, at: Date): Promise<void> {
  const fresh = { accountId, agreedAt: at, withdrawnAt: null };
  await executor
    .insert(portalAgreements)
    .values(fresh)
    .onConflictDoUpdate({ target: portalAgreements.accountId, set: fresh });
}

export async function withdrawAgreement(executor: Executor, accountId: string, at: Date): Promise<void> {
  await executor
    .update(portalAgreements)
    .set({ withdrawnAt: at })
    .where(eq(portalAgreements.accountId, accountId));
}

export const listPortals = (executor: Executor, accountId: string): Promise<PortalRow[]> =>
  executor
    .select()
    .from(portalAccounts)
    .where(eq(portalAccounts.accountId, accountId))
    .orderBy(desc(portalAccounts.createdAt), desc(portalAccounts.id));

export async function findPortal(
  executor: Executor,
  accountId: string,
  host: string,
): Promise<PortalRow | undefined> {
  const [row] = await executor
    .select()
    .from(portalAccounts)
    .where(and(eq(portalAccounts.accountId, accountId), eq(portalAccounts.host, host)));
  return row;
}

/** Adds an account unless there is one for that host; whoever was first has made the password. */
export async function addPortal(
  executor: Executor,
  row: typeof portalAccounts.$inferInsert,
): Promise<PortalRow> {
  await executor
    .insert(portalAccounts)
    .values(row)
    .onConflictDoNothing({ target: [portalAccounts.accountId, portalAccounts.host] });
  const kept = await findPortal(executor, row.accountId, row.host);
  if (!kept) throw new Error('The portal account was not stored.');
  return kept;
}

export async function ownedPortal(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<PortalRow | undefined> {
  const [row] = await executor
    .select()
    .from(portalAccounts)
    .where(and(eq(portalAccounts.id, id), eq(portalAccounts.accountId, accountId)));
  return row;
}

/** Answers whether there was one. */
export async function deletePortal(executor: Executor, accountId: string, id: string): Promise<boolean> {
  const rows = await executor
    .delete(portalAccounts)
    .where(and(eq(portalAccounts.id, id), eq(portalAccounts.accountId, accountId)))
    .returning({ id: portalAccounts.id });
  return rows.length > 0;
}

/** Every password that is kept, sealed, with whose it is. */
export const listSecrets = (executor: Executor): Promise<PortalRow[]> =>
  executor.select().from(portalAccounts);

/** Keeps a password under another seal. */
export async function setSecret(executor: Executor, id: string, secret: string): Promise<void> {
  await executor.update(portalAccounts).set({ secret }).where(eq(portalAccounts.id, id));
}

/** Some account, for what tells whether the key its password was sealed with is the one at hand. */
export async function anyPortal(executor: Executor): Promise<PortalRow | undefined> {
  return (await executor.select().from(portalAccounts).limit(1))[0];
}
