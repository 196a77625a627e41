import type { ApplicationState } from '#contract/career/applications.ts';
import type { Message } from '#localization/types.ts';
import { canMove } from '#engines/pipeline/index.ts';
import type { Executor } from '#server/db/database.ts';
import { settleNotices } from '#server/features/platform/notifications/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { writeStep } from './queries.ts';
import type { ApplicationPatch, ApplicationRow } from './queries.ts';
import { writeEvent } from './trail/append.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail'>;

/** One step of an application's life: who took it, what it is called, and what a person reads about it. */
export interface Step {
  actor: 'agent' | 'person' | 'employer';
  kind: string;
  /** One sentence for the timeline. */
  detail: Message;
  patch?: ApplicationPatch;
}

const CHANGED = text.message('changedMeanwhile');

/** An application that has ended is followed up no more: a reminder that was told, and not yet heard, is not brought any more. */
async function write(
  world: Deps,
  executor: Executor,
  row: ApplicationRow,
  to: ApplicationState,
  step: Step,
): Promise<ApplicationRow> {
  const { clock, events } = world;
  const at = clock.now();
  const written = await writeStep(executor, row, { ...step.patch, state: to, updatedAt: at });
  if (!written) throw new Problem('conflict', CHANGED);
  const { kind, actor, detail } = step;
  const standing = { was: row, is: written };
  await writeEvent(world, executor, standing, { sequence: written.version, kind, actor, detail, at });
  if (to === 'rejected' || to === 'withdrawn' || step.patch?.withdrawnAt)
    await settleNotices(world, executor, {
      accountId: row.accountId,
      applicationId: row.id,
      kind: 'reminder',
    });
  await events.publish(executor, row.accountId, { topic: 'applications', application_id: row.id });
  return written;
}

/**
 * Moves an application to another state: the only writer of states. State, event and live update are one transaction.
 * Throws `conflict` when the state may not follow, or when the row is no longer as it was read.
 */
export async function moveApplication(
  world: Deps,
  executor: Executor,
  move: Step & { row: ApplicationRow; to: ApplicationState },
): Promise<ApplicationRow> {
  const { row, to } = move;
  if (!canMove(row.state, to)) throw new Problem('conflict', CHANGED);
  return write(world, executor, row, to, move);
}

/** Adds a line to the timeline without a change of state. Throws `conflict` when the row is no longer as it was read. */
export async function noteApplication(
  world: Deps,
  executor: Executor,
  note: Step & { row: ApplicationRow },
): Promise<ApplicationRow> {
  return write(world, executor, note.row, note.row.state, note);
}
