import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The steps of an application as they were, are or will be taken.
  found: 'Found',
  matched: 'Matched',
  matching: 'Matching',
  prepared: 'Prepared',
  preparing: 'Preparing',
  waitsForAnswer: 'Waiting for your answer',
  stopped: 'Stopped',
  approval: 'Your approval',
  approved: 'Approved by you',
  waitsForApproval: 'Waiting for your approval',
  sent: 'Sent',
  beingSent: 'Sending',
  checking: 'Checking',
  dryRun: 'Dry run, nothing is sent',
  yoursToSend: 'Ready for you to send',
  notSent: 'Not sent',
  addedByYou: 'Added by you',
  answered: 'Answered',

  // The name of the timeline; {state} is its current state, such as "prepared, waiting for you".
  trail: 'Timeline: {state}',

  // Who did it, and when if several things happened at one step.
  byAgent: 'Legwork',
  byYou: 'You',
  byEmployer: 'The employer',
  whoAndWhen:
    '{who, select, agent {Legwork, <time>{when}</time>} person {You, <time>{when}</time>} other {The employer, <time>{when}</time>}}',
});
