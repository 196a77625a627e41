import { timeOf } from '#server/features/localbiz/business/index.ts';
import { rollUpJob } from '#server/features/localbiz/sales/index.ts';
import { readFile } from '#server/features/localbiz/imports/reading/read-file.ts';
import { commitJob } from '#server/features/localbiz/imports/jobs.ts';
import { expireLater, forgetFileLater } from '#server/features/localbiz/imports/ending/expire-job.ts';
import { changeImport, findImport } from '#server/features/localbiz/imports/queries.ts';
import { isOfSales } from '#server/features/localbiz/imports/import-reply.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import { shopIdsOf, shopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import type { ShopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import type { World } from '#server/world.ts';
import { openLines } from './open-lines.ts';
import { keeperOf } from './part-keepers.ts';

type Keeping = Pick<World, 'database' | 'events' | 'files' | 'encoder' | 'queue' | 'clock' | 'secrets'>;

/** How often its owner's screens are told, in parts of the file. */
const TOLD_EVERY = 20;

/** The lines as they were shown to the owner; read once more where the settings of its shops changed since, or they are not at hand. */
async function linesOf(world: Keeping, row: ImportRow, shops: ShopsOfFile) {
  const found = row.linesHash === '' ? null : await openLines(world.files, shops, row.linesHash);
  if (found !== null) return found;
  const file = await readFile(world, row, { answers: row.answers, shops });
  const { linesHash } = file.refused === null ? file : { linesHash: '' };
  const opened = linesHash === '' ? null : await openLines(world.files, shops, linesHash);
  if (opened === null) throw new Error('A file that was read before is no longer understood.');
  await world.database.transaction(async (transaction) => {
    await changeImport(transaction, row.id, { linesHash });
    if (row.linesHash !== '' && row.linesHash !== linesHash)
      await forgetFileLater(world, transaction, { ...row, fileHash: row.linesHash });
  });
  return opened;
}

/**
 * Keeps what a file brings: some lines at a time, each with how far it is, so that a worker that was killed goes on where it was; what
 * is there already is passed over, and what older files say otherwise of an order gives way. Of a file that was kept before, only what
 * is missing is added. Files that are kept again together have their turn one after the other, so that the newest has the last word.
 */
export async function commit(
  world: Keeping,
  {
    businessId,
    importId,
    others = [],
  }: { businessId: string; importId: string; others?: string[] | undefined },
): Promise<void> {
  const row = await findImport(world.database, businessId, importId);
  const isKept = row?.state === 'committing' || row?.state === 'committed';
  if (isKept && row.fileHash !== '') await keepFile(world, row);
  const [next, ...rest] = others;
  if (next === undefined) return;
  await world.database.transaction((transaction) =>
    world.queue.enqueue(transaction, commitJob, { businessId, importId: next, others: rest }),
  );
}

async function keepFile(world: Keeping, row: ImportRow): Promise<void> {
  const { businessId, id: importId } = row;
  const isFirst = row.state === 'committing';
  const shops = await shopsOfFile(world, { businessId, shops: null }, shopIdsOf(row));
  const { head, parts } = await linesOf(world, row, shops);
  const keeper = await keeperOf(world, row, head);
  const tell = () =>
    world.events.publish(world.database, row.uploadedBy, { topic: 'imports', application_id: null });
  let [done, told] = [0, 0];
  for await (const part of parts) {
    done += part.count;
    const doneLines = done;
    if (isFirst && part.count > 0 && doneLines <= row.doneLines) continue;
    await world.database.transaction(async (transaction) => {
      await keeper.keep(transaction, part);
      if (isFirst) await changeImport(transaction, importId, { doneLines });
    });
    if (isFirst && (told += 1) % TOLD_EVERY === 1) await tell();
  }
  await world.database.transaction(async (transaction) => {
    const now = (await timeOf({ ...world, database: transaction }, businessId)).now();
    await keeper.finish(transaction);
    if (isFirst)
      await changeImport(transaction, importId, {
        state: 'committed',
        committedAt: now,
        doneLines: done,
      });
    if (isFirst) await expireLater(world, transaction, row, now);
    await rollUp(world, transaction, row);
  });
  await tell();
}

/** Has the days of a file rolled up anew, of each of its shops. */
export async function rollUp(
  { queue }: Pick<World, 'queue'>,
  executor: Parameters<World['queue']['enqueue']>[0],
  row: ImportRow,
): Promise<void> {
  const { businessId, firstDay, lastDay, uploadedBy, summary } = row;
  if (firstDay === null || lastDay === null || !isOfSales(summary)) return;
  const days = { businessId, from: firstDay, to: lastDay, accountId: uploadedBy };
  for (const shopId of shopIdsOf(row)) await queue.enqueue(executor, rollUpJob, { ...days, shopId });
}
