import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { askedWordings } from './tables.ts';

export type WordingRow = typeof askedWordings.$inferSelect;

/** Lets only one transaction at a time count and add an account's questions; held until it ends. */
export async function lockWordings(transaction: Executor, accountId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`asked_wordings:${accountId}`}))`);
}

/** Everything an account was asked in one state, oldest first. */
export async function wordingRows(
  executor: Executor,
  accountId: string,
  state: WordingRow['state'],
): Promise<WordingRow[]> {
  return executor
    .select()
    .from(askedWordings)
    .where(and(eq(askedWordings.accountId, accountId), eq(askedWordings.state, state)))
    .orderBy(asc(askedWordings.askedAt), asc(askedWordings.id));
}

/** Adds a question; false where it was put to the person before, whatever they answered. */
export async function insertWording(
  executor: Executor,
  row: Pick<WordingRow, 'id' | 'accountId' | 'fact' | 'said' | 'instead' | 'askedAt'>,
): Promise<boolean> {
  const added = await executor
    .insert(askedWordings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: askedWordings.id });
  return added.length > 0;
}

/** Keeps the answer to an open question; false when the account has no such one. */
export async function setAnswer(
  executor: Executor,
  { accountId, id }: { accountId: string; id: string },
  { state, at }: { state: 'agreed' | 'declined'; at: Date },
): Promise<boolean> {
  const changed = await executor
    .update(askedWordings)
    .set({ state, answeredAt: at })
    .where(
      and(eq(askedWordings.accountId, accountId), eq(askedWordings.id, id), eq(askedWordings.state, 'asked')),
    )
    .returning({ id: askedWordings.id });
  return changed.length > 0;
}

/** Forgets the wordings of facts that an account no longer has. */
export async function deleteWithoutFact(
  executor: Executor,
  accountId: string,
  facts: readonly string[],
): Promise<void> {
  await executor
    .delete(askedWordings)
    .where(
      and(
        eq(askedWordings.accountId, accountId),
        facts.length === 0 ? undefined : notInArray(askedWordings.fact, [...facts]),
      ),
    );
}
