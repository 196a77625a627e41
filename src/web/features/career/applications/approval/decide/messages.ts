import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The bar of the decision: what the answer means.
  bar: 'Your decision',
  offline: 'You are offline, so you cannot decide this now. Nothing is sent meanwhile.',
  meansDryRun: 'This campaign is on a dry run: approving fills in the form and stops before the click.',
  meansAnswers: 'I finish it with your answers, then you read it.',
  unsavedChoice: 'Save what you changed, or undo it, then approve.',
  meansSending: 'Approving sends exactly this, once.',
  withheld: 'It cannot be approved now. Nothing is sent.',

  // Its buttons.
  approve: 'Approve',
  approveDryRun: 'Approve dry run',
  approving: 'Approving...',
  tryFirst: 'Dry run: fill in, send nothing',
  skip: 'Skip',
  saveAnswers: 'Save answers',
  preparing: 'Preparing...',
  noAnswer:
    'The server did not answer, so I do not know whether it arrived. I have read the application again.',

  // Before one is skipped.
  skipTitle: 'Skip this one?',
  skipHint: "Nothing is sent to {company}, and I don't prepare this job again.",
  skipping: 'Skipping...',
  reason: 'Why? (optional)',
  reasonHint:
    "It stays on this application's timeline, and no employer sees it. If it is about the company, the title, the distance or the pay, I leave such postings from now on, until you take this rule back beside one of them.",

  // Taking an approval back.
  revoke: 'Take my approval back',
  revoking: 'Stopping...',
  revokeHint: 'You can until I press send. Then it waits for you again.',
});
