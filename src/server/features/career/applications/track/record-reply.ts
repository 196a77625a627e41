import type { ApplicationState } from '#contract/career/applications.ts';
import { stateAfter } from '#engines/replies/index.ts';
import type { ReplyLabel } from '#engines/replies/index.ts';
import type { Message } from '#localization/types.ts';
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
import { text } from './messages.ts';

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
const OPENED = text.message('openedIt');

const SAYS: Record<ReplyLabel, Message> = {
  received: text.message('received'),
  interview: text.message('interview'),
  assessment: text.message('assessment'),
  offer: text.message('offer'),
  rejected: text.message('rejected'),
  'info-request': text.message('infoRequest'),
  noise: text.message('noAnswer'),
  abstain: text.message('unsure'),
};

/** Said of a mail without an answer where the person has a form to send: it may be what that form waits for. */
const FOR_THE_FORM = text.message('maybeCode');

const isAnswer = (label: ReplyLabel): boolean => label !== 'noise' && label !== 'abstain';

const TITLES = {
  interview: 'interviewTitle',
  assessment: 'assessmentTitle',
  offer: 'offerTitle',
  rejected: 'rejectedTitle',
  'info-request': 'infoRequestTitle',
  abstain: 'mailTitle',
} as const satisfies Partial<Record<ReplyLabel, keyof typeof text.messages>>;

/** What a notice of a mail is called; null where none is given of it. */
function titleOf(label: ReplyLabel, isForTheForm: boolean, company: string): Message | null {
  if (label in TITLES) return text.message(TITLES[label as keyof typeof TITLES], { company });
  return isForTheForm ? text.message('mailTitle', { company }) : null;
}

/** What a mail says, with its subject. */
const withSubject = (says: Message, { subject }: Pick<EmployerReply, 'subject'>): Message =>
  text.message('withSubject', { says, subject: subject.slice(0, 120) });

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
  detail: Message,
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
  detail: Message,
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
  const detail = withSubject(SAYS[reply.label], reply);
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
  reply: EmployerReply,
): Promise<ApplicationRow> {
  const { label, viewed } = reply;
  const says = isAnswer(label);
  if (row.state === 'sending' && (says || viewed))
    return (await settleSending(deps, executor, row, says ? SAYS.received : OPENED)) ?? row;
  const isUnsettled = row.state === 'unknown' || row.state === 'handed_over';
  // An answer settles it itself.
  if (!isUnsettled || !viewed || stateAfter(label, row.state) !== null) return row;
  return confirmByMail(deps, executor, row, withSubject(OPENED, reply));
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
  const says = isForTheForm ? FOR_THE_FORM : SAYS[reply.label];
  const after =
    to === null
      ? await noteApplication(deps, executor, {
          row,
          actor: 'employer',
          kind: `reply.${reply.label}`,
          detail: withSubject(says, reply),
        })
      : await move(deps, executor, row, to, reply);
  const title = titleOf(reply.label, isForTheForm, row.posting.company);
  if (title !== null)
    await notify(deps, executor, {
      accountId: row.accountId,
      kind: 'reply',
      title,
      body: text.message('replyBody', { says, title: row.posting.title }),
      applicationId: row.id,
      ...(reply.label === 'interview' || reply.label === 'offer' ? { topic: reply.label } : {}),
      dedupeKey: `reply:${reply.mailId}`,
      mail: reply.label === 'interview' || reply.label === 'offer',
    });
  return after.state;
}
