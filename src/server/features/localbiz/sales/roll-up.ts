import { addDays } from '#engines/calendar/index.ts';
import type { World } from '#server/world.ts';
import { rebuildDays } from './rollup-queries.ts';

/** Days that are rebuilt in one transaction: some ten milliseconds on the embedded database, for which others wait. */
const DAYS_AT_ONCE = 5;

interface Range {
  businessId: string;
  shopId: string;
  from: string;
  to: string;
  accountId: string;
}

/** Rebuilds the rollups of days from the lines, some days at a time, so that others have their turn; done twice it is the same. */
export async function rollUpDays(world: Pick<World, 'database' | 'events'>, range: Range): Promise<void> {
  for (let from = range.from; from <= range.to; from = addDays(from, DAYS_AT_ONCE)) {
    const last = addDays(from, DAYS_AT_ONCE - 1);
    const days = { ...range, from, to: last < range.to ? last : range.to };
    await world.database.transaction((transaction) => rebuildDays(transaction, days));
  }
  await world.events.publish(world.database, range.accountId, { topic: 'imports', application_id: null });
}
