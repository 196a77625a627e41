import { catalogue } from '#localization/catalogue.ts';

/** How applications begin, and what more than one of their rooms says. */
export const text = catalogue('applications', {
  // A step that another one overtook, and a reading that is no longer what would be sent.
  changedMeanwhile: 'This application has just changed. Look at it again.',
  contentChanged: 'What would be sent has changed since you looked. Read it again.',
  answerRefused: '{question}: {why}',
  noDocument: 'There is no such document yet.',

  // A posting that is taken on.
  hadAlready: 'You have this job already.',
  chosen: 'You chose {title} at {company}.',
  found: 'I found {title} at {company}.',
  matched: 'It matches your profile at {score} of 100.',
  matchedFor: 'It matches your profile at {score} of 100. {summary}',
  preparing: 'I am preparing this application.',
  preparingAgain: 'I am preparing it again with what you told me.',

  skipped: 'You skipped it.',
  // The reason teaches: what is like it is left out from then on.
  skippedFor: 'You skipped it: {reason}',
});
