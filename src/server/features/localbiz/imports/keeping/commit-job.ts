import { shopOf } from '#server/features/localbiz/business/index.ts';
import {
  itemKey,
  keepCatalogue,
  keepLines,
  keepSourceDays,
  rollUpJob,
} from '#server/features/localbiz/sales/index.ts';
import { readImport } from '#server/features/localbiz/imports/reading/read-import.ts';
import type { SalesFile } from '#server/features/localbiz/imports/reading/read-import.ts';
import { expireLater } from '#server/features/localbiz/imports/ending/expire-job.ts';
import { changeImport, findImport } from '#server/features/localbiz/imports/queries.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import type { World } from '#server/world.ts';
import { daysOfFile, keptLines } from './kept-lines.ts';

type Keeping = Pick<World, 'database' | 'events' | 'files' | 'learned' | 'encoder' | 'queue' | 'clock'>;

/** Lines and things kept in one transaction: some tens of milliseconds on the embedded database. */
const LINES_AT_ONCE = 400;
const THINGS_AT_ONCE = 200;
/** How often its owner's screens are told, in batches. */
const TOLD_EVERY = 5;

async function keepThings(
  { database }: Keeping,
  row: ImportRow,
  { lines }: SalesFile,
): Promise<Map<string, string>> {
  const items = new Map(lines.filter(({ detail }) => detail === 'item').map((line) => [itemKey(line), line]));
  const all = [...items.values()].map(({ item, variant, sku, category }) => ({
    item,
    variant,
    sku,
    category,
  }));
  const variants = new Map<string, string>();
  for (let at = 0; at < all.length; at += THINGS_AT_ONCE) {
    const some = all.slice(at, at + THINGS_AT_ONCE);
    const of = { businessId: row.businessId, importId: row.id };
    const kept = await database.transaction((transaction) => keepCatalogue(transaction, of, some));
    for (const [key, id] of kept) variants.set(key, id);
  }
  return variants;
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
  const bytes = await world.files.get(businessId, row.fileHash);
  const file = await readImport(world, bytes, { answers: row.answers, shop });
  if (file.refused !== null) throw new Error('A file that was read before is no longer understood.');
  const variants = await keepThings(world, row, file);
  const lines = keptLines(file.lines, shop, { channel: file.channel, variants });
  const place = { businessId, shopId: row.shopId, source: file.source, importId };
  const tell = () =>
    world.events.publish(world.database, row.uploadedBy, { topic: 'imports', application_id: null });
  for (let at = isFirst ? row.doneLines : 0; at < lines.length; at += LINES_AT_ONCE) {
    const some = lines.slice(at, at + LINES_AT_ONCE);
    await world.database.transaction(async (transaction) => {
      await keepLines(transaction, place, some);
      if (isFirst) await changeImport(transaction, importId, { doneLines: at + some.length });
    });
    if (isFirst && (at / LINES_AT_ONCE) % TOLD_EVERY === 0) await tell();
  }
  await world.database.transaction(async (transaction) => {
    await keepSourceDays(transaction, place, daysOfFile(file.lines));
    if (isFirst)
      await changeImport(transaction, importId, {
        state: 'committed',
        committedAt: world.clock.now(),
        doneLines: lines.length,
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
