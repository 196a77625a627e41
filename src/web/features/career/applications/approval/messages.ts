import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page of one application: the way back, and while it loads.
  page: 'Approval',
  toApprovals: 'Approvals',
  waitingCount: '{count, number} waiting',
  toWaiting: 'Back to what waits for you',
  loading: 'Loading what would be sent',
  loadFailed: 'I could not load this application.',
  noAnswer: 'The server did not answer. Nothing is sent while you have not decided.',
  standing: '{job}: {state}',

  // A headline for each state, and a sentence where the note of the server is not enough.
  preparing: 'I am preparing it',
  preparingHint: 'It appears here, ready to read, as soon as it is done.',
  waiting: 'Waiting for you',
  approved: 'Approved',
  canLeave: 'You can leave this page.',
  sending: 'I am sending it',
  sendingHint: 'I fill the form, read it back and send it once. You can leave this page.',
  unknown: 'Checking',
  handedOver: 'This one is yours to send',
  applied: 'Sent and confirmed',
  interviewing: 'They want to talk to you',
  offer: 'They made an offer',
  rejected: 'They said no',
  skipped: 'You skipped it',
  expired: 'It expired',
  withdrawn: 'Withdrawn',
  stopped: 'I stopped',
  failed: 'It could not be sent',
  nothingSent: 'Nothing was sent.',
  dryRunApproved: 'Dry run approved',
  dryRunSending: 'Dry run',
  toPlan: 'See your plan',

  // What waits for a decision, tried before it is sent.
  dryRun: 'The dry run',
  filledIn: 'Filled in',
  toAutoApply: 'Auto Apply',
  toProfile: 'Open your profile',

  // What the person sends themselves.
  tellMe: "I can't see what you send there, so tell me.",
  leave: 'Leave it',
  saving: 'Saving...',
  iSentIt: 'I sent it',

  // Where nobody knows whether it arrived.
  didItArrive:
    'Did it arrive? If their confirmation comes by email, I see it myself. If you know more, tell me.',
  arrived: 'It arrived',
  sendAgain: 'It did not, send again',

  // What came of it.
  mails: 'What they wrote',
  proof: 'The proof',
  story: 'What happened',
  prepared: 'What I prepared, field by field',

  // After a decision.
  toActivity: "See what I'm doing",
  next: 'Next: {job}',
});
