import type { Message } from '#localization/types.ts';
import { holdCampaignOf } from '#server/features/career/applications/on-hold/pause-queries.ts';
import { campaignOf, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { keepLease } from '#server/features/career/applications/send/arm.ts';
import { OPEN, renewLease } from '#server/features/career/applications/send/lease-queries.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { finishBooks, recordEvidence } from '#server/features/career/applications/send/books.ts';
import { crashPoint } from '#server/features/career/applications/send/crash-points.ts';
import { arrivedEvidence, formJobOf } from '#server/features/career/applications/send/form-job.ts';
import { withLease } from '#server/features/career/applications/send/journal.ts';
import { endAttempt } from '#server/features/career/applications/send/setbacks.ts';
import { keepChecking } from '#server/features/career/applications/send/unknown.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

const RESTARTING = text.message('restarting');
const SETTLED = text.message('settled');
const STOPPED = text.message('stopped');

/** Why the same submission may not be made now, although it may be the first that arrives; null when it may. */
async function reasonOf(world: World, row: ApplicationRow, attempt: AttemptRow): Promise<Message | null> {
  const held = await keepLease(world, attempt);
  if (held === null || !OPEN.includes(held.state)) return SETTLED;
  if (world.stopping.begun()) return RESTARTING;
  return (await campaignOf(world.database, row))?.finishing ? null : STOPPED;
}

/**
 * The last look before a step of the same submission, with every pause kept waiting: once a pause has answered, this says no.
 * Answers why the step may not be made, or null.
 */
export async function mayResend(world: World, attempt: AttemptRow): Promise<Message | null> {
  if (world.stopping.begun()) return RESTARTING;
  return world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, attempt.applicationId);
    if (!row || !(await holdCampaignOf(transaction, row))?.finishing) return STOPPED;
    const isMine = await renewLease(transaction, attempt);
    return isMine ? null : SETTLED;
  });
}

/**
 * Sends the same submission again to a board that takes a key: it answers a repeat as it answered the first. The first may
 * never have arrived, so it waits like any other while the person has stopped everything.
 */
export async function resend(
  world: World,
  row: ApplicationRow,
  attempt: AttemptRow,
  { later, timeZone }: { later: Date | null; timeZone: string },
): Promise<void> {
  const isStopped = () => reasonOf(world, row, attempt);
  const reason = await mayResend(world, attempt);
  if (reason !== null) return keepChecking(world, attempt, reason, later);
  const form = await withLease(world, isStopped, async (stopped) => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(120_000)]);
    return world.browser.open(await formJobOf(world, row, attempt.id, signal));
  });
  let letGo: (() => void) | null = null;
  try {
    const before = attempt.evidence;
    if (form.filled.kind !== 'ready' || before === null) {
      await keepChecking(world, attempt, text.message('formNotOpened'), later);
      return;
    }
    crashPoint('armed');
    letGo = world.stopping.hold();
    const last = await mayResend(world, attempt);
    if (last !== null) return await keepChecking(world, attempt, last, later);
    const outcome = await form.submit();
    crashPoint('clicked');
    if (outcome.kind === 'email_code') {
      // It answers the repeat as the first: that one has not arrived either, and waits for the code.
      const screenshot = outcome.screenshot && (await world.files.put(row.accountId, outcome.screenshot));
      await endAttempt(world, attempt, timeZone, { kind: 'email_code', screenshot });
      return;
    }
    if (outcome.kind !== 'confirmed') {
      await keepChecking(world, attempt, text.message('noReceipt'), later);
      return;
    }
    await finishBooks(
      world,
      await recordEvidence(world, attempt, await arrivedEvidence(world, row, before, outcome)),
    );
  } finally {
    letGo?.();
    await form.close();
  }
}
