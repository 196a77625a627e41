import { eq } from 'drizzle-orm';
import type { Business } from '#contract/localbiz/business.ts';
import type { Executor } from '#server/db/database.ts';
import { businesses } from './tables.ts';

export async function findBusiness(executor: Executor, accountId: string): Promise<Business | null> {
  const [row] = await executor
    .select({ profile: businesses.profile })
    .from(businesses)
    .where(eq(businesses.accountId, accountId));
  return row?.profile ?? null;
}

export async function saveBusiness(
  executor: Executor,
  row: { accountId: string; profile: Business; updatedAt: Date },
): Promise<void> {
  await executor
    .insert(businesses)
    .values(row)
    .onConflictDoUpdate({
      target: businesses.accountId,
      set: { profile: row.profile, updatedAt: row.updatedAt },
    });
}
