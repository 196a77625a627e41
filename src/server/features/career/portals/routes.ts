import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { agreeToPortals, forgetPortal, readPortals, revealPassword } from './vault.ts';

const on = endpoints.portals;

/** HTTP of accounts on employers' sites: one call to one verb each. */
export const portalsRoutes = {
  read: on.read.handler(({ context }) => readPortals(context.world, accountOf(context))),
  agree: on.agree.handler(({ context, input }) =>
    agreeToPortals(context.world, accountOf(context), input.agreed),
  ),
  reveal: on.reveal.handler(({ context, input }) =>
    revealPassword(context.world, accountOf(context), input.id),
  ),
  remove: on.remove.handler(({ context, input }) =>
    forgetPortal(context.world, accountOf(context), input.id),
  ),
};
