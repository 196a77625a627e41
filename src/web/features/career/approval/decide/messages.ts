import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The bar of the decision: what the answer means.
  bar: 'Your decision',
  offline: 'You’re offline, so you can’t do this right now. Nothing is sent in the meantime.',
  meansDryRun:
    'This campaign is in dry-run mode. Approving fills in the form and stops before submitting it.',
  meansAnswers: 'I’ll finish it with your answers, then you review it.',
  unsavedChoice: 'Save or undo your changes before you approve.',
  meansSending: 'Approving sends exactly this, once.',
  withheld: 'This can’t be approved right now. Nothing is sent.',

  // Its buttons.
  approve: 'Approve',
  approveDryRun: 'Approve dry run',
  approving: 'Approving...',
  tryFirst: 'Dry run: fill in, send nothing',
  skip: 'Skip',
  saveAnswers: 'Save answers',
  preparing: 'Preparing...',
  noAnswer:
    'The server didn’t respond. Your decision may not have gone through. This page now shows the latest status.',

  // Before one is skipped.
  skipTitle: 'Skip this job?',
  skipHint: 'Nothing is sent to {company}, and I won’t prepare this job again.',
  skipping: 'Skipping...',
  reason: 'Why? (optional)',
  reasonHint:
    'Saved in this application’s timeline. Employers never see it. If it’s about the company, title, distance or pay, I’ll pass on similar jobs. To stop that, select “Remove this rule” next to one of them under Jobs found.',

  // Undoing an approval.
  revoke: 'Undo approval',
  revoking: 'Stopping...',
  revokeHint: 'You can undo this until I submit it. If you do, it waits for your approval again.',
});
