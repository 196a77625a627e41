import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { changeAgreement, readModelState } from './agreement.ts';

const on = endpoints.models;

/** HTTP of the feature: one call to one verb each. */
export const modelsRoutes = {
  read: on.read.handler(({ context }) => readModelState(context.world, accountOf(context))),
  agree: on.agree.handler(async ({ context, input }) => {
    const accountId = accountOf(context);
    await changeAgreement(context.world, { accountId, ...input });
    return readModelState(context.world, accountId);
  }),
};
