import { askerOf, sessionReply } from '#server/http/device-cookie.ts';
import { accountOf, endpoints, sessionOf } from '#server/http/endpoints.ts';
import { forgotPassword } from './forgot-password.ts';
import { changeOwnName } from './people.ts';
import { register } from './register.ts';
import { resendCode } from './resend-code.ts';
import { resetPassword } from './reset-password.ts';
import type { Withdraw } from './sessions/end-sessions.ts';
import { openOtherSide } from './side-queries.ts';
import { signOut } from './sessions/sign-out.ts';
import { signIn } from './sign-in.ts';
import { signInWithGoogle } from './providers/sign-in-with-google.ts';
import { beginLinkedIn, signInWithLinkedIn } from './providers/sign-in-with-linkedin.ts';
import { verifyCode } from './verify-code.ts';
import { atSignIn } from './sessions/at-sign-in.ts';

const { accounts } = endpoints;

const alone = {
  register: accounts.register.handler(({ input, context }) =>
    register(atSignIn(context.world), {
      email: input.email,
      password: input.password,
      fullName: input.full_name,
      ageConfirmed: input.age_confirmed ?? false,
      source: context.visit.source,
      asker: askerOf(context),
      reader: context.reader,
    }),
  ),
  resendCode: accounts.resendCode.handler(({ input, context }) =>
    resendCode(atSignIn(context.world), {
      email: input.email,
      visit: context.visit,
      asker: askerOf(context),
      reader: context.reader,
    }),
  ),
  verifyCode: accounts.verifyCode.handler(async ({ input, context }) =>
    sessionReply(
      context.replyHeaders,
      await verifyCode(atSignIn(context.world), { ...input, visit: context.visit, reader: context.reader }),
    ),
  ),
  signIn: accounts.signIn.handler(async ({ input, context }) => {
    const { username: email, password } = input;
    return sessionReply(
      context.replyHeaders,
      await signIn(atSignIn(context.world), {
        email,
        password,
        visit: context.visit,
        reader: context.reader,
        askerOfCode: () => askerOf(context),
      }),
    );
  }),
  google: accounts.google.handler(async ({ input, context }) => {
    const claims = {
      credential: input.credential ?? null,
      accessToken: input.access_token ?? null,
      email: input.email ?? null,
      fullName: input.full_name ?? null,
      googleId: input.google_id ?? null,
      ageConfirmed: input.age_confirmed ?? null,
    };
    return sessionReply(
      context.replyHeaders,
      await signInWithGoogle(atSignIn(context.world), {
        claims,
        visit: context.visit,
        reader: context.reader,
      }),
    );
  }),
  beginLinkedIn: accounts.beginLinkedIn.handler(({ context: { world, visit } }) =>
    beginLinkedIn(atSignIn(world), visit),
  ),
  linkedIn: accounts.linkedIn.handler(async ({ input, context: { world, visit, reader, replyHeaders } }) => {
    const { code, state, age_confirmed: ageConfirmed = false } = input;
    return sessionReply(
      replyHeaders,
      await signInWithLinkedIn(atSignIn(world), { code, state, ageConfirmed, visit, reader }),
    );
  }),
  forgotPassword: accounts.forgotPassword.handler(({ input, context }) =>
    forgotPassword(atSignIn(context.world), {
      email: input.email,
      visit: context.visit,
      asker: askerOf(context),
      reader: context.reader,
    }),
  ),
  changeName: accounts.changeName.handler(async ({ input, context }) => {
    await changeOwnName(context.world, accountOf(context), input.full_name);
    return { ok: true as const };
  }),
  openSide: accounts.openSide.handler(async ({ input, context }) => {
    const { database, clock } = context.world;
    await openOtherSide(database, { accountId: accountOf(context), side: input.side, at: clock.now() });
    return { ok: true as const };
  }),
  signInOptions: accounts.signInOptions.handler(({ context: { world } }) => ({
    google_client_id: world.config.googleClientId,
    linkedin: world.config.linkedin !== null,
  })),
};

/** HTTP of the feature: one call to one verb each; `withdraw` is what other features do when all sign-ins end. */
export const accountsRoutes = (withdraw: Withdraw) => ({
  ...alone,
  resetPassword: accounts.resetPassword.handler(async ({ input, context }) =>
    sessionReply(
      context.replyHeaders,
      await resetPassword(atSignIn(context.world), { ...input, visit: context.visit }, withdraw),
    ),
  ),
  signOut: accounts.signOut.handler(async ({ input, context }) => {
    const everywhere = input.everywhere ?? false;
    await signOut(context.world, { ...sessionOf(context), everywhere }, withdraw);
    return { ok: true as const };
  }),
});
