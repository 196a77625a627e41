import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { modelAgreements, modelCalls } from './tables.ts';

export type Agreement = typeof modelAgreements.$inferSelect;
type Call = typeof modelCalls.$inferInsert;

export async function agreementOf(executor: Executor, accountId: string): Promise<Agreement | null> {
  const [row] = await executor.select().from(modelAgreements).where(eq(modelAgreements.accountId, accountId));
  return row ?? null;
}

/** Keeps the agreement in place of an earlier one. */
export async function saveAgreement(
  executor: Executor,
  { accountId, provider, host, agreedAt }: Omit<Agreement, 'withdrawnAt'>,
): Promise<void> {
  const set = { provider, host, agreedAt, withdrawnAt: null };
  await executor
    .insert(modelAgreements)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: modelAgreements.accountId, set });
}

export async function withdrawAgreement(executor: Executor, accountId: string, at: Date): Promise<void> {
  await executor
    .update(modelAgreements)
    .set({ withdrawnAt: at })
    .where(eq(modelAgreements.accountId, accountId));
}

/** Lets only one transaction at a time count and add an account's calls; held until it ends. */
export async function lockCalls(transaction: Executor, accountId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`model_calls:${accountId}`}))`);
}

/** What an account's calls took since a moment; `costMicros` is null when no call had a cost. */
export async function usedSince(
  executor: Executor,
  accountId: string,
  since: Date,
): Promise<{ calls: number; tokens: number; costMicros: number | null }> {
  const [row] = await executor
    .select({
      calls: sql<number>`count(*)::int`,
      tokens: sql<number>`coalesce(sum(${modelCalls.tokensIn} + ${modelCalls.tokensOut}), 0)::float8`,
      costMicros: sql<number | null>`sum(${modelCalls.costMicros})::float8`,
    })
    .from(modelCalls)
    .where(and(eq(modelCalls.accountId, accountId), gte(modelCalls.askedAt, since)));
  return row ?? { calls: 0, tokens: 0, costMicros: null };
}

/** What this model answered an account to the same question before; null when it was not asked, or did not answer. */
export async function earlierAnswer(
  executor: Executor,
  call: Pick<typeof modelCalls.$inferSelect, 'accountId' | 'host' | 'model' | 'contentHash'>,
): Promise<unknown> {
  const [row] = await executor
    .select({ answer: modelCalls.answer })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.accountId, call.accountId),
        eq(modelCalls.contentHash, call.contentHash),
        eq(modelCalls.host, call.host),
        eq(modelCalls.model, call.model),
        isNotNull(modelCalls.answer),
      ),
    )
    .orderBy(desc(modelCalls.askedAt))
    .limit(1);
  return row?.answer ?? null;
}

export async function insertCall(executor: Executor, call: Call): Promise<string> {
  const [row] = await executor.insert(modelCalls).values(call).returning({ id: modelCalls.id });
  if (row === undefined) throw new Error('The call was not written down.');
  return row.id;
}

export async function finishCall(
  executor: Executor,
  id: string,
  end: Pick<Call, 'tokensIn' | 'tokensOut' | 'costMicros' | 'milliseconds' | 'outcome' | 'answer'>,
): Promise<void> {
  await executor.update(modelCalls).set(end).where(eq(modelCalls.id, id));
}
