import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { lockAttempt, writeAttempt } from './attempt-queries.ts';
import type { AttemptRow } from './attempt-queries.ts';
import { LostAttempt } from './journal.ts';
import { noLease } from './lease-queries.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'queue' | 'config' | 'tokens'>;

/** When an attempt that only the person can settle is looked at again by itself: never. */
const NEVER = new Date('9999-12-31T00:00:00.000Z');

const CHECKING = text.message('checking');
const ASKING = text.message('asking');

async function toUnknown(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  why: Message,
): Promise<ApplicationRow> {
  return moveApplication(deps, executor, {
    row,
    to: 'unknown',
    actor: 'agent',
    kind: 'unknown',
    detail: why,
    patch: { note: CHECKING },
  });
}

async function tellPerson(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  attempt: AttemptRow,
): Promise<void> {
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'unknown',
    title: text.message('checkingTitle', { title: row.posting.title }),
    body: text.message('checkingBody', { company: row.posting.company }),
    applicationId: row.id,
    dedupeKey: `unknown:${attempt.id}`,
  });
}

/**
 * Keeps an attempt open whose outcome is not known, to be looked at again at `next`; null asks the person.
 * The application stands as "checking" meanwhile, never as sent. Throws LostAttempt when another worker has it.
 */
export async function keepChecking(
  deps: Deps,
  attempt: AttemptRow,
  why: Message,
  next: Date | null,
  patch: { lookedAt?: Date } = {},
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, attempt.applicationId);
    const locked = await lockAttempt(transaction, attempt.id);
    if (!row || !locked || locked.fence !== attempt.fence) throw new LostAttempt(text.message('otherWorker'));
    // The employer's mail was quicker and settled it.
    if (locked.state !== 'armed' && locked.state !== 'unknown') return;
    await writeAttempt(transaction, locked, 'unknown', {
      ...patch,
      problem: why.code,
      lookAt: next ?? NEVER,
      leaseUntil: noLease(),
    });
    if (row.state === 'sending') await toUnknown(deps, transaction, row, why);
    if (next === null) await tellPerson(deps, transaction, row, attempt);
  });
}

/** What a person reads while it is being checked, and when only they can tell. */
export const unknownNotes = { checking: CHECKING, asking: ASKING } as const;
