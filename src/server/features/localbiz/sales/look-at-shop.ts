import { addDays } from '#engines/calendar/index.ts';
import { lookAt, toldAfter } from '#engines/sales/index.ts';
import type { ToldThing } from '#engines/sales/index.ts';
import type { World } from '#server/world.ts';
import { daysOf, itemDaysOf } from './queries.ts';
import type { Period } from './queries.ts';
import { knownDays } from './source-queries.ts';
import { keepTold, toldOf } from './told-queries.ts';

/** Days that one look takes in, and those of which items are compared. */
const LOOK_DAYS = 400;
const ITEM_DAYS = 112;

type Place = Pick<Period, 'businessId' | 'shopId'>;

/** What matters to a shop on a day, beside what was said of it before, with the days that one look takes in. */
export async function lookAtShop(
  { database }: Pick<World, 'database'>,
  place: Place,
  { day, told }: { day: string; told: readonly ToldThing[] },
) {
  const period = { ...place, from: addDays(day, 1 - LOOK_DAYS), to: day };
  const days = await daysOf(database, period);
  const items = await itemDaysOf(database, { ...period, from: addDays(day, 1 - ITEM_DAYS) });
  return { period, days, look: lookAt({ days, items }, day, told) };
}

/** Remembers what the last day with sales says of a shop; done twice it is the same. */
export async function rememberTold(world: Pick<World, 'database'>, place: Place): Promise<void> {
  const day = (await knownDays(world.database, place))?.last ?? null;
  if (day === null) return world.database.transaction((transaction) => keepTold(transaction, place, []));
  const told = await toldOf(world.database, place);
  const { look } = await lookAtShop(world, place, { day, told });
  await world.database.transaction((transaction) => keepTold(transaction, place, toldAfter(look, told, day)));
}
