import { catalogue } from '#localization/catalogue.ts';

/** How applications begin, and what several of their parts say. */
export const text = catalogue('applications', {
  // Something else changed it first, or what was read is no longer what would be sent.
  changedMeanwhile: 'This application just changed. Check it again.',
  contentChanged: 'What would be sent has changed since you looked. Review it again.',
  answerRefused: '{question}: {why}',
  noDocument: 'This document doesn’t exist yet.',

  // A job an application begins for.
  hadAlready: 'This job is already in your account.',
  chosen: 'You chose {title} at {company}.',
  found: 'I found {title} at {company}.',
  matched: 'Match score: {score} out of 100.',
  matchedFor: 'Match score: {score} out of 100. {summary}',
  preparing: 'I’m preparing this application.',
  preparingAgain: 'I’m preparing it again with what you told me.',

  skipped: 'You skipped it.',
  // The reason teaches: similar jobs are skipped from then on.
  skippedFor: 'You skipped it: {reason}',
});
