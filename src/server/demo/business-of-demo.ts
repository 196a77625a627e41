import { asAccount } from '#server/db/as.ts';
import { firstBusinessOf } from '#server/features/localbiz/business/index.ts';
import type { World } from '#server/world.ts';
import { readKept } from './kept-account.ts';
import { demoShopName } from './shop.data.ts';

/**
 * The business of the demo, whichever its owner turned to since: the one that is kept with the account, else the first that the owner
 * belongs to, as of a demo that was made before it was kept. Null where there is none, or it was closed.
 */
export async function businessOfDemo(
  nobodys: Pick<World, 'database' | 'config'>,
  ownerId: string,
): Promise<string | null> {
  const { businessId = null } = (await readKept(nobodys, demoShopName)) ?? {};
  return firstBusinessOf(asAccount(nobodys, ownerId), ownerId, businessId);
}
