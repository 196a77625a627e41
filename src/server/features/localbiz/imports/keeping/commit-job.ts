import { itemKey } from '#engines/sales/index.ts';
import { shopOf } from '#server/features/localbiz/business/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import {
  keepCatalogue,
  keepLines,
  keepSourceDays,
  rollUpJob,
} from '#server/features/localbiz/sales/index.ts';
import type { NamedItem } from '#server/features/localbiz/sales/index.ts';
import { readFile } from '#server/features/localbiz/imports/reading/read-file.ts';
import { expireLater, forgetFileLater } from '#server/features/localbiz/imports/ending/expire-job.ts';
import { changeImport, findImport } from '#server/features/localbiz/imports/queries.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import type { World } from '#server/world.ts';
import { openLines } from './open-lines.ts';

type Keeping = Pick<World, 'database' | 'events' | 'files' | 'encoder' | 'queue' | 'clock'>;

const THINGS_AT_ONCE = 100;
/** How often its owner's screens are told, in parts of the file. */
const TOLD_EVERY = 20;

/** The lines as they were shown to the owner; read once more where the shop's settings changed since, or they are not at hand. */
async function linesOf(world: Keeping, row: ImportRow, shop: ShopOfBusiness) {
  const found = row.linesHash === '' ? null : await openLines(world.files, shop, row.linesHash);
  if (found !== null) return found;
  const file = await readFile(world, row, { answers: row.answers, shop });
  const { linesHash } = file.refused === null ? file : { linesHash: '' };
  const opened = linesHash === '' ? null : await openLines(world.files, shop, linesHash);
  if (opened === null) throw new Error('A file that was read before is no longer understood.');
  await world.database.transaction(async (transaction) => {
    await changeImport(transaction, row.id, { linesHash });
    if (row.linesHash !== '' && row.linesHash !== linesHash)
      await forgetFileLater(world, transaction, { ...row, fileHash: row.linesHash });
  });
  return opened;
}

/** The ids of the things of a file, those that were not there yet made, in the order in which they are given. */
async function keepThings(
  { database }: Keeping,
  row: ImportRow,
  items: readonly NamedItem[],
): Promise<(string | undefined)[]> {
  const variants = new Map<string, string>();
  for (let at = 0; at < items.length; at += THINGS_AT_ONCE) {
    const of = { businessId: row.businessId, importId: row.id };
    const kept = await database.transaction((transaction) =>
      keepCatalogue(transaction, of, items.slice(at, at + THINGS_AT_ONCE)),
    );
    for (const [key, id] of kept) variants.set(key, id);
  }
  return items.map((item) => variants.get(itemKey(item)));
}

/**
 * Keeps what a file brings: some lines at a time, each with how far it is, so that a worker that was killed goes on where it was; what
 * is there already is passed over. Of a file that was kept before, only what is missing is added.
 */
export async function commit(
  world: Keeping,
  { businessId, importId }: { businessId: string; importId: string },
): Promise<void> {
  const row = await findImport(world.database, businessId, importId);
  if (row?.state !== 'committing' && row?.state !== 'committed') return;
  if (row.fileHash === '') return;
  const isFirst = row.state === 'committing';
  const shop = await shopOf(world, { businessId, shops: null }, row.shopId);
  const { head, parts } = await linesOf(world, row, shop);
  const variants = await keepThings(world, row, head.items);
  const place = { businessId, shopId: row.shopId, source: head.source, importId };
  const tell = () =>
    world.events.publish(world.database, row.uploadedBy, { topic: 'imports', application_id: null });
  let [done, told] = [0, 0];
  for await (const { count, things, lines } of parts) {
    done += count;
    const doneLines = done;
    if (isFirst && doneLines <= row.doneLines) continue;
    const ids = things.map((thing) => variants[thing] ?? null);
    await world.database.transaction(async (transaction) => {
      await keepLines(transaction, place, { lines, things: ids });
      if (isFirst) await changeImport(transaction, importId, { doneLines });
    });
    if (isFirst && (told += 1) % TOLD_EVERY === 1) await tell();
  }
  await world.database.transaction(async (transaction) => {
    await keepSourceDays(transaction, place, head.days);
    if (isFirst)
      await changeImport(transaction, importId, {
        state: 'committed',
        committedAt: world.clock.now(),
        doneLines: done,
      });
    if (isFirst) await expireLater(world, transaction, row, world.clock.now());
    await rollUp(world, transaction, row);
  });
  await tell();
}

/** Has the days of a file rolled up anew. */
export async function rollUp(
  { queue }: Pick<World, 'queue'>,
  executor: Parameters<World['queue']['enqueue']>[0],
  { businessId, shopId, firstDay, lastDay, uploadedBy }: ImportRow,
): Promise<void> {
  if (firstDay === null || lastDay === null) return;
  const days = { businessId, shopId, from: firstDay, to: lastDay, accountId: uploadedBy };
  await queue.enqueue(executor, rollUpJob, days);
}
