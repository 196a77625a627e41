import type { CatalogueCounts } from '#contract/localbiz/catalogue.ts';
import { memberOf, shopOf } from '#server/features/localbiz/business/index.ts';
import type { World } from '#server/world.ts';
import { countEntries } from './queries.ts';

/** Of how many things of a business's first shop somebody sees a catalogue says what. */
export async function readCatalogueCounts(
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<CatalogueCounts> {
  const membership = await memberOf({ database }, accountId, { may: 'see' });
  const { businessId, id: shopId } = await shopOf({ database }, membership, null);
  return countEntries(database, { businessId, shopId });
}
