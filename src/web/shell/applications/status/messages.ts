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
  setByYou: 'You set it yourself.',
  setByEmployer: "I moved it here from their e-mail. Change it if I'm wrong.",
  setByAgent: "I keep it up to date. Change it if I'm wrong.",
  moveFailed: 'The server did not answer. The status stays as it was; try again.',
  moved: '{job} is now {status}.',

  // Above what waits for the person, or what the agent notes of where it stands.
  yourMove: 'Your move',
  whereItStands: 'Where it stands',
});
