import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The links at the end of a step, each to what proves it.
  linkPosting: 'Posting, as it was',
  linkReasons: 'The reasons',
  linkCv: 'CV',
  linkLetter: 'Letter',
  linkAnswers: 'Answers',
  linkScreenshot: 'Screenshot',
  receipt: 'Receipt',
  linkReceipt: 'Receipt {receipt}',
  linkMail: 'The e-mail',
  linkMailOf: 'E-mail {number, number} of {all, number}',

  // The heads of the dialogs they open.
  posting: 'The posting, as it was',
  reasons: 'Why I chose it',
  cv: 'The CV',
  letter: 'The letter',
  answers: 'The answers',
  screenshot: 'The page after sending',
  confirmation: 'What they confirmed',
  mail: 'Their e-mail',

  // Saving a document as a file.
  download: 'Download it',
  asPdf: '{label}<hidden> as PDF</hidden>',
  loadingDocument: 'Loading…',
  documentFailed: 'I could not load the document. Try again.',

  // The answers that a form was given.
  leftBlank: 'Left blank on purpose',

  // Why a posting was taken; {words} are its own.
  have: 'It asks, and you have',
  missing: 'It asks, and I found nothing',
  must: 'A must: “{words}”',
  niceToHave: 'Nice to have: “{words}”',
  blockers: 'What stands in the way',
  quoted: '“{words}”',
  unknown: 'What I could not tell',

  // The proof that it was sent.
  sentAt: 'Sent',
  page: 'Page',
  formHeld: 'What the form held, read back before the click ({count, number})',
  showPicture: 'Show the picture of the page',
  loadingPicture: 'Loading the screenshot',
  pictureFailed: 'I could not load the screenshot.',
  pictureSignIn: 'Please log in to view your job tracker.',
  picture: "The employer's page as I saw it after sending",

  // An employer's mails.
  mailGone: 'This e-mail is no longer here.',
  from: 'From',
  subject: 'Subject',
  noSubject: 'No subject',
  received: 'Received',
  mailLine: '{from}, {when}',
  mailLineRead: '{from}, {when}. I read it as {meaning}.',
  meansReceived: 'it arrived',
  meansInterview: 'an invitation',
  meansAssessment: 'an assessment',
  meansOffer: 'an offer',
  meansRejected: 'a no',
  meansQuestion: 'a question',
});
