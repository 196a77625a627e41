import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';

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

/** The things of a shop. */
export const catalogue = {
  counts: businessEndpoint
    .route({
      method: 'GET',
      path: '/store/catalogue/counts',
      summary: 'Of how many things a catalogue says the price, the cost and the stock',
    })
    .output(catalogueCounts),
};
