import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AccountKind } from '#contract/endpoint.ts';
import { LOCALES } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import type { Question } from '#server/db/question.ts';
import { accounts } from './tables.ts';

/** The sides of an account: the one it was made on, and the other once it was opened. */
export const sidesOf = ({
  kind,
  otherSideAt,
}: {
  kind: AccountKind;
  otherSideAt: Date | string | null;
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

const shownAccount = z
  .object({
    id: z.string(),
    kind: z.enum(['career', 'business']),
    other_side_at: z.string().nullable(),
    full_name: z.string(),
    email: z.string(),
    time_zone: z.string(),
    locale: z.enum(LOCALES),
  })
  .transform(({ other_side_at: otherSideAt, ...row }) => ({
    ...row,
    sides: sidesOf({ kind: row.kind, otherSideAt }),
  }));

/** Asks for what the person's own screens show of their account; null where there is none. */
export const shownAccountQuestion = (accountId: string): Question<z.output<typeof shownAccount> | null> => ({
  sql: sql`select row_to_json(account) from (select id, kind, other_side_at, full_name, email, time_zone, locale
    from accounts where id = ${accountId}::uuid) account`,
  answer: shownAccount.nullable(),
});
