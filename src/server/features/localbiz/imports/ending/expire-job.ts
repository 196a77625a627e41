import { timeOf } from '#server/features/localbiz/business/index.ts';
import { undoUntil } from '#server/features/localbiz/imports/import-reply.ts';
import { expireJob, forgetFileJob } from '#server/features/localbiz/imports/jobs.ts';
import {
  changeImport,
  importsWithFiles,
  lockImport,
  namesFile,
  removeImport,
} from '#server/features/localbiz/imports/queries.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import type { Executor } from '#server/db/database.ts';
import { UNNAMED_MS } from '#server/queue/tidy-files.ts';
import type { World } from '#server/world.ts';

type Enqueueing = Pick<World, 'queue' | 'clock'>;

/** The moment from which a file is of no more use: it can't be taken out then, or was not kept for as long. */
const uselessFrom = ({ state, committedAt, createdAt }: ImportRow): Date =>
  undoUntil(state === 'committed' && committedAt !== null ? committedAt : createdAt);

/** To be called in the transaction that brings or keeps a file: what is of no more use in thirty days is forgotten then. */
export async function expireLater(
  { queue, clock }: Enqueueing,
  executor: Executor,
  { businessId, id }: Pick<ImportRow, 'businessId' | 'id'>,
  from: Date,
): Promise<void> {
  const time = await timeOf({ database: executor, clock }, businessId);
  const startAfter = time.realAt(undoUntil(from));
  await queue.enqueue(executor, expireJob, { businessId, importId: id }, { startAfter });
}

/** To be called once the clock of a business was set: what is of no more use by it is forgotten then. */
export async function expireByNewTime(
  world: Pick<World, 'database' | 'queue' | 'clock'>,
  businessId: string,
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    for (const row of await importsWithFiles(transaction, businessId))
      await expireLater(world, transaction, row, row.committedAt ?? row.createdAt);
  });
}

/** To be called in the transaction that names a file no more; its bytes go once that stands. */
export const forgetFileLater = (
  { queue, clock }: Enqueueing,
  executor: Executor,
  { businessId, fileHash }: Pick<ImportRow, 'businessId' | 'fileHash'>,
): Promise<void> =>
  queue.enqueue(
    executor,
    forgetFileJob,
    { businessId, fileHash },
    { startAfter: new Date(clock.now().getTime() + UNNAMED_MS + 60_000) },
  );

/** The same for all that is stored of an import: the file and the lines that were read of it. */
export async function forgetFilesLater(
  world: Enqueueing,
  executor: Executor,
  { businessId, fileHash, linesHash }: Pick<ImportRow, 'businessId' | 'fileHash' | 'linesHash'>,
): Promise<void> {
  for (const stored of [fileHash, linesHash])
    if (stored !== '') await forgetFileLater(world, executor, { businessId, fileHash: stored });
}

/** Forgets what a file was when thirty days are over: of one that is kept its bytes and rows left out, of any other all. */
export async function expire(
  world: Pick<World, 'database' | 'queue' | 'clock'>,
  { businessId, importId }: { businessId: string; importId: string },
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    const row = await lockImport(transaction, businessId, importId);
    if (row === null || row.fileHash === '') return;
    const isBusy = row.state === 'committing' || row.state === 'undoing';
    const now = (await timeOf({ ...world, database: transaction }, businessId)).now();
    if (isBusy || uselessFrom(row) > now) {
      await expireLater(world, transaction, row, isBusy ? now : (row.committedAt ?? row.createdAt));
      return;
    }
    if (row.state === 'committed') await changeImport(transaction, importId, { fileHash: '', linesHash: '' });
    else await removeImport(transaction, importId);
    await forgetFilesLater(world, transaction, row);
  });
}

/** Removes the bytes of a file that no import of the business names any more. */
export async function forgetFile(
  { database, files, clock }: Pick<World, 'database' | 'files' | 'clock'>,
  { businessId, fileHash }: { businessId: string; fileHash: string },
): Promise<void> {
  // Listed first: one that is brought again meanwhile is not among them.
  const stored = await files.storedBefore(businessId, new Date(clock.now().getTime() - UNNAMED_MS));
  if (!stored.includes(fileHash) || (await namesFile(database, businessId, fileHash))) return;
  await files.remove(businessId, fileHash);
}
