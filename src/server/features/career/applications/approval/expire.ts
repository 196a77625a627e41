import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { World } from '#server/world.ts';
import { endApprovals, listOverdue } from './approval-queries.ts';
import { text } from './messages.ts';
import { everybodys } from '#server/features/career/applications/everybodys.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail'>;

const BATCH = 100;

/** Ends one application whose time has run out; nothing was sent. */
export async function expireApplication(
  deps: Pick<World, 'clock' | 'events' | 'trail'>,
  executor: Executor,
  row: ApplicationRow,
): Promise<ApplicationRow> {
  await endApprovals(executor, row.id, deps.clock.now());
  const detail = text.message(row.state === 'waiting' ? 'undecided' : 'unsent');
  return moveApplication(deps, executor, {
    row,
    to: 'expired',
    actor: 'agent',
    kind: 'expired',
    detail,
    patch: { note: detail },
  });
}

/** Ends every application that waited too long for its person or, approved, for its turn. */
export async function expireOverdue(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const { id, accountId } of await listOverdue(everybodys(deps), now, BATCH)) {
    await deps.database.forAccount(accountId).transaction(async (transaction) => {
      const row = await lockApplication(transaction, id);
      const isDue =
        row &&
        (row.state === 'waiting' || row.state === 'approved') &&
        row.expiresAt !== null &&
        row.expiresAt <= now;
      if (isDue) await expireApplication(deps, transaction, row);
    });
  }
}
