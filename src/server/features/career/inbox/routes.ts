import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { acceptProposal, refuseProposal } from './settle.ts';

const on = endpoints.inbox;
const done = { ok: true } as const;

/** HTTP of the inbox: one call to one verb each. */
export const inboxRoutes = {
  accept: on.accept.handler(async ({ context, input }) => {
    await acceptProposal(context.world, accountOf(context), input);
    return done;
  }),
  refuse: on.refuse.handler(async ({ context, input }) => {
    await refuseProposal(context.world, accountOf(context), input);
    return done;
  }),
};
