import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import {
  campaignOf,
  findApplication,
  lockApplication,
} from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { holdCampaignOf } from '#server/features/career/applications/on-hold/pause-queries.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';
import { sha256 } from '#server/ports/files.ts';
import type { World } from '#server/world.ts';
import { lockAttempt } from './attempt-queries.ts';
import type { AttemptRow } from './attempt-queries.ts';
import { isApproved } from './claim.ts';
import { LostAttempt, moveAttempt } from './journal.ts';
import { text } from './messages.ts';
import { findLease, leaseEnd, OPEN, renewLease, standsLease } from './lease-queries.ts';

type Deps = Pick<World, 'database' | 'clock'>;
type StoppingDeps = Deps & Pick<World, 'stopping'>;

const RESTARTING = text.message('restarted');
const OTHER_WORKER = text.message('otherWorker');

/** Why a claimed attempt may no longer go on, by its campaign as `campaignOf` reads it; null when it may. */
async function reasonOf(
  executor: Executor,
  row: ApplicationRow | undefined,
  read: typeof campaignOf,
): Promise<Message | null> {
  if (row?.state !== 'sending' || !isApproved(row)) return text.message('approvalGone');
  const campaign = await read(executor, row);
  return campaign?.finishing ? null : text.message('campaignPaused');
}

/** Renews the lease of an open attempt when that is due; answers its row, null when it ran out or another worker took it. */
export async function keepLease(
  { database }: Pick<World, 'database'>,
  attempt: AttemptRow,
): Promise<AttemptRow | null> {
  const held = await findLease(database, attempt.id);
  if (held?.attempt.fence !== attempt.fence) return null;
  const isOpen = OPEN.includes(held.attempt.state);
  if (isOpen && held.isDue && !(await renewLease(database, attempt))) return null;
  return held.attempt;
}

/** A sign of life while the form is filled, and whether the person stopped it; answers why to stop, or null. */
export async function stayAlive(deps: StoppingDeps, attempt: AttemptRow): Promise<Message | null> {
  if (deps.stopping.begun()) return RESTARTING;
  if ((await keepLease(deps, attempt)) === null) return OTHER_WORKER;
  return reasonOf(deps.database, await findApplication(deps.database, attempt.applicationId), campaignOf);
}

/**
 * Step C of the journal, committed before the click: from here on the outcome counts as unknown until it is proven.
 * A message says why it must not be clicked (paused, approval gone); throws LostAttempt when the fence is old or the lease ran out.
 */
export async function arm(
  { database, clock, stopping }: StoppingDeps,
  attempt: AttemptRow,
  evidence: Evidence,
  contentHash: string,
): Promise<AttemptRow | Message> {
  return database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, attempt.applicationId);
    const reason = await reasonOf(transaction, row, holdCampaignOf);
    const locked = await lockAttempt(transaction, attempt.id);
    if (!locked || locked.fence !== attempt.fence || locked.state !== 'intent')
      throw new LostAttempt(OTHER_WORKER);
    if (!(await standsLease(transaction, attempt.id))) throw new LostAttempt(text.message('heldUp'));
    if (reason !== null) return reason;
    if (stopping.begun()) return RESTARTING;
    if (locked.dryRun) throw new Error('A dry run is never sent.');
    const now = clock.now();
    return moveAttempt(transaction, locked, 'armed', {
      armedAt: now,
      digest: sha256(`${contentHash} ${evidence.address}`),
      evidence,
      leaseUntil: leaseEnd(),
    });
  });
}
