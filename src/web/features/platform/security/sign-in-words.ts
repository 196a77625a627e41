import type { SignInMethod } from '#contract/platform/security.ts';
import { text } from './messages.ts';

const methods: Readonly<Record<SignInMethod, () => string>> = {
  password: () => text('byPassword'),
  code: () => text('byCode'),
  google: () => text('byGoogle'),
  linkedin: () => text('byLinkedIn'),
  passkey: () => text('byPasskey'),
};

const refusals: Readonly<Record<SignInMethod, () => string>> = {
  password: () => text('refusedPassword'),
  code: () => text('refusedCode'),
  google: () => text('refusedGoogle'),
  linkedin: () => text('refusedLinkedIn'),
  passkey: () => text('refusedPasskey'),
};

/** How somebody signed in, or why they were refused. */
export const signInWords = (method: SignInMethod, outcome: 'signed_in' | 'refused'): string =>
  outcome === 'refused' ? refusals[method]() : methods[method]();
