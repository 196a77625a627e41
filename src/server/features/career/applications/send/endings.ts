import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { WALLS } from './walls.ts';
import type { Wall } from './walls.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'queue' | 'config'>;

/** The e-mail address that the form was filled with; null where it shows none. */
function addressOf({ plan }: ApplicationRow): string | null {
  const values = (plan?.fields ?? []).map(({ value }) => value);
  const written = values.find(
    (value) => typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  );
  return typeof written === 'string' ? written : null;
}

/** A wall that only a person passes: the person sends what is prepared. */
export async function handOver(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  wall: Wall,
): Promise<ApplicationRow> {
  const detail = WALLS[wall].detail(row.posting.company, addressOf(row));
  const moved = await moveApplication(deps, executor, {
    row,
    to: 'handed_over',
    actor: 'agent',
    kind: 'handed_over',
    detail,
    patch: { note: detail, expiresAt: null },
  });
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'handed_over',
    title: text.message('handedOverTitle', { title: row.posting.title }),
    body: WALLS[wall].body(row.posting.company, addressOf(row)),
    applicationId: row.id,
    dedupeKey: `handed_over:${row.id}`,
  });
  return moved;
}

/** The form or its posting asks for what must never be given. */
export async function stop(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  reason: Message,
): Promise<ApplicationRow> {
  const moved = await moveApplication(deps, executor, {
    row,
    to: 'stopped',
    actor: 'agent',
    kind: 'stopped',
    detail: reason,
    patch: { note: reason },
  });
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'stopped',
    title: text.message('stoppedTitle', { company: row.posting.company }),
    body: reason,
    applicationId: row.id,
    dedupeKey: `stopped:${row.id}`,
  });
  return moved;
}

/** Given up, with the reason. */
export async function fail(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  reason: Message,
): Promise<void> {
  await moveApplication(deps, executor, {
    row,
    to: 'failed',
    actor: 'agent',
    kind: 'failed',
    detail: reason,
    patch: { note: text.message('failedNote', { reason }) },
  });
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'failed',
    title: text.message('notSentTitle', { title: row.posting.title }),
    body: text.message('failedBody', { reason, company: row.posting.company }),
    applicationId: row.id,
    dedupeKey: `failed:${row.id}:${row.version}`,
  });
}

/** The posting went away. */
export async function expireClosed(deps: Deps, executor: Executor, row: ApplicationRow): Promise<void> {
  const detail = text.message('postingGone');
  await moveApplication(deps, executor, {
    row,
    to: 'expired',
    actor: 'employer',
    kind: 'closed',
    detail,
    patch: { note: detail },
  });
}
