import { sessionReply } from '#server/http/device-cookie.ts';
import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { passkeyReply, readPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts';
import { beginPasskeyStepUp } from './step-up-with-passkey.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts';
import { atSignIn } from '#server/features/platform/accounts/sessions/at-sign-in.ts';

const { passkeys } = endpoints;

/** HTTP of passkeys: one call to one verb each. */
export const passkeysRoutes = {
  list: passkeys.list.handler(({ context }) => readPasskeys(context.world, accountOf(context))),
  begin: passkeys.begin.handler(async ({ context }) => ({
    ...(await beginPasskey(context.world, { accountId: accountOf(context), visit: context.visit })),
  })),
  add: passkeys.add.handler(async ({ input, context }) =>
    passkeyReply(
      await addPasskey(context.world, { ...input, accountId: accountOf(context), visit: context.visit }),
    ),
  ),
  rename: passkeys.rename.handler(async ({ input, context }) =>
    passkeyReply(await renamePasskey(context.world, { ...input, accountId: accountOf(context) })),
  ),
  remove: passkeys.remove.handler(async ({ input, context }) => {
    await removePasskey(context.world, { accountId: accountOf(context), id: input.id });
    return { ok: true as const };
  }),
  beginSignIn: passkeys.beginSignIn.handler(async ({ context }) => ({
    ...(await beginPasskeySignIn(atSignIn(context.world), context.visit)),
  })),
  signIn: passkeys.signIn.handler(async ({ input, context }) => {
    const answer = { answer: input.credential, visit: context.visit };
    return sessionReply(context.replyHeaders, await signInWithPasskey(atSignIn(context.world), answer));
  }),
  beginStepUp: passkeys.beginStepUp.handler(async ({ context }) => ({
    ...(await beginPasskeyStepUp(context.world, { accountId: accountOf(context), visit: context.visit })),
  })),
};
