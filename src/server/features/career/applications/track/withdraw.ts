import { canMove, hasArrived } from '#engines/pipeline/index.ts';
import { quoted } from '#localization/catalogue.ts';
import type { Executor } from '#server/db/database.ts';
import { endApprovals } from '#server/features/career/applications/approval/approval-queries.ts';
import { moveApplication, noteApplication } from '#server/features/career/applications/move-application.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { resolveApplication } from './resolve.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'queue' | 'config' | 'tokens' | 'log'>;

const OPEN_END = ['unknown', 'handed_over'] as const;
const isOpenEnd = ({ state }: ApplicationRow) => OPEN_END.some((open) => open === state);

/** Whether a person may withdraw it now: not while it is being sent, not what is over, not twice. */
export function canWithdraw(row: ApplicationRow): boolean {
  if (row.withdrawnAt !== null || row.state === 'rejected') return false;
  return hasArrived(row.state) || canMove(row.state, 'withdrawn');
}

async function beforeSending(deps: Deps, executor: Executor, row: ApplicationRow): Promise<void> {
  await endApprovals(executor, row.id, deps.clock.now());
  await moveApplication(deps, executor, {
    row,
    to: 'withdrawn',
    actor: 'person',
    kind: 'withdrawn',
    detail: text.message('withdrawnBefore'),
    patch: { note: text.message('withdrawnBeforeNote'), expiresAt: null, sendAfter: null },
  });
}

/** The employer has it, so it keeps its state; only what the person does about it has ended. */
async function afterSending(deps: Deps, executor: Executor, row: ApplicationRow): Promise<void> {
  await noteApplication(deps, executor, {
    row,
    actor: 'person',
    kind: 'withdrawn',
    detail: text.message('withdrawnAfter'),
    patch: { withdrawnAt: deps.clock.now(), note: text.message('withdrawnAfterNote') },
  });
}

/**
 * Ends an application by the person's wish: before it was sent nothing leaves the house any more; afterwards it is marked
 * and stays in the tracker. Throws `not_found` for somebody else's and `conflict` when it cannot be withdrawn now.
 */
export async function withdraw(deps: Deps, accountId: string, id: string): Promise<void> {
  const known = await findOwned(deps.database, accountId, id);
  if (!known) throw notFound('application');
  if (isOpenEnd(known)) {
    await resolveApplication(deps, accountId, { id, resolution: 'leave' });
    return;
  }
  await deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    if (row?.state === 'sending') throw new Problem('conflict', text.message('formBeingFilled'));
    if (!row || !canWithdraw(row)) throw new Problem('conflict', text.message('isOver'));
    await (hasArrived(row.state) ? afterSending : beforeSending)(deps, transaction, row);
  });
}

/** Takes back a withdrawal of what was sent. Throws `not_found` for somebody else's and `conflict` when there is none. */
export async function unwithdraw(deps: Deps, accountId: string, id: string): Promise<void> {
  if (!(await findOwned(deps.database, accountId, id))) throw notFound('application');
  await deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    if (!row || row.withdrawnAt === null) throw new Problem('conflict', text.message('notWithdrawn'));
    await noteApplication(deps, transaction, {
      row,
      actor: 'person',
      kind: 'unwithdrawn',
      detail: text.message('withdrawalTakenBack'),
      patch: { withdrawnAt: null, note: quoted('') },
    });
  });
}
