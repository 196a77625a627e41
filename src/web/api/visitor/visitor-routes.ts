// The build puts methods and paths alone in the place of this module, as of contract-routes.ts.
import { contract } from '#contract/index.ts';

const { accounts, passkeys, profiles } = contract;

/** What somebody asks the server who is about to sign in. */
export const routes = {
  accounts: {
    register: accounts.register,
    resendCode: accounts.resendCode,
    verifyCode: accounts.verifyCode,
    signIn: accounts.signIn,
    google: accounts.google,
    beginLinkedIn: accounts.beginLinkedIn,
    forgotPassword: accounts.forgotPassword,
    resetPassword: accounts.resetPassword,
    signInOptions: accounts.signInOptions,
  },
  passkeys: { beginSignIn: passkeys.beginSignIn, signIn: passkeys.signIn },
  profiles: { read: profiles.read },
};
