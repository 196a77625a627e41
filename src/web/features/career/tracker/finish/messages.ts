import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The two lists above the tracker's table.
  toFinishTitle: 'To finish',
  toFinishAbout: 'Prepared for you to send. Not sent yet, so not counted as an application.',
  savedTitle: 'Saved',
  savedAbout: 'Kept from your job alerts. Nothing is sent before you open one and send it.',
  loadFailed: 'I could not load what is left for you to finish.',
  signIn: 'Please log in to view your job tracker.',
  showAll: 'Show all {count, number}',
  showFewer: 'Show fewer',

  // What is known of a job's days and documents: items of one line, between dots.
  savedOn: 'Saved {day}',
  preparedOn: 'Prepared {day}',
  openedOn: 'opened {day}',
  closedOn: 'closed {day}',
  closesOn: 'closes {day}',
  bothReady: 'Resume and letter ready',
  resumeReady: 'Resume ready',

  // The buttons of a job; the longer form is heard where the job cannot be seen beside it.
  open: 'Open',
  openWhich: 'Open: {job}, {company}',
  sent: 'I sent it',
  sentWhich: 'I sent it: {job}, {company}',
  leave: 'Leave it',
  leaveWhich: 'Leave it: {job}, {company}',
  saving: 'Saving...',

  // Asked before a job is left, and what is said once it was left or sent.
  leaveConfirm: 'Leave this job?',
  leaveMeans: '{job} at {company} goes off this list, and I do not prepare it again.',
  isLeft: 'You left {job}. Nothing was sent.',
  isApplied: '{job} is in your tracker as Applied.',
  notChanged: 'The server did not answer, so nothing was changed. Try again.',
});
