import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { readBusiness, replaceBusiness } from './business-profile.ts';

const on = endpoints.businesses;

/** HTTP of the feature: one call to one verb each. */
export const businessRoutes = {
  read: on.read.handler(({ context }) => readBusiness(context.world, accountOf(context))),
  replace: on.replace.handler(({ context, input }) =>
    replaceBusiness(context.world, accountOf(context), input),
  ),
};
