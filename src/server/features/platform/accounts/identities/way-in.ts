import type { Executor } from '#server/db/database.ts';
import { Problem } from '#server/problem.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import { passkeysOf } from '#server/features/platform/accounts/passkeys/queries.ts';
import { lockAccount } from '#server/features/platform/accounts/queries.ts';
import type { AccountRow } from '#server/features/platform/accounts/queries.ts';

/** How many different things open an account; its passkeys are one. */
export const waysIn = (
  account: Pick<AccountRow, 'passwordHash' | 'googleSubject' | 'linkedinSubject'>,
  passkeys: number,
): number =>
  [account.passwordHash, account.googleSubject, account.linkedinSubject].filter((way) => way !== null)
    .length + (passkeys > 0 ? 1 : 0);

/**
 * Called in the transaction that took a way in from an account, after it: throws Problem `conflict` when none is left,
 * which takes the removal back. Two removals at once wait for each other.
 */
export async function requireWayIn(executor: Executor, accountId: string): Promise<void> {
  const account = await lockAccount(executor, accountId);
  const passkeys = await passkeysOf(executor, accountId);
  if (account && waysIn(account, passkeys.length) === 0)
    throw new Problem('conflict', text.message('lastWayIn'));
}
