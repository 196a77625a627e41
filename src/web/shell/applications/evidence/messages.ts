import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The links at the end of a step, each to what proves it.
  linkPosting: 'Job posting',
  linkReasons: 'Match details',
  linkCv: 'Resume',
  linkLetter: 'Cover letter',
  linkAnswers: 'Answers',
  linkScreenshot: 'Screenshot',
  receipt: 'Confirmation',
  linkReceipt: 'Confirmation {receipt}',
  linkMail: 'Email',
  linkMailOf: 'Email {number, number} of {all, number}',

  // The titles of the dialogs they open.
  posting: 'Job posting (saved copy)',
  reasons: 'Why I picked it',
  cv: 'Your resume',
  letter: 'Your cover letter',
  answers: 'Your answers',
  screenshot: 'The page after sending',
  confirmation: 'Employer’s confirmation',
  mail: 'Their email',

  // Saving a document as a file.
  download: 'Download',
  asPdf: '{label}<hidden> as PDF</hidden>',
  loadingDocument: 'Loading…',
  documentFailed: 'Couldn’t load the document. Try again.',

  // The answers that a form was given.
  leftBlank: 'Left blank on purpose',

  // Why a job was chosen; {words} are the posting's own.
  have: 'Asked for, and you have it',
  missing: 'Asked for, but not in your profile',
  must: 'Required: “{words}”',
  niceToHave: 'Nice to have: “{words}”',
  blockers: 'Deal-breakers',
  quoted: '“{words}”',
  unknown: 'What I couldn’t tell',

  // The confirmation that it was sent.
  sentAt: 'Sent',
  page: 'Page',
  formHeld: 'What I filled in ({count, plural, one {# field} other {# fields}})',
  showPicture: 'Show screenshot',
  loadingPicture: 'Loading the screenshot',
  pictureFailed: 'Couldn’t load the screenshot.',
  pictureSignIn: 'Please log in to view your job tracker.',
  picture: 'The employer’s page as I saw it after sending',

  // An employer's emails.
  mailGone: 'This email is no longer available.',
  from: 'From',
  subject: 'Subject',
  noSubject: 'No subject',
  received: 'Received',
  mailLine: '{from}, {when}',
  mailLineRead:
    '{from}, {when}. {read, select, received {Read as a confirmation.} interview {Read as an interview invitation.} assessment {Read as an assessment.} offer {Read as an offer.} rejected {Read as “not selected”.} other {Read as a question.}}',
});
