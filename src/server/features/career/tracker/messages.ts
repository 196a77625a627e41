import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('tracker', {
  // Jobs that the person adds or has prepared.
  appliedInFuture: 'The day you applied cannot be after today.',
  postingClosed: 'This posting is closed, so there is nothing to apply to.',
  belowGate: 'It matches your profile at {score} of 100, and below {least} I never apply.',
  belowGateFor: 'It matches your profile at {score} of 100, and below {least} I never apply. {reason}',

  // Notes.
  notesFull: 'An application keeps up to {most} notes. Delete one first.',

  // Reminders, and what is told when their day has come.
  dayNotAhead: 'Choose a day after today.',
  dayTooFar: 'Choose a day within the next year.',
  reminder: 'Follow up: {company}',
  reminderToday: 'You wanted to follow up on {title} today.',
});
