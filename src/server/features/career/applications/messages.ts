import { catalogue } from '#localization/catalogue.ts';

/** Steps and notes of applications, refusals, and what a person is told of them. */
export const text = catalogue('applications', {
  skipped: 'You skipped it.',
  // The reason teaches: what is like it is left out from then on.
  skippedFor: 'You skipped it: {reason}',
});
