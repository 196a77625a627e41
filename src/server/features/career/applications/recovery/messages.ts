import { catalogue } from '#localization/catalogue.ts';

/** Putting in order what a crash, a restart or a restored backup left behind. */
export const text = catalogue('applications-recovery', {
  listedAsReceived: 'The job board lists this application as received.',
  notOnBoard: 'I asked the job board twice and it doesn’t have it, so I’m sending it again.',
  startedAgain: 'I was interrupted before anything was sent, so I’m starting again.',

  // Asking a board again for its receipt.
  restarting: 'I’m being restarted. I’ll ask for the receipt afterwards.',
  settled: 'The attempt was already settled, or another worker has it.',
  stopped: 'You stopped everything or paused its campaign, so I’m not asking for the receipt now.',
  formNotOpened: 'The form couldn’t be opened again to ask for the receipt.',
  noReceipt: 'The job board gave no receipt when asked again.',

  // After a backup was restored.
  sentOrNot:
    'I was restored from a backup of {moment} and don’t know whether I sent this after that. Approve it only if {company} hasn’t confirmed it to you.',
  askedAgainTitle: 'Decide again: {title}',
  askingBoard: 'I was restored from a backup, so I’m asking the job board what happened to it.',
  restoredTitle: 'I was restored from a backup',
  restoredBody:
    'I lost everything that happened after {moment}, including what I sent. I’ll send nothing without a new approval from you. I may find jobs you’ve already applied to, so approve only what no employer has confirmed to you.',
});
