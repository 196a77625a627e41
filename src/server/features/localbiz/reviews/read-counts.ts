import type { ReviewCounts } from '#contract/localbiz/reviews.ts';
import { memberOf, shopOf } from '#server/features/localbiz/business/index.ts';
import type { World } from '#server/world.ts';
import { countReviews } from './queries.ts';

/** How many reviews the first shop somebody sees has. */
export async function readReviewCounts(
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<ReviewCounts> {
  const membership = await memberOf({ database }, accountId, { may: 'see' });
  const { businessId, id: shopId } = await shopOf({ database }, membership, null);
  return countReviews(database, { businessId, shopId });
}
