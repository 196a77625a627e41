import type { IdentityProvider } from '#contract/platform/identities.ts';

export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  linkedin: 'LinkedIn',
};
