import { memberOf, refuseLimited, shopOf, timeOf } from '#server/features/localbiz/business/index.ts';
import { isItemOfShops, itemOf } from '#server/features/localbiz/sales/queries.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { lockCatalogue } from './queries.ts';
import { keepTypedCost, removeTypedCost } from './typed-cost-queries.ts';

/**
 * Keeps what one of an item costs by the word of whoever runs the shop, in cents; null takes that word back. Throws Problem `not_found`
 * for an item that there is not, `forbidden` for one that none of the shops they see sells or lists, else as `memberOf` does.
 */
export async function typeCost(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  accountId: string,
  { id, cents }: { id: string; cents: number | null },
): Promise<{ ok: true }> {
  return database.transaction(async (transaction) => {
    const world = { database: transaction, clock };
    const membership = await memberOf(world, accountId, { may: 'change' });
    const { businessId, id: shopId } = await shopOf(world, membership, null);
    // A file that is being kept would else miss it, or it the file.
    await lockCatalogue(transaction, businessId);
    const item = await itemOf(transaction, { businessId }, id);
    if (item === null) throw notFound('item');
    const { shops } = membership;
    // Of what a thing costs all shops of the business make their margin.
    if (shops !== null && !(await isItemOfShops(transaction, { businessId, shops }, item.id)))
      refuseLimited(membership);
    const place = { businessId, shopId, variantId: item.id };
    const { now } = await timeOf(world, businessId);
    await (cents === null
      ? removeTypedCost(transaction, place)
      : keepTypedCost(transaction, place, { cost: cents, now: now() }));
    return { ok: true };
  });
}
