import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page of one application: the way back, and while it loads.
  page: 'Approval',
  toApprovals: 'Approvals',
  waitingCount: '{count, number} waiting',
  toWaiting: 'Back to approvals',
  loading: 'Loading the application',
  loadFailed: 'Couldn’t load this application.',
  noAnswer: 'The server didn’t respond. Nothing is sent until you decide.',
  standing: '{job}: {state}',

  // A headline for each state, and a sentence where the server's note is not enough.
  preparing: 'I’m preparing it',
  preparingHint: 'It appears here as soon as it’s ready to review.',
  waiting: 'Waiting for you',
  approved: 'Approved',
  canLeave: 'You can leave this page.',
  sending: 'I’m sending it',
  sendingHint: 'I fill in the form, check every entry and submit it once. You can leave this page.',
  unknown: 'Checking if it arrived',
  handedOver: 'Ready for you to send',
  applied: 'Sent and confirmed',
  interviewing: 'They want to talk to you',
  offer: 'They made an offer',
  rejected: 'Not selected',
  skipped: 'You skipped it',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  stopped: 'I stopped',
  failed: 'Couldn’t be sent',
  nothingSent: 'Nothing was sent.',
  dryRunApproved: 'Dry run approved',
  dryRunSending: 'Dry run',
  toPlan: 'See your plan',

  // What waits for a decision, tried before it is sent.
  dryRun: 'Dry run result',
  filledIn: 'Filled in',
  toAutoApply: 'Auto Apply',
  toProfile: 'Open your profile',

  // What the person sends themselves.
  tellMe: 'I can’t see what you send there. Let me know when it’s sent.',
  leave: 'Skip it',
  saving: 'Saving...',
  iSentIt: 'I sent it',

  // Where nobody knows whether it arrived.
  didItArrive: 'Did it arrive? If they confirm by email, I’ll see it. If you already know, tell me.',
  arrived: 'Yes, it arrived',
  sendAgain: 'No, send again',

  // What came of it.
  mails: 'Emails from the employer',
  proof: 'Confirmation',
  story: 'Timeline',
  prepared: 'What I prepared, field by field',

  // After a decision.
  toActivity: 'See what I’m doing',
  next: 'Next: {job}',
});
