import { and, count, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { EarlierMail } from '#engines/replies/index.ts';
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

/** Enough to know a thread or a reference number again. */
const MOST_EARLIER = 200;

/** The last mails of an account that are about one of its applications, newest first. */
export async function linkedMails(executor: Executor, accountId: string): Promise<EarlierMail[]> {
  const rows = await executor
    .select({
      messageId: mails.messageId,
      from: mails.sender,
      subject: mails.subject,
      text: mails.text,
      answers: mails.answers,
      applicationId: mails.applicationId,
    })
    .from(mails)
    .where(and(eq(mails.accountId, accountId), isNotNull(mails.applicationId)))
    .orderBy(desc(mails.receivedAt))
    .limit(MOST_EARLIER);
  return rows.flatMap(({ applicationId, ...mail }) =>
    applicationId === null ? [] : [{ ...mail, applicationId }],
  );
}

/** A mail of an account, held until the transaction ends. */
export async function lockMail(executor: Executor, accountId: string, id: string) {
  const [row] = await executor
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.accountId, accountId)))
    .for('update');
  return row;
}

export async function settleMail(
  executor: Executor,
  id: string,
  change: Partial<Pick<typeof mails.$inferInsert, 'applicationId' | 'candidates' | 'meaning' | 'settledAt'>>,
): Promise<void> {
  await executor.update(mails).set(change).where(eq(mails.id, id));
}
