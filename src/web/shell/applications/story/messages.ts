import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The steps of an application as they were, are or will be taken.
  found: 'Found',
  matched: 'Matched',
  matching: 'Matching',
  prepared: 'Prepared',
  preparing: 'Preparing',
  waitsForAnswer: 'Waits for your answer',
  stopped: 'Stopped',
  approval: 'Your approval',
  approved: 'Approved by you',
  waitsForApproval: 'Waits for your approval',
  sent: 'Sent',
  beingSent: 'Being sent',
  checking: 'Checking',
  dryRun: 'Dry run, nothing is sent',
  yoursToSend: 'Yours to send',
  notSent: 'Not sent',
  addedByYou: 'Added by you',
  answered: 'Answered',

  // The name of the whole trail; {state} is where it stands, such as "prepared, waiting for you".
  trail: 'Trail: {state}',

  // Who did what is told, and when where several things happened at one step.
  byAgent: 'Legwork',
  byYou: 'You',
  byEmployer: 'The employer',
  whoAndWhen: '{who}, <time>{when}</time>',
});
