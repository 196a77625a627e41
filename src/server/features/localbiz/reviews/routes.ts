import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { readReviewCounts } from './read-counts.ts';

/** HTTP of the feature: one call to one verb each. */
export const reviewsRoutes = {
  counts: endpoints.reviews.counts.handler(({ context }) =>
    readReviewCounts(context.world, accountOf(context)),
  ),
};
