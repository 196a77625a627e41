import { GRACE_DAYS } from '#contract/platform/grace.ts';
import { accountById, setEnding } from '#server/features/platform/accounts/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { insertDeletion, removeDeletion } from './queries.ts';
import { deletionAsked, deletionTakenBack, noticeWords } from './wording.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What other features do when an account is to end, and when it stays after all. Both may be called twice. */
export interface Rest {
  begin(world: World, accountId: string): Promise<unknown>;
  end(world: World, accountId: string): Promise<unknown>;
}

const sameAddress = (one: string, other: string) =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

/**
 * Notes that the account ends in 14 days, pauses what runs, and says so by mail. Throws `invalid_input` when the typed
 * address is not the account's. A second time changes nothing.
 */
export async function requestDeletion(
  world: World,
  { accountId, email }: { accountId: string; email: string },
  rest: Rest,
): Promise<void> {
  const account = await accountById(world.database, accountId);
  if (!account) throw notFound('account');
  if (!sameAddress(account.email, email))
    throw new Problem('invalid_input', 'Type the e-mail address of this account.');
  const requestedAt = world.clock.now();
  // First, so that nothing runs on when the rest fails.
  await setEnding(world.database, accountId, requestedAt);
  await rest.begin(world, accountId);
  const dueAt = new Date(requestedAt.getTime() + GRACE_DAYS * DAY_MS);
  await world.database.transaction(async (transaction) => {
    if (!(await insertDeletion(transaction, { accountId, requestedAt, dueAt }))) return;
    await notify(world, transaction, {
      accountId,
      kind: 'account',
      title: 'Your account ends in 14 days',
      body: noticeWords[account.kind].asked,
      applicationId: null,
      dedupeKey: `deletion:${requestedAt.getTime()}`,
      mail: deletionAsked(world.config, { ...account, dueAt }),
    });
  });
}

/** Takes the deletion back and lets run again what it paused; nothing happens when there is none. */
export async function keepAccount(world: World, accountId: string, rest: Rest): Promise<void> {
  const now = world.clock.now();
  const account = await accountById(world.database, accountId);
  if (!account) throw notFound('account');
  const kept = await world.database.transaction(async (transaction) => {
    if (!(await removeDeletion(transaction, accountId))) return false;
    await setEnding(transaction, accountId, null);
    await notify(world, transaction, {
      accountId,
      kind: 'account',
      title: 'Your account stays',
      body: noticeWords[account.kind].takenBack,
      applicationId: null,
      dedupeKey: `kept:${now.getTime()}`,
      push: false,
      mail: deletionTakenBack(world.config, account),
    });
    return true;
  });
  if (kept) await rest.end(world, accountId);
}
