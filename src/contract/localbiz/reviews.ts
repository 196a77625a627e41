import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';

const reviewCounts = z.object({
  reviews: z.int(),
  with_text: z.int(),
  /** The shop wrote back. */
  answered: z.int(),
  /** Of 1, 2, 3, 4 and 5 stars. */
  stars: z.array(z.int()),
  /** Where no stars are given but a recommendation. */
  recommended: z.int(),
  not_recommended: z.int(),
});
export type ReviewCounts = z.infer<typeof reviewCounts>;

/** What people wrote about a shop. */
export const reviews = {
  counts: businessEndpoint
    .route({
      method: 'GET',
      path: '/business/reviews/counts',
      summary: 'How many reviews there are, by stars and by what they have',
    })
    .output(reviewCounts),
};
