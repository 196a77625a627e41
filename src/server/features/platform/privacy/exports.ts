import { EXPORT_DAYS } from '#contract/platform/privacy.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { zipOf } from './archive/zip.ts';
import { contentsOf } from './contents.ts';
import type { Opened } from './contents.ts';
import { exportJob } from './jobs.ts';
import { exportById, finishExport, insertExport, lockPrivacy, newestExport } from './queries.ts';
import { text } from './messages.ts';
import { exportReady } from './wording.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Making one costs minutes of work; an archive of an hour ago says the same. */
const APART_MS = 60 * 60 * 1000;

/** Begins an archive of everything, or answers with the one that is being made. Throws `too_many_requests` within an hour. */
export async function requestExport(
  world: Pick<World, 'database' | 'clock' | 'queue'>,
  accountId: string,
): Promise<void> {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    await lockPrivacy(transaction, accountId);
    const newest = await newestExport(transaction, accountId, now);
    if (newest?.state === 'preparing') return;
    const readyAgain = (newest?.requestedAt.getTime() ?? 0) + APART_MS;
    if (newest?.state === 'ready' && readyAgain > now.getTime())
      throw new Problem(
        'too_many_requests',
        text.message('askedLately'),
        Math.ceil((readyAgain - now.getTime()) / 1000),
      );
    const { id } = await insertExport(transaction, { accountId, requestedAt: now });
    await world.queue.enqueue(transaction, exportJob, { accountId, exportId: id });
  });
}

/** Packs the archive and tells the person where it is. Does nothing once it is made. */
export async function buildExport(
  world: Pick<World, 'database' | 'clock' | 'files' | 'config' | 'queue' | 'events' | 'secrets'>,
  exportId: string,
  opened: Opened = {},
): Promise<void> {
  const row = await exportById(world.database, exportId);
  const account = row && (await accountById(world.database, row.accountId));
  if (!account || row.state === 'ready') return;
  const archive = await zipOf(contentsOf(world, account, opened), world.clock.now());
  const key = await world.files.put(account.id, archive);
  const expiresAt = new Date(world.clock.now().getTime() + EXPORT_DAYS * DAY_MS);
  await world.database.transaction(async (transaction) => {
    await finishExport(transaction, exportId, { archive: key, bytes: archive.length, expiresAt });
    await notify(world, transaction, {
      accountId: account.id,
      kind: 'account',
      title: text.message('exportReady'),
      body: text.message('exportReadyBody', { days: EXPORT_DAYS }),
      applicationId: null,
      dedupeKey: `export:${exportId}`,
      mail: exportReady(world.config, account, expiresAt),
    });
  });
}

/** The archive, for its owner. Throws `gone` once it has expired, `not_found` for somebody else's. */
export async function readArchive(
  world: Pick<World, 'database' | 'clock' | 'files'>,
  accountId: string,
  id: string,
): Promise<File> {
  const row = await exportById(world.database, id);
  if (row?.accountId !== accountId) throw notFound('export');
  if (row.archive === null) throw new Problem('not_found', text.message('notReady'));
  if (row.expiresAt !== null && row.expiresAt <= world.clock.now())
    throw new Problem('gone', text.message('expired'));
  const name = `legwork-export-${row.requestedAt.toISOString().slice(0, 10)}.zip`;
  return new File([new Uint8Array(await world.files.get(accountId, row.archive))], name, {
    type: 'application/zip',
  });
}
