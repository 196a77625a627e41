import { catalogue } from '#localization/catalogue.ts';

/** Refusals of a request that was sent under a key before. */
export const text = catalogue('idempotency', {
  inProgress: 'The same request is being done at this moment. Ask again in a second.',
  outcomeUnknown:
    'This was interrupted, and I cannot say whether it was done. Look whether it was; if not, do it anew.',
  keyReused:
    'Another request was sent under this Idempotency-Key before. Send each new request under a key of its own.',
});
