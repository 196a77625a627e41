import type { Executor } from '#server/db/database.ts';
import { rewriteTablesLater } from '#server/queue/rewrite-tables.ts';
import type { World } from '#server/world.ts';
import { deleteBusiness } from './queries.ts';

/** Deletes a business with everything in it, inside the transaction that ends it; no copy brings it back. */
export async function endBusiness(
  { queue, erased, clock }: Pick<World, 'queue' | 'erased' | 'clock'>,
  executor: Executor,
  id: string,
): Promise<void> {
  await deleteBusiness(executor, id);
  await rewriteTablesLater(queue, executor);
  await erased.add(id, clock.now());
}
