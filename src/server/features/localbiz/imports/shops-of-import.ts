import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { shopsById } from '#server/features/localbiz/business/index.ts';
import type { Membership, ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import type { Executor } from '#server/db/database.ts';
import { notFound, Problem } from '#server/problem.ts';
import { text } from './messages.ts';
import type { ImportRow } from './queries.ts';

/** The shops of a file: one, or those that its places are, the first of them first. */
export type ShopsOfFile = readonly [ShopOfBusiness, ...ShopOfBusiness[]];

export const shopIdsOf = ({ shopId, shopIds }: Pick<ImportRow, 'shopId' | 'shopIds'>): readonly string[] =>
  shopIds ?? [shopId];

/** The ids of the shops that places were said to be, each once. */
export const saidShops = ({ shops_of_places: said }: ImportAnswers): string[] => [
  ...new Set(Object.values(said ?? {}).filter((id) => id !== null)),
];

/** The shops of a file by their ids, also closed ones. Throws Problem `not_found` where the member does not see one of them. */
export async function shopsOfFile(
  world: { database: Executor },
  membership: Pick<Membership, 'businessId' | 'shops'>,
  ids: readonly string[],
): Promise<ShopsOfFile> {
  const [first, ...others] = await shopsById(world, membership, ids);
  if (first === undefined) throw notFound('shop');
  return [first, ...others];
}

/** A shop that takes files. Throws Problem `conflict` for one that is closed. */
export function takingFiles(shop: ShopOfBusiness): ShopOfBusiness {
  if (shop.isClosed) throw new Problem('conflict', text.message('shopClosed', { shop: shop.name }));
  return shop;
}
