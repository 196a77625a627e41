import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { keepAccount, requestDeletion } from './deletion.ts';
import type { Rest } from './deletion.ts';
import { readArchive, requestExport } from './exports.ts';
import { readPrivacy } from './read-privacy.ts';

const { privacy } = endpoints;

/** HTTP of the feature: one call to one verb each; `rest` is what other features do when an account is to end. */
export const privacyRoutes = (rest: Rest) => ({
  read: privacy.read.handler(({ context }) => readPrivacy(context.world, accountOf(context), rest.owned)),
  requestExport: privacy.requestExport.handler(async ({ context }) => {
    await requestExport(context.world, accountOf(context));
    return readPrivacy(context.world, accountOf(context), rest.owned);
  }),
  archive: privacy.archive.handler(({ input, context }) =>
    readArchive(context.world, accountOf(context), input.id),
  ),
  requestDeletion: privacy.requestDeletion.handler(async ({ input, context }) => {
    const accountId = accountOf(context);
    await requestDeletion(
      context.world,
      { accountId, email: input.email, handOver: input.hand_over ?? [], close: input.close ?? [] },
      rest,
    );
    return readPrivacy(context.world, accountId, rest.owned);
  }),
  keepAccount: privacy.keepAccount.handler(async ({ context }) => {
    await keepAccount(context.world, accountOf(context), rest);
    return readPrivacy(context.world, accountOf(context), rest.owned);
  }),
});
