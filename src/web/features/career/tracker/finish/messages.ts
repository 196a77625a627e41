import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The two lists above the tracker's table.
  toFinishTitle: 'To finish',
  toFinishAbout: 'Ready for you to send. Not counted as applications until they’re sent.',
  savedTitle: 'Saved',
  savedAbout: 'Saved from your job alerts. Nothing is sent until you open one and send it.',
  loadFailed: 'Couldn’t load the jobs to finish.',
  signIn: 'Please log in to view your job tracker.',
  showAll: 'Show all {count, number}',
  showFewer: 'Show fewer',

  // What is known of a job's days and documents: items of one line, between dots.
  savedOn: 'Saved {day}',
  preparedOn: 'Prepared {day}',
  openedOn: 'Opened {day}',
  closedOn: 'Closed {day}',
  closesOn: 'Closes {day}',
  bothReady: 'Resume and cover letter ready',
  resumeReady: 'Resume ready',

  // The buttons of a job; the longer form is heard where the job cannot be seen beside it.
  open: 'Open',
  openWhich: 'Open: {job}, {company}',
  sent: 'I sent it',
  sentWhich: 'I sent it: {job}, {company}',
  leave: 'Skip it',
  leaveWhich: 'Skip it: {job}, {company}',
  saving: 'Saving...',

  // Asked before a job is skipped, and what is said once it was skipped or sent.
  leaveConfirm: 'Skip this job?',
  leaveMeans: '{job} at {company} is removed from this list, and I won’t prepare it again.',
  isLeft: 'You skipped {job}. Nothing was sent.',
  isApplied: '{job} is in your tracker as Applied.',
  notChanged: 'The server didn’t respond. Nothing was changed. Try again.',
});
