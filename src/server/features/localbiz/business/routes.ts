import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { readBusiness, replaceBusiness } from './business-profile.ts';
import { addShop, changeShop, listShops } from './shops/shops.ts';

const on = endpoints.businesses;
const { shops } = endpoints;

/** HTTP of the feature: one call to one verb each. */
export const businessRoutes = {
  read: on.read.handler(({ context }) => readBusiness(context.world, accountOf(context))),
  replace: on.replace.handler(({ context, input }) =>
    replaceBusiness(context.world, accountOf(context), input),
  ),
};

/** The shops of a business. */
export const shopsRoutes = {
  list: shops.list.handler(({ context }) => listShops(context.world, accountOf(context))),
  add: shops.add.handler(({ context, input }) => addShop(context.world, accountOf(context), input)),
  change: shops.change.handler(({ context, input }) => changeShop(context.world, accountOf(context), input)),
};
