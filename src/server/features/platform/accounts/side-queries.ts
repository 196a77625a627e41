import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { AccountKind } from '#contract/endpoint.ts';
import type { Executor } from '#server/db/database.ts';
import { accounts } from './tables.ts';

/** The sides of an account: the one it was made on, and the other once it was opened. */
export const sidesOf = ({
  kind,
  otherSideAt,
}: {
  kind: AccountKind;
  otherSideAt: Date | null;
}): AccountKind[] => (otherSideAt === null ? [kind] : ['career', 'business']);

/** As a condition of a query: the account has that side. */
export const hasSide = (side: AccountKind) => or(eq(accounts.kind, side), isNotNull(accounts.otherSideAt));

/** Opens a side of an account that it does not have; nothing happens when it has it. */
export async function openOtherSide(
  executor: Executor,
  { accountId, side, at }: { accountId: string; side: AccountKind; at: Date },
): Promise<void> {
  await executor
    .update(accounts)
    .set({ otherSideAt: at })
    .where(and(eq(accounts.id, accountId), ne(accounts.kind, side), isNull(accounts.otherSideAt)));
}
