import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication, noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { lockAttempt, writeAttempt } from './attempt-queries.ts';
import type { AttemptRow } from './attempt-queries.ts';
import { crashPoint } from './crash-points.ts';
import { LostAttempt, moveAttempt } from './journal.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'queue' | 'config' | 'tokens' | 'log'>;

/** How an application was found to have arrived, for the timeline. */
export interface Arrival {
  actor: 'agent' | 'person' | 'employer';
  detail: Message;
  /** When it was sent, where the person said so; without it as the attempt tells, else now. */
  sentAt?: Date;
}

/** The page's word that it arrived; a receipt of "" is none. */
const arrivedBy = (receipt: string): Message =>
  receipt === '' ? text.message('arrived') : text.message('arrivedWithReceipt', { receipt });

/** Closes an attempt whose application arrived and moves the application to applied, in the caller's transaction. */
export async function confirmArrival(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  attempt: AttemptRow | undefined,
  { actor, detail, sentAt }: Arrival,
): Promise<ApplicationRow> {
  const now = deps.clock.now();
  if (attempt?.state === 'armed') attempt = await moveAttempt(executor, attempt, 'sent', { sentAt: now });
  if (attempt?.state === 'sent' || attempt?.state === 'unknown')
    await moveAttempt(executor, attempt, 'confirmed', { confirmedAt: now });
  // An attempt that ended at a wall shows the wall: the person sent it later, and nobody saw how.
  const sent = attempt?.state === 'abandoned' ? undefined : attempt;
  const { company, title } = row.posting;
  const moved = await moveApplication(deps, executor, {
    row,
    to: 'applied',
    actor,
    kind: 'applied',
    detail,
    patch: {
      evidence: sent?.evidence ?? null,
      sentAt: sentAt ?? sent?.sentAt ?? sent?.armedAt ?? now,
      note: text.message('sentNote'),
    },
  });
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'applied',
    title: text.message('sentTitle', { title }),
    body: text.message(actor === 'person' ? 'sentByYouBody' : 'sentBody', { company }),
    applicationId: row.id,
    dedupeKey: `applied:${row.id}`,
  });
  return moved;
}

/** The employer's mail confirmed it before the page was read: what the page said is kept with it. */
async function addEvidence(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  attempt: AttemptRow,
  evidence: Evidence,
): Promise<AttemptRow> {
  await noteApplication(deps, executor, {
    row,
    actor: 'agent',
    kind: 'evidence',
    detail: arrivedBy(evidence.receipt),
    patch: { evidence },
  });
  return (await writeAttempt(executor, attempt, 'confirmed', { evidence })) ?? attempt;
}

/** Step E: what the board answered, before any book is closed. */
export async function recordEvidence(
  deps: Deps,
  attempt: AttemptRow,
  evidence: Evidence,
): Promise<AttemptRow> {
  crashPoint('before_evidence');
  const sent = await deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, attempt.applicationId);
    const locked = await lockAttempt(transaction, attempt.id);
    if (!row || !locked || locked.fence !== attempt.fence) throw new LostAttempt(text.message('otherWorker'));
    if (locked.state === 'confirmed') return addEvidence(deps, transaction, row, locked, evidence);
    return moveAttempt(transaction, locked, 'sent', { sentAt: deps.clock.now(), evidence });
  });
  crashPoint('evidence');
  return sent;
}

/** Step F: attempt confirmed, application applied, the person told. Does nothing when that is done already. */
export async function finishBooks(
  deps: Deps,
  { id, applicationId }: Pick<AttemptRow, 'id' | 'applicationId'>,
): Promise<void> {
  crashPoint('before_confirm');
  const done = await deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, applicationId);
    const attempt = await lockAttempt(transaction, id);
    if (!row || attempt?.state !== 'sent') return null;
    return confirmArrival(deps, transaction, row, attempt, {
      actor: 'agent',
      detail: arrivedBy(attempt.evidence?.receipt ?? ''),
    });
  });
  crashPoint('confirmed');
  if (done) deps.log.info('application.sent', { application: applicationId });
}
