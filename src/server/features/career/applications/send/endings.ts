import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { WALLS } from './walls.ts';
import type { Wall } from './walls.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'queue' | 'config'>;

/** The e-mail address that the form was filled with, else the words for it. */
function addressOf({ plan }: ApplicationRow): string {
  const values = (plan?.fields ?? []).map(({ value }) => value);
  const written = values.find(
    (value) => typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  );
  return typeof written === 'string' ? written : 'your application address';
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
    title: `Yours to send: ${row.posting.title}`,
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
  reason: string,
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
    title: `I stopped at ${row.posting.company}`,
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
  reason: string,
): Promise<void> {
  await moveApplication(deps, executor, {
    row,
    to: 'failed',
    actor: 'agent',
    kind: 'failed',
    detail: reason,
    patch: { note: `Not sent. ${reason}` },
  });
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'failed',
    title: `Not sent: ${row.posting.title}`,
    body: `${reason} Nothing reached ${row.posting.company}.`,
    applicationId: row.id,
    dedupeKey: `failed:${row.id}:${row.version}`,
  });
}

/** The posting went away. */
export async function expireClosed(deps: Deps, executor: Executor, row: ApplicationRow): Promise<void> {
  const detail = 'The employer took the posting down before it could be sent.';
  await moveApplication(deps, executor, {
    row,
    to: 'expired',
    actor: 'employer',
    kind: 'closed',
    detail,
    patch: { note: detail },
  });
}
