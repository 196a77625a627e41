import { takeOutLines, takeOutOrders, takeOutRest } from '#server/features/localbiz/sales/index.ts';
import { commitJob } from '#server/features/localbiz/imports/jobs.ts';
import { changeImport, findImport, overlappingImports } from '#server/features/localbiz/imports/queries.ts';
import type { World } from '#server/world.ts';
import { rollUp } from './commit-job.ts';

const LINES_AT_ONCE = 500;

/**
 * Takes out exactly what a file brought, some lines at a time. Lines that another kept file holds as well come back from that one.
 */
export async function undo(
  world: Pick<World, 'database' | 'events' | 'queue' | 'clock'>,
  { businessId, importId }: { businessId: string; importId: string },
): Promise<void> {
  const row = await findImport(world.database, businessId, importId);
  if (row?.state !== 'undoing') return;
  const tell = () =>
    world.events.publish(world.database, row.uploadedBy, { topic: 'imports', application_id: null });
  for (const take of [takeOutLines, takeOutOrders]) {
    let [gone, done] = [LINES_AT_ONCE, 0];
    while (gone === LINES_AT_ONCE) {
      gone = await world.database.transaction(async (transaction) => {
        const out = await take(transaction, importId, LINES_AT_ONCE);
        done += out;
        if (take === takeOutLines) await changeImport(transaction, importId, { doneLines: done });
        return out;
      });
      await tell();
    }
  }
  await world.database.transaction(async (transaction) => {
    await takeOutRest(transaction, importId);
    await changeImport(transaction, importId, { state: 'undone', undoneAt: world.clock.now() });
    for (const other of await overlappingImports(transaction, row))
      await world.queue.enqueue(transaction, commitJob, { businessId, importId: other.id });
    await rollUp(world, transaction, row);
  });
  await tell();
}
