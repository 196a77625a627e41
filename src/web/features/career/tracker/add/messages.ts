import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The dialog around all steps.
  title: 'Add a job',
  aboutByHand: 'A job you applied to yourself. I keep track of it with you.',
  aboutLink: 'Paste the link of a posting, or type in a job you applied to yourself.',

  // First step: the link of a posting.
  linkLabel: 'Link of the posting',
  linkHint: 'From the boards I know I read the job myself; from any other site you type it in.',
  lookUp: 'Look it up',
  lookingUp: 'Reading the posting...',
  lookUpFailed: 'The server did not answer. Your link is still here; try again.',
  byHand: 'Type it in by hand',
  openKnown: 'Open it',

  // What was found under the link.
  openOn: 'Open on {board}.',
  closedOn: 'No longer open on {board}, so I cannot apply to it.',
  postingFrom: 'Posting from <credit>{source}</credit>',
  withLetter: 'Write a cover letter',
  prepare: 'Prepare an application',
  preparing: 'Reading it...',
  prepareFailed: 'The server did not answer. Try again.',
  applied: 'I applied already',
  anotherLink: 'Another link',
  approvalFirst: 'Nothing is sent before you approve it.',

  // The form of a job that is typed in.
  jobLabel: 'Job title',
  companyLabel: 'Company',
  placeLabel: 'Place (optional)',
  jobLinkLabel: 'Link (optional)',
  dayLabel: 'Day you applied',
  statusLabel: 'Status',
  noteLabel: 'Note (optional)',
  noteHint: 'Only you see your notes.',
  linkNotWhole: 'Paste the whole link, starting with https, or leave it empty.',
  dayMissing: 'Choose the day you applied.',
  dayAhead: 'The day you applied cannot be after today.',
  add: 'Add to the tracker',
  adding: 'Saving...',
  addFailed: 'The server did not answer. What you typed is still here; try again.',
  added: '{job} is in your tracker.',
  startOver: 'Start over',
});
