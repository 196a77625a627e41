import { catalogue } from '#localization/catalogue.ts';

/** Putting in order what a crash, a restart or a restored copy left. */
export const text = catalogue('applications-recovery', {
  listedAsReceived: 'The board lists this application as received.',
  notOnBoard: 'The board was asked twice and does not have it, so I send it again.',
  startedAgain: 'I was interrupted before anything was sent, and start again.',

  // Asking a board again for its receipt.
  restarting: 'A restart came between: I ask for the receipt afterwards.',
  settled: 'The attempt was settled, or another worker has it.',
  stopped: 'You stopped everything or paused its campaign, so I do not ask for the receipt now.',
  formNotOpened: 'The form could not be opened again to ask for the receipt.',
  noReceipt: 'The board gave no receipt when asked again.',

  // After a copy was restored.
  sentOrNot:
    'I was restored from a copy of {moment} and do not know whether I sent this after that. Approve it only if {company} has not confirmed it to you.',
  askedAgainTitle: 'Asked again: {title}',
  askingBoard: 'I was restored from a copy, so I ask the board what became of it.',
  restoredTitle: 'I was restored from a copy',
  restoredBody:
    'What happened after {moment} is lost to me, also what I sent. I send nothing without a new word of yours, and may find jobs again that you have applied to: approve only what no employer has confirmed to you.',
});
