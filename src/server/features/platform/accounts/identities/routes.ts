import { askerOf } from '#server/http/device-cookie.ts';
import { accountOf, endpoints, sessionOf } from '#server/http/endpoints.ts';
import { beginEmail, changeEmail } from './change-email.ts';
import { linkGoogle, linkLinkedIn, unlinkIdentity } from './link-identity.ts';
import { readIdentities } from './read-identities.ts';
import { exempted } from '#server/db/as.ts';
import type { World } from '#server/world.ts';

const { identities } = endpoints;
const done = { ok: true as const };
/** What a provider opens may be another account. */
const linking = (world: World) => exempted('accounts.link-identity', world);

/** HTTP of what opens an account besides its password: one call to one verb each. */
export const identitiesRoutes = {
  read: identities.read.handler(({ context }) => readIdentities(context.world, accountOf(context))),
  linkGoogle: identities.linkGoogle.handler(async ({ input, context }) => {
    await linkGoogle(linking(context.world), { ...input, accountId: accountOf(context) });
    return done;
  }),
  linkLinkedIn: identities.linkLinkedIn.handler(async ({ input, context }) => {
    await linkLinkedIn(linking(context.world), {
      ...input,
      accountId: accountOf(context),
      visit: context.visit,
    });
    return done;
  }),
  unlink: identities.unlink.handler(async ({ input, context }) => {
    await unlinkIdentity(context.world, { ...input, accountId: accountOf(context) });
    return done;
  }),
  beginEmail: identities.beginEmail.handler(({ input, context }) =>
    beginEmail(context.world, {
      ...input,
      accountId: accountOf(context),
      visit: context.visit,
      asker: askerOf(context),
      reader: context.reader,
    }),
  ),
  changeEmail: identities.changeEmail.handler(async ({ input, context }) => {
    await changeEmail(context.world, { ...input, ...sessionOf(context), visit: context.visit });
    return done;
  }),
};
