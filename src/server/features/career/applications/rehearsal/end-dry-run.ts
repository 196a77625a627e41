import type { Message } from '#localization/types.ts';
import { askForApproval } from '#server/features/career/applications/approval/ask-person.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { lockAttempt } from '#server/features/career/applications/send/attempt-queries.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { LostAttempt, moveAttempt } from '#server/features/career/applications/send/journal.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { text as sending } from '#server/features/career/applications/send/messages.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'tokens' | 'queue' | 'config'>;

/** What a form wants of a person before the click, found by a dry run: the person would send that one themselves. */
const WALLS = {
  captcha: text.message('captcha'),
  email_code: text.message('mailedCode'),
  locked_out: text.message('lockedOut'),
} as const;

/** How far a dry run came. */
export type DryRunEnd =
  | { kind: 'filled' }
  | { kind: keyof typeof WALLS }
  /** It could not be filled in, with the reason in one sentence. */
  | { kind: 'failed'; reason: Message };

function toldOf(end: DryRunEnd): Message {
  if (end.kind === 'filled') return text.message('filled');
  return end.kind === 'failed' ? text.message('failed', { reason: end.reason }) : WALLS[end.kind];
}

/**
 * The end of every dry run, in the caller's transaction, once its attempt is closed: the application waits for a decision as
 * before, and nothing of it is sent, handed over or given up.
 */
export async function finishDryRun(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  end: DryRunEnd,
): Promise<ApplicationRow> {
  const detail = toldOf(end);
  const noted = await noteApplication(deps, executor, {
    row,
    actor: 'agent',
    kind: 'dry_run',
    detail,
    patch: { dryRun: false },
  });
  return askForApproval(deps, executor, noted, {
    news: { title: text.message('doneTitle', { title: row.posting.title }), said: detail },
  });
}

/**
 * Ends a dry run before the click: what the form held is kept with the attempt, and the application waits for a decision
 * as before. Throws LostAttempt when another worker has the attempt by now, or the person took it back.
 */
export async function endDryRun(
  world: Deps & Pick<World, 'database'>,
  attempt: AttemptRow,
  evidence: Evidence,
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, attempt.applicationId);
    const locked = await lockAttempt(transaction, attempt.id);
    if (!row || !locked || locked.fence !== attempt.fence)
      throw new LostAttempt(sending.message('otherWorker'));
    await moveAttempt(transaction, locked, 'abandoned', { evidence });
    await finishDryRun(world, transaction, row, { kind: 'filled' });
  });
}
