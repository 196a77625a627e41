import type { Executor } from '#server/db/database.ts';
import { askForApproval } from '#server/features/career/applications/approval/ask-person.ts';
import { giveBackSend } from '#server/features/career/applications/on-hold/give-back.ts';
import { moveApplication, noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import {
  lastAttempt,
  lockAttempt,
  writeAttempt,
} from '#server/features/career/applications/send/attempt-queries.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { noLease } from '#server/features/career/applications/send/lease-queries.ts';
import { moveAttempt } from '#server/features/career/applications/send/journal.ts';
import { keepChecking, unknownNotes } from '#server/features/career/applications/send/unknown.ts';
import { boardOf } from '#server/features/career/boards/index.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { listCandidates, listSendableSince } from './restore-queries.ts';
import { exempted } from '#server/db/as.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'queue' | 'config' | 'tokens' | 'log' | 'trail'>;

/** Whether its board lets us look an application up; one that cannot be found in the catalogue does not. */
function canLookUp(deps: Deps, { posting }: ApplicationRow): boolean {
  try {
    return boardOf(deps, posting.board).recovery === 'lookup';
  } catch {
    return false;
  }
}

/** Void is every token that was given before; the person decides anew, knowing why. */
async function askAgain(deps: Deps, executor: Executor, row: ApplicationRow, takenAt: Date): Promise<void> {
  const said = text.message('sentOrNot', {
    moment: takenAt.toISOString(),
    company: row.posting.company,
  });
  const step = {
    actor: 'agent' as const,
    kind: 'restored',
    detail: said,
    patch: { sendAfter: null, heldByPlan: false },
  };
  // What waits already goes through the state from which it is put to the person.
  const noted =
    row.state === 'waiting'
      ? await moveApplication(deps, executor, { row, to: 'prepared', ...step })
      : await noteApplication(deps, executor, { row, ...step });
  const title = text.message('askedAgainTitle', { title: row.posting.title });
  await askForApproval(deps, executor, noted, { quiet: true, news: { title, said } });
}

/** Settles what is certain under the row's lock; answers the attempt of which only the person can tell what became of it. */
async function settle(
  deps: Deps,
  executor: Executor,
  { id, takenAt }: { id: string; takenAt: Date },
): Promise<AttemptRow | null> {
  const row = await lockApplication(executor, id);
  if (!row) return null;
  const last = await lastAttempt(executor, id);
  const attempt = last && (await lockAttempt(executor, last.id));
  const wasArmed = attempt?.state === 'armed' || attempt?.state === 'unknown';
  if (wasArmed && canLookUp(deps, row)) {
    // Looked up as after a crash; that it is not there sends nothing, because the approval is gone.
    await writeAttempt(executor, attempt, attempt.state, {
      leaseUntil: noLease(),
      lookAt: deps.clock.now(),
      lookedAt: null,
    });
    const detail = text.message('askingBoard');
    const patch = { approvedHash: null };
    await noteApplication(deps, executor, { row, actor: 'agent', kind: 'restored', detail, patch });
    return null;
  }
  if (wasArmed) return attempt;
  // The board's answer was written down already: its books are closed at the start.
  if (attempt?.state === 'sent') return null;
  if (attempt?.state === 'intent') {
    const account = await accountById(executor, row.accountId);
    await moveAttempt(executor, attempt, 'abandoned');
    await giveBackSend(deps, executor, { row, attempt, timeZone: account?.timeZone ?? 'UTC' });
  }
  if (row.state !== 'unknown') await askAgain(deps, executor, row, takenAt);
  return null;
}

/** Tells everybody once: what they did since the copy is not known, and what was found since may be found again. */
async function tell(deps: Deps, accountId: string, takenAt: Date): Promise<void> {
  if ((await accountById(deps.database, accountId)) === null) return;
  const moment = takenAt.toISOString();
  await deps.database.transaction((transaction) =>
    notify(deps, transaction, {
      accountId,
      kind: 'waiting',
      title: text.message('restoredTitle'),
      body: text.message('restoredBody', { moment }),
      applicationId: null,
      dedupeKey: `restored:${moment}`,
      mail: true,
    }),
  );
}

/**
 * For a database that was restored, before anybody works on it: whatever could have been sent after the copy was taken counts as
 * unknown, and nothing of it is sent without a new word. What was at its click is looked up where the board lets us, else put to
 * the person; the same submission is not repeated either, because another attempt may have followed it.
 */
export async function askAfterRestore(world: Deps, takenAt: Date): Promise<void> {
  const deps = exempted('applications.after-restore', world);
  for (const id of await listSendableSince(deps.database)) {
    const attempt = await deps.database.transaction((transaction) =>
      settle(deps, transaction, { id, takenAt }),
    );
    if (attempt) await keepChecking(deps, attempt, unknownNotes.asking, null);
  }
  for (const accountId of await listCandidates(deps.database)) await tell(deps, accountId, takenAt);
}
