import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { done, id } from '#contract/primitives.ts';

/** What catalogues and stock lists say of the things of a shop, by the last one that says it. */
const catalogueCounts = z.object({
  items: z.int(),
  with_price: z.int(),
  with_cost: z.int(),
  with_stock: z.int(),
  /** Of which less than nothing is said to be there: to be counted. */
  below_nought: z.int(),
});
export type CatalogueCounts = z.infer<typeof catalogueCounts>;

/** A million dollars: more than one of anything costs that a shop sells. */
export const MOST_COST_CENTS = 100_000_000;

/** The things of a shop. */
export const catalogue = {
  cost: businessEndpoint
    .route({
      method: 'PUT',
      path: '/store/items/{id}/cost',
      summary:
        'Say what one of an item costs; null takes back what was said, and what a catalogue says counts again',
    })
    .input(z.object({ id, cents: z.int().min(0).max(MOST_COST_CENTS).nullable() }))
    .output(done),
  counts: businessEndpoint
    .route({
      method: 'GET',
      path: '/store/catalogue/counts',
      summary: 'Of how many things a catalogue says the price, the cost and the stock',
    })
    .output(catalogueCounts),
};
