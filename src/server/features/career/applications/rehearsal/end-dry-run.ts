import { askForApproval } from '#server/features/career/applications/ask/ask-person.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { lockAttempt } from '#server/features/career/applications/send/attempt-queries.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { LostAttempt, moveAttempt } from '#server/features/career/applications/send/journal.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'tokens' | 'queue' | 'config'>;

/** What a form wants of a person before the click, found by a dry run: the person would send that one themselves. */
const WALLS = {
  captcha: 'The form has a captcha, which only a person answers',
  email_code: 'The form mails you a code and goes on only with it',
  locked_out: 'The site has an account for your address and does not take the password I have for it',
} as const;

/** How far a dry run came. */
export type DryRunEnd =
  | { kind: 'filled' }
  | { kind: keyof typeof WALLS }
  /** It could not be filled in, with the reason in one sentence. */
  | { kind: 'failed'; reason: string };

function wordsOf(end: DryRunEnd): string {
  if (end.kind === 'filled')
    return 'Dry run: I filled in the form with exactly what you approved and stopped before the click. Nothing was sent.';
  if (end.kind === 'failed')
    return `Dry run: I could not fill in the form to its end. ${end.reason} Nothing was sent.`;
  return `Dry run: ${WALLS[end.kind]}: you would send this one yourself. Nothing was sent.`;
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
  const detail = wordsOf(end);
  const noted = await noteApplication(deps, executor, {
    row,
    actor: 'agent',
    kind: 'dry_run',
    detail,
    patch: { dryRun: false },
  });
  return askForApproval(deps, executor, noted, {
    news: { title: `Dry run done: ${row.posting.title}`, text: detail },
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
      throw new LostAttempt('Another worker took the attempt.');
    await moveAttempt(transaction, locked, 'abandoned', { evidence });
    await finishDryRun(world, transaction, row, { kind: 'filled' });
  });
}
