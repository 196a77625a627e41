import { catalogue } from '#localization/catalogue.ts';

/** Refusals of a request that was sent under a key before. */
export const text = catalogue('idempotency', {
  inProgress: 'This request is already in progress. Try again in a second.',
  outcomeUnknown:
    'This was interrupted, so we can’t tell if it went through. Reload and check, then try again if it didn’t.',
  keyReused: 'This Idempotency-Key was already used for another request. Use a new key for each request.',
});
