import { catalogue } from '#localization/catalogue.ts';

/** Putting in order what a crash, a restart or a restored backup left behind. */
export const text = catalogue('applications-recovery', {
  listedAsReceived: 'The job board lists this application as received.',
  notOnBoard: 'I asked the job board twice and it doesn’t have it, so I’m sending it again.',
  startedAgain: 'I was interrupted before anything was sent, so I’m starting again.',

  // Asking a board again for its confirmation.
  restarting: 'I’m restarting. I’ll check for a confirmation after that.',
  settled: 'This was already taken care of.',
  stopped: 'You paused this, so I’m not checking for a confirmation now.',
  formNotOpened: 'I couldn’t reopen the form to check if it arrived.',
  noReceipt: 'The job board didn’t confirm it when I asked again.',

  // After a backup was restored.
  sentOrNot:
    'Legwork was restored from a backup from {moment, date, long}, so I can’t tell if this was already sent. Approve it only if {company} hasn’t confirmed it to you.',
  askedAgainTitle: 'Approve again: {title}',
  askingBoard: 'Legwork was restored from a backup, so I’m asking the job board if this arrived.',
  restoredTitle: 'Legwork was restored from a backup',
  restoredBody:
    'Everything after {moment, date, long} is missing here, including what was sent. I’ll send nothing without a new approval from you. I may find jobs you’ve already applied to, so approve only what no employer has confirmed to you.',
});
