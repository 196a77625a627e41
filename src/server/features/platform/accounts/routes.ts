import { endpoints, sessionOf } from '#server/http/endpoints.ts';
import { forgotPassword } from './forgot-password.ts';
import { register } from './register.ts';
import { resendCode } from './resend-code.ts';
import { resetPassword } from './reset-password.ts';
import { signOut } from './sessions/sign-out.ts';
import { signIn } from './sign-in.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { verifyCode } from './verify-code.ts';

const { accounts } = endpoints;
const session = (token: string) => ({ access_token: token, token_type: 'bearer' as const });

/** HTTP of the feature: one call to one verb each. */
export const accountsRoutes = {
  register: accounts.register.handler(({ input, context: { world, source } }) =>
    register(world, {
      email: input.email,
      password: input.password,
      fullName: input.full_name,
      ageConfirmed: input.age_confirmed ?? false,
      source,
    }),
  ),
  resendCode: accounts.resendCode.handler(({ input, context: { world, source } }) =>
    resendCode(world, { email: input.email, source }),
  ),
  verifyCode: accounts.verifyCode.handler(async ({ input, context: { world, userAgent } }) =>
    session(await verifyCode(world, { ...input, userAgent })),
  ),
  signIn: accounts.signIn.handler(async ({ input, context: { world, source, userAgent } }) =>
    session(await signIn(world, { email: input.username, password: input.password, source, userAgent })),
  ),
  google: accounts.google.handler(async ({ input, context: { world, source, userAgent } }) => {
    const claims = {
      credential: input.credential ?? null,
      email: input.email ?? null,
      fullName: input.full_name ?? null,
      googleId: input.google_id ?? null,
    };
    return session(await signInWithGoogle(world, { claims, source, userAgent }));
  }),
  forgotPassword: accounts.forgotPassword.handler(({ input, context: { world, source } }) =>
    forgotPassword(world, { email: input.email, source }),
  ),
  resetPassword: accounts.resetPassword.handler(async ({ input, context: { world, userAgent } }) =>
    session(await resetPassword(world, { ...input, userAgent })),
  ),
  signOut: accounts.signOut.handler(async ({ input, context }) => {
    await signOut(context.world, { ...sessionOf(context), everywhere: input.everywhere ?? false });
    return { ok: true as const };
  }),
  signInOptions: accounts.signInOptions.handler(({ context: { world } }) => ({
    google_client_id: world.config.googleClientId,
    linkedin: world.config.linkedin !== null,
  })),
};
