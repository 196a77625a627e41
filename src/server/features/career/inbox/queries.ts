import { and, count, eq, gt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { mails } from './tables.ts';

/** Keeps a mail; null when the account has it already. */
export async function insertMail(
  executor: Executor,
  mail: typeof mails.$inferInsert,
): Promise<string | null> {
  const [row] = await executor.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id });
  return row?.id ?? null;
}

/** Mails an account got since a moment. */
export async function mailsSince(executor: Executor, accountId: string, since: Date): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(mails)
    .where(and(eq(mails.accountId, accountId), gt(mails.receivedAt, since)));
  return row?.count ?? 0;
}
