import type { ApplicationState } from '#contract/career/applications.ts';
import { stateAfter } from '#engines/replies/index.ts';
import type { ReplyLabel } from '#engines/replies/index.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication, noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { lastAttempt, lockAttempt } from '#server/features/career/applications/send/attempt-queries.ts';
import { confirmArrival } from '#server/features/career/applications/send/books.ts';
import { moveAttempt } from '#server/features/career/applications/send/journal.ts';
import { recordWord } from '#server/features/career/applications/views/record-view.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'queue' | 'config' | 'tokens' | 'log'>;

/** An employer's mail that was linked to one application. */
export interface EmployerReply {
  applicationId: string;
  label: ReplyLabel;
  subject: string;
  mailId: string;
  at: Date;
  language: 'en' | 'fr';
  /** The sentence that tells that somebody opened the application; null or absent when none does. */
  viewed?: string | null;
}

/** An employer who opened it has it. */
const OPENED = 'They opened your application, so it arrived.';

const SAYS: Record<ReplyLabel, string> = {
  received: 'They wrote that your application arrived.',
  interview: 'They invite you to an interview.',
  assessment: 'They ask you to do an assessment.',
  offer: 'They make you an offer.',
  rejected: 'They wrote that they go on without you.',
  'info-request': 'They ask you for something. Read their mail.',
  noise: 'They wrote, without an answer to your application.',
  abstain: 'They wrote. I am not sure what it means, so I changed nothing.',
};

/** Said of a mail without an answer where the person has a form to send: it may be what that form waits for. */
const FOR_THE_FORM = 'They wrote. If their page asks you for a code, it is in this mail.';

const isAnswer = (label: ReplyLabel): boolean => label !== 'noise' && label !== 'abstain';

const TITLES: Partial<Record<ReplyLabel, string>> = {
  interview: 'An interview',
  assessment: 'An assessment',
  offer: 'An offer',
  rejected: 'An answer',
  'info-request': 'A question',
  abstain: 'A mail to read',
};

/** A mail proves that what was sent arrived: the open attempt is closed with it. */
async function closeAttempt(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
): Promise<ApplicationRow['evidence']> {
  const last = await lastAttempt(executor, row.id);
  const attempt = last ? await lockAttempt(executor, last.id) : undefined;
  if (attempt?.state !== 'unknown' && attempt?.state !== 'sent') return null;
  await moveAttempt(executor, attempt, 'confirmed', { confirmedAt: deps.clock.now() });
  return attempt.evidence;
}

/** An attempt whose click was made but whose worker died before the books: the mail settles it. */
async function settleSending(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  detail: string,
): Promise<ApplicationRow | null> {
  const last = await lastAttempt(executor, row.id);
  const attempt = last ? await lockAttempt(executor, last.id) : undefined;
  if (attempt?.state !== 'armed' && attempt?.state !== 'sent') return null;
  return confirmArrival(deps, executor, row, attempt, { actor: 'employer', detail });
}

/** A mail proves that what nobody knew of, or what the person was to send, is with the employer. */
async function confirmByMail(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  detail: string,
): Promise<ApplicationRow> {
  const last = await lastAttempt(executor, row.id);
  const attempt = last ? await lockAttempt(executor, last.id) : undefined;
  return confirmArrival(deps, executor, row, attempt, { actor: 'employer', detail });
}

async function move(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  to: ApplicationState,
  reply: EmployerReply,
): Promise<ApplicationRow> {
  const detail = `${SAYS[reply.label]} “${reply.subject.slice(0, 120)}”`;
  if (to === 'applied') return confirmByMail(deps, executor, row, detail);
  const evidence = row.evidence ?? (await closeAttempt(deps, executor, row));
  return moveApplication(deps, executor, {
    row,
    to,
    actor: 'employer',
    kind: `reply.${reply.label}`,
    detail,
    patch: { evidence, sentAt: row.sentAt ?? reply.at, note: SAYS[reply.label] },
  });
}

/** What a mail proves before anything else it says: that the application is with the employer. */
async function settle(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  { label, viewed, subject }: EmployerReply,
): Promise<ApplicationRow> {
  const says = isAnswer(label);
  if (row.state === 'sending' && (says || viewed))
    return (await settleSending(deps, executor, row, says ? SAYS.received : OPENED)) ?? row;
  const isUnsettled = row.state === 'unknown' || row.state === 'handed_over';
  // An answer settles it itself.
  if (!isUnsettled || !viewed || stateAfter(label, row.state) !== null) return row;
  return confirmByMail(deps, executor, row, `${OPENED} “${subject.slice(0, 120)}”`);
}

/**
 * Takes an employer's mail into an application's life, in the caller's transaction: receipts confirm what was unknown
 * or for the person to send, and so does a word that it was opened;
 * answers move the state, everything else is a line on the timeline. Answers the state after it, null when there is no
 * such application.
 */
export async function recordReply(
  deps: Deps,
  executor: Executor,
  reply: EmployerReply,
): Promise<ApplicationState | null> {
  let row = await lockApplication(executor, reply.applicationId);
  if (!row) return null;
  row = await settle(deps, executor, row, reply);
  const seen = await recordWord(deps, executor, row, reply);
  // A mail that says nothing else is told of once.
  if (seen !== null && reply.label === 'noise') return seen.state;
  row = seen ?? row;
  const to = stateAfter(reply.label, row.state);
  const isForTheForm = !isAnswer(reply.label) && row.state === 'handed_over';
  const words = isForTheForm ? FOR_THE_FORM : SAYS[reply.label];
  const after =
    to === null
      ? await noteApplication(deps, executor, {
          row,
          actor: 'employer',
          kind: `reply.${reply.label}`,
          detail: `${words} “${reply.subject.slice(0, 120)}”`,
        })
      : await move(deps, executor, row, to, reply);
  const title = TITLES[reply.label] ?? (isForTheForm ? 'A mail to read' : undefined);
  if (title !== undefined)
    await notify(deps, executor, {
      accountId: row.accountId,
      kind: 'reply',
      title: `${title}: ${row.posting.company}`,
      body: `${words} It is about ${row.posting.title}.`,
      applicationId: row.id,
      ...(reply.label === 'interview' || reply.label === 'offer' ? { topic: reply.label } : {}),
      dedupeKey: `reply:${reply.mailId}`,
      mail: reply.label === 'interview' || reply.label === 'offer',
    });
  return after.state;
}
