import type { SignInMethod } from '#contract/platform/security.ts';

const methods: Readonly<Record<SignInMethod, string>> = {
  password: 'With the password',
  code: 'With a code we mailed',
  google: 'With Google',
  linkedin: 'With LinkedIn',
  passkey: 'With a passkey',
};

const refusals: Readonly<Record<SignInMethod, string>> = {
  password: 'Refused: the password was wrong',
  code: 'Refused: the code was wrong',
  google: 'Refused: Google did not vouch for it',
  linkedin: 'Refused: LinkedIn did not vouch for it',
  passkey: 'Refused: the passkey was not genuine',
};

/** How somebody signed in, or why they were refused. */
export const signInWords = (method: SignInMethod, outcome: 'signed_in' | 'refused'): string =>
  outcome === 'refused' ? refusals[method] : methods[method];
