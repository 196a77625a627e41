import { timeOf } from '#server/features/localbiz/business/business-time.ts';
import type { Shop } from '#contract/localbiz/shops.ts';
import { memberOf } from '#server/features/localbiz/business/member-of.ts';
import { text } from '#server/features/localbiz/business/messages.ts';
import { lockBusiness, shopsOf, updateShop } from '#server/features/localbiz/business/queries.ts';
import type { ShopRow } from '#server/features/localbiz/business/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { shownAs } from './shops.ts';

type Deps = Pick<World, 'database' | 'clock'>;

/** Changes since when a shop of an owner's is closed, one at a time: of two that are open, both could not be closed in one moment. */
const settle = (
  { database, clock }: Deps,
  accountId: string,
  id: string,
  closedFrom: (shop: ShopRow, all: readonly ShopRow[], now: Date) => Date | null,
): Promise<Shop> =>
  database.transaction(async (transaction) => {
    const { businessId } = await memberOf({ database: transaction }, accountId, { may: 'own' });
    await lockBusiness(transaction, businessId);
    const all = await shopsOf(transaction, businessId);
    const shop = all.find((one) => one.id === id);
    if (!shop) throw notFound('shop');
    const now = (await timeOf({ database: transaction, clock }, businessId)).now();
    const closedAt = closedFrom(shop, all, now);
    const row = await updateShop(transaction, shop, { closedAt, updatedAt: now });
    if (row === null) throw notFound('shop');
    return shownAs(row);
  });

/**
 * Closes a shop of an owner's: it takes no more files and is offered nowhere; what is known of it stays. Closed again it is the same.
 * Throws Problem `conflict` for the last one that is open, `not_found` for a shop of others, else as `memberOf` does.
 */
export const closeShop = (deps: Deps, accountId: string, id: string): Promise<Shop> =>
  settle(deps, accountId, id, ({ closedAt }, all, now) => {
    if (!all.some((other) => other.id !== id && other.closedAt === null))
      throw new Problem('conflict', text.message('lastOpenShop'));
    return closedAt ?? now;
  });

/** Opens a closed shop of an owner's again, as it was. Throws Problem `not_found` for a shop of others, else as `memberOf` does. */
export const reopenShop = (deps: Deps, accountId: string, id: string): Promise<Shop> =>
  settle(deps, accountId, id, () => null);
