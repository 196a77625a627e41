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

/**
 * Rebuilds the rollups of days from the lines, some days at a time, so that others have their turn; done twice it is the same. The last
 * days come first: who looks meanwhile sees what was sold lately, and is not told that nothing newer was brought in.
 */
export async function rollUpDays(world: Pick<World, 'database' | 'events'>, range: Range): Promise<void> {
  for (let to = range.to; to >= range.from; to = addDays(to, -DAYS_AT_ONCE)) {
    const first = addDays(to, 1 - DAYS_AT_ONCE);
    const days = { ...range, from: first > range.from ? first : range.from, to };
    await world.database.transaction((transaction) => rebuildDays(transaction, days));
  }
  await world.events.publish(world.database, range.accountId, { topic: 'imports', application_id: null });
}
