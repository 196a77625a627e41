import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The files that would be sent.
  cv: 'CV',
  letterFile: 'Letter',
  opening: 'Opening...',
  newTab: 'Opens in a new tab',
  madeFrom: 'Made from {count, number} of your facts',
  letterOwn: '{words, plural, one {# word} other {# words}}, as you changed it',
  letterFrom: '{words, plural, one {# word} other {# words}}, written from {facts, number} of your facts',
  letterWordedBy:
    '{words, plural, one {# word} other {# words}}, written from {facts, number} of your facts, worded by {model}',
  openFailed: 'The server did not answer, so I could not open the file. Try again.',

  // The fields of the form, in groups.
  details: 'Your details',
  questions: 'Their questions',
  consents: 'What you agree to',
  fieldCount: '{count, plural, one {# field} other {# fields}}',
  change: 'Change',
  changeField: 'Change {field}',

  // What is left blank on purpose.
  leftBlank: 'Left blank',
  leftBlankTitle: '{count, plural, one {I left one blank} other {I left these blank}}',
  answer: 'Answer',
  answerField: 'Answer {field}',

  // The letter, read in place.
  letter: 'The letter',
  wordCount: '{count, plural, one {# word} other {# words}}',
  readAll: 'Read all {count, plural, one {# word} other {# words}}',
  letterChanged: 'You changed this letter, for this employer alone.',
  letterTraced: 'Every underlined claim opens the line it comes from.',
  edit: 'Edit',
  editLetter: 'Edit the letter',
  undoLetter: 'Undo my changes',

  // Why it was taken: what the posting asks for, and whether the person has it.
  match: 'Why it matches',
  matchCount: '{have, number} of {asked, number}',
  askedFor: '<b>{need}</b><must>, asked for</must>',
  wouldHelp: '<b>{need}</b><must>, would help</must>',
  notFound: 'Not in what you told me',

  // The posting and its terms.
  posting: 'The posting',
  readPosting: 'Read the text',
  hidePosting: 'Hide the text',
  toBoard: 'Open it on the board',
  fromPosting: 'From the text: <q>{words}</q>',
  pay: 'Pay',
  workplace: 'Workplace',
  employment: 'Employment',
  applyBy: 'Apply by',
  payAmount: '{currency} {amount}',
  payRange: '{currency} {least} to {most}',
  payFor: '{pay} {period}',
});
