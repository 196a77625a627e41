import { catalogue } from '#localization/catalogue.ts';

/** Why nobody can log in just now. */
export const text = catalogue('identity', {
  tooMany: 'Too many people are logging in right now. Try again in a moment.',
  unreachable: '{provider} can’t be reached right now. Try again in a moment.',
});
