import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { mailboxes } from './tables.ts';

export type MailboxRow = typeof mailboxes.$inferSelect;

export async function findMailbox(executor: Executor, accountId: string): Promise<MailboxRow | undefined> {
  const [row] = await executor.select().from(mailboxes).where(eq(mailboxes.accountId, accountId));
  return row;
}

/** Keeps a connection in place of the one before. */
export async function saveMailbox(executor: Executor, row: typeof mailboxes.$inferInsert): Promise<void> {
  const fresh = { problem: null, kept: 0, ...row };
  await executor
    .insert(mailboxes)
    .values(fresh)
    .onConflictDoUpdate({ target: mailboxes.accountId, set: fresh });
}

/**
 * Notes what a reading gave. Nothing is noted when the person disconnected or connected anew meanwhile, told by the secret.
 */
export async function noteReading(
  executor: Executor,
  { accountId, secret }: Pick<MailboxRow, 'accountId' | 'secret'>,
  {
    kept = 0,
    ...change
  }: Partial<Pick<MailboxRow, 'uidValidity' | 'lastUid' | 'problem' | 'kept'>> & {
    checkedAt: Date;
  },
): Promise<void> {
  await executor
    .update(mailboxes)
    .set({ ...change, kept: sql`${mailboxes.kept} + ${kept}` })
    .where(and(eq(mailboxes.accountId, accountId), eq(mailboxes.secret, secret)));
}

export async function deleteMailbox(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(mailboxes).where(eq(mailboxes.accountId, accountId));
}

/** Accounts whose mailbox was last looked at on or before a moment, the longest ago first. */
export const dueMailboxes = (executor: Executor, before: Date, most: number) =>
  executor
    .select({ accountId: mailboxes.accountId })
    .from(mailboxes)
    .where(lte(mailboxes.checkedAt, before))
    .orderBy(asc(mailboxes.checkedAt))
    .limit(most);

/** Every password that is kept, sealed. */
export const listSecrets = (executor: Executor) =>
  executor.select({ accountId: mailboxes.accountId, secret: mailboxes.secret }).from(mailboxes);

/** Keeps a password under another seal. */
export async function setSecret(executor: Executor, accountId: string, secret: string): Promise<void> {
  await executor.update(mailboxes).set({ secret }).where(eq(mailboxes.accountId, accountId));
}

/** Some connection, for what tells whether the key its password was sealed with is the one at hand. */
export async function anyMailbox(executor: Executor): Promise<MailboxRow | undefined> {
  return (await executor.select().from(mailboxes).limit(1))[0];
}
