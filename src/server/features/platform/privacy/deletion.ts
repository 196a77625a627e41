import { GRACE_DAYS } from '#contract/platform/grace.ts';
import type { OwnedBusiness } from '#contract/platform/privacy.ts';
import { accountById, setEnding } from '#server/features/platform/accounts/index.ts';
import type { Executor } from '#server/db/database.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { insertDeletion, lockPrivacy, removeDeletion } from './queries.ts';
import { text } from './messages.ts';
import { sidesNamed } from './sides-named.ts';
import { deletionAsked, deletionTakenBack } from './wording.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What becomes of the businesses that the account alone owns, and when. */
interface Wishes {
  handOver: readonly { business_id: string; member_id: string }[];
  close: readonly string[];
  dueAt: Date;
}

/** What other features do when an account is to end, and when it stays after all; all of it inside the transaction. */
export interface Rest {
  begin(world: World, executor: Executor, accountId: string, wishes: Wishes): Promise<unknown>;
  end(world: World, executor: Executor, accountId: string): Promise<unknown>;
  /** The businesses of which it must be said what becomes of them. */
  owned: (executor: Executor, accountId: string) => Promise<OwnedBusiness[]>;
}

const sameAddress = (one: string, other: string) =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

/**
 * Notes that the account ends in 14 days, pauses what runs, and says so by mail, all in one transaction: a crash leaves
 * either the whole of it or nothing. Throws `invalid_input` when the typed address is not the account's. A second time
 * changes nothing.
 */
export async function requestDeletion(
  world: World,
  { accountId, email, ...wishes }: { accountId: string; email: string } & Omit<Wishes, 'dueAt'>,
  rest: Rest,
): Promise<void> {
  const account = await accountById(world.database, accountId);
  if (!account) throw notFound('account');
  if (!sameAddress(account.email, email)) throw new Problem('invalid_input', text.message('wrongAddress'));
  const requestedAt = world.clock.now();
  const dueAt = new Date(requestedAt.getTime() + GRACE_DAYS * DAY_MS);
  await world.database.transaction(async (transaction) => {
    await lockPrivacy(transaction, accountId);
    if (!(await insertDeletion(transaction, { accountId, requestedAt, dueAt }))) return;
    await setEnding(transaction, accountId, requestedAt);
    await rest.begin(world, transaction, accountId, { ...wishes, dueAt });
    await notify(world, transaction, {
      accountId,
      kind: 'account',
      title: text.message('ending', { days: GRACE_DAYS }),
      body: text.message('endingBody', { kind: sidesNamed(account) }),
      applicationId: null,
      dedupeKey: `deletion:${requestedAt.getTime()}`,
      mail: deletionAsked(world.config, account, dueAt),
    });
  });
}

/**
 * Takes the deletion back and lets run again what it paused, in one transaction; nothing happens when there is none. Also
 * frees an account that an interrupted request of an earlier version left ending without a day.
 */
export async function keepAccount(world: World, accountId: string, rest: Rest): Promise<void> {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    await lockPrivacy(transaction, accountId);
    const account = await accountById(transaction, accountId);
    if (!account) throw notFound('account');
    const removed = await removeDeletion(transaction, accountId);
    if (!removed && account.endingSince === null) return;
    await setEnding(transaction, accountId, null);
    await rest.end(world, transaction, accountId);
    await notify(world, transaction, {
      accountId,
      kind: 'account',
      title: text.message('kept'),
      body: text.message('keptBody', { kind: sidesNamed(account) }),
      applicationId: null,
      dedupeKey: `kept:${now.getTime()}`,
      push: false,
      mail: deletionTakenBack(world.config, account),
    });
  });
}
