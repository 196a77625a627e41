import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The status of an application in the tracker.
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
  rejected: 'Rejected',

  // The finer word where the status alone would say too much.
  checking: 'Checking',
  withdrawn: 'Withdrawn',

  // The field by which a person corrects the status.
  status: 'Status',
  setByYou: 'You set this yourself.',
  setByEmployer: 'I moved it here based on their email. Change it if I’m wrong.',
  setByAgent: 'I keep it up to date. Change it if I’m wrong.',
  moveFailed: 'The server didn’t respond. The status wasn’t changed. Try again.',
  moved:
    '{job} moved to {status, select, Applied {Applied} Interviewing {Interviewing} Offer {Offer} other {Rejected}}.',

  // Above what waits for the person, or above the agent's note.
  yourMove: 'Waiting for you',
  whereItStands: 'Current status',
});
