import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { businesses, members } from '#server/features/localbiz/business/tables.ts';

export type PracticeState = NonNullable<typeof businesses.$inferSelect.practice>;

/** How far a business is as a practice shop; null for one of somebody's own, and for none. */
export async function practiceStateOf(executor: Executor, businessId: string): Promise<PracticeState | null> {
  const [row] = await executor
    .select({ practice: businesses.practice })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return row?.practice ?? null;
}

/** Keeps how far a practice shop is; nothing happens to any other business. */
export async function setPracticeState(
  executor: Executor,
  businessId: string,
  practice: PracticeState,
): Promise<void> {
  await executor
    .update(businesses)
    .set({ practice })
    .where(and(eq(businesses.id, businessId), isNotNull(businesses.practice)));
}

/** The practice shop of an account; null where it has none. */
export async function practiceOf(
  executor: Executor,
  accountId: string,
): Promise<{ id: string; state: PracticeState } | null> {
  const [row] = await executor
    .select({ id: businesses.id, state: businesses.practice })
    .from(members)
    .innerJoin(businesses, eq(businesses.id, members.businessId))
    .where(and(eq(members.accountId, accountId), isNotNull(businesses.practice)))
    .limit(1);
  return row === undefined || row.state === null ? null : { id: row.id, state: row.state };
}
