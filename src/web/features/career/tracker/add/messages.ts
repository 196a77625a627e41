import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The dialog around all steps.
  title: 'Add a job',
  aboutByHand: 'Add a job you applied to yourself. I’ll help you track it.',
  aboutLink: 'Paste the link to a job posting, or enter a job you applied to yourself.',

  // First step: the link to a job posting.
  linkLabel: 'Link to the job posting',
  linkHint: 'I can read jobs on the boards I know. For any other site, enter the details yourself.',
  lookUp: 'Look it up',
  lookingUp: 'Reading the posting...',
  lookUpFailed: 'The server didn’t respond. Your link is still here. Try again.',
  byHand: 'Enter manually',
  openKnown: 'Open it',

  // What was found under the link.
  openOn: 'Open on {board}.',
  closedOn: 'No longer open on {board}, so I can’t apply to it.',
  postingFrom: 'Job posting from <credit>{source}</credit>',
  withLetter: 'Write a cover letter',
  prepare: 'Prepare application',
  preparing: 'Preparing...',
  prepareFailed: 'The server didn’t respond. Try again.',
  applied: 'I already applied',
  anotherLink: 'Use another link',
  approvalFirst: 'Nothing is sent before you approve it.',

  // The form for a job that is entered manually.
  jobLabel: 'Job title',
  companyLabel: 'Company',
  placeLabel: 'Location (optional)',
  jobLinkLabel: 'Link (optional)',
  dayLabel: 'Date applied',
  statusLabel: 'Status',
  noteLabel: 'Note (optional)',
  noteHint: 'Only you see your notes.',
  linkNotWhole: 'Paste the full link, starting with https://, or leave this blank.',
  dayMissing: 'Choose the date you applied.',
  dayAhead: 'The date you applied can’t be in the future.',
  add: 'Add to tracker',
  adding: 'Saving...',
  addFailed: 'The server didn’t respond. What you typed is still here. Try again.',
  added: '{job} is in your tracker.',
  startOver: 'Start over',
});
