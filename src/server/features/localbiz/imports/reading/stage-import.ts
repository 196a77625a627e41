import type { ImportReply } from '#contract/localbiz/imports.ts';
import { IMPORT_LIMIT_MEGABYTES } from '#contract/localbiz/imports.ts';
import { text as contract } from '#contract/messages.ts';
import { invisible } from '#engines/text/index.ts';
import { memberOf, shopOf, timeOf } from '#server/features/localbiz/business/index.ts';
import { replyOf } from '#server/features/localbiz/imports/import-reply.ts';
import { expireLater } from '#server/features/localbiz/imports/ending/expire-job.ts';
import { stageJob } from '#server/features/localbiz/imports/jobs.ts';
import { insertImport } from '#server/features/localbiz/imports/queries.ts';
import { NOTHING_SAID } from '#server/features/localbiz/imports/nothing-said.ts';
import { takingFiles } from '#server/features/localbiz/imports/shops-of-import.ts';
import type { Reader } from '#localization/format.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { readInThread } from './in-thread.ts';

const MEGABYTE = 1024 * 1024;
const LONGEST_NAME = 200;

/** The name as it may be shown: without folders and without characters nobody sees. */
const shownName = (name: string): string =>
  (
    invisible(name)
      .split(/[\\/\n]/)
      .at(-1) ?? ''
  )
    .trim()
    .slice(-LONGEST_NAME);

/**
 * Takes a file to be read. Throws a Problem in one sentence for what is no table, too large or locked; nothing is kept of it then.
 */
export async function stageImport(
  world: Pick<World, 'database' | 'clock' | 'files' | 'queue' | 'learned'>,
  accountId: string,
  { file, reader }: { file: File; reader: Reader },
): Promise<ImportReply> {
  const membership = await memberOf(world, accountId, { may: 'change' });
  const shop = takingFiles(await shopOf(world, membership, null));
  if (file.size > IMPORT_LIMIT_MEGABYTES * MEGABYTE)
    throw new Problem('unreadable_file', contract.message('importTooLarge'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { refused } = await readInThread(shop.businessId, { kind: 'look', bytes });
  if (refused !== null) throw new Problem('unreadable_file', refused);
  const { now } = await timeOf(world, shop.businessId);
  const fileHash = await world.files.put(shop.businessId, bytes);
  const row = await world.database.transaction(async (transaction) => {
    const inserted = await insertImport(transaction, {
      businessId: shop.businessId,
      shopId: shop.id,
      uploadedBy: accountId,
      fileName: shownName(file.name),
      fileHash,
      fileBytes: bytes.length,
      state: 'reading',
      answers: NOTHING_SAID,
      createdAt: now(),
    });
    const { businessId, id: importId } = inserted;
    await world.queue.enqueue(transaction, stageJob, { businessId, importId });
    await expireLater(world, transaction, inserted, inserted.createdAt);
    return inserted;
  });
  return replyOf(row, { shops: [shop], membership, reader, now: now() });
}
