import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('tracker', {
  // Jobs that the person adds or has prepared.
  appliedInFuture: 'The day you applied can’t be in the future.',
  postingClosed: 'This job is closed, so you can’t apply.',
  belowGate: 'Match score: {score} out of 100. I never apply below {least}.',
  belowGateFor: 'Match score: {score} out of 100. I never apply below {least}. {reason}',

  // Notes.
  notesFull: 'An application can have up to {most} notes. Delete one first.',

  // Reminders, and what they say when their day has come.
  dayNotAhead: 'Choose a day after today.',
  dayTooFar: 'Choose a day within the next year.',
  reminder: 'Follow up: {company}',
  reminderToday: 'You wanted to follow up on {title} today.',
});
