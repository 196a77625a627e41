import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'clock' | 'events' | 'queue' | 'config'>;

/** A wall that only a person passes: the person sends what is prepared. */
export async function handOver(deps: Deps, executor: Executor, row: ApplicationRow): Promise<void> {
  const detail = 'The form wants proof that a person is there. Everything is prepared: you press send.';
  await moveApplication(deps, executor, {
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
    body: `${row.posting.company} asks whether a person is there. I never answer that for you. Open the form with one link and send it yourself.`,
    applicationId: row.id,
    dedupeKey: `handed_over:${row.id}`,
  });
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
