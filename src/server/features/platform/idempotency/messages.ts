import { catalogue } from '#localization/catalogue.ts';

/** Refusals of a request that was sent under a key before. */
export const text = catalogue('idempotency', {
  inProgress: 'This request is already in progress. Try again in a second.',
  outcomeUnknown:
    'This was interrupted, and we can’t tell whether it went through. Check whether it did. If not, do it again.',
  keyReused: 'This Idempotency-Key was already used for another request. Use a new key for each request.',
});
