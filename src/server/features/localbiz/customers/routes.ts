import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { readCustomerCounts } from './read-counts.ts';

/** HTTP of the feature: one call to one verb each. */
export const customersRoutes = {
  counts: endpoints.customers.counts.handler(({ context }) =>
    readCustomerCounts(context.world, accountOf(context)),
  ),
};
