import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The files that would be sent.
  cv: 'Resume',
  opening: 'Opening...',
  newTab: 'Opens in a new tab',
  madeFrom: 'Based on {count, plural, one {# fact} other {# facts}} about you',
  letterOwn: '{words, plural, one {# word} other {# words}}, edited by you',
  letterFrom:
    '{words, plural, one {# word} other {# words}}, based on {facts, plural, one {# fact} other {# facts}} about you',
  letterWordedBy:
    '{words, plural, one {# word} other {# words}}, based on {facts, plural, one {# fact} other {# facts}} about you, worded by {model}',
  openFailed: 'Couldn’t open the file. The server didn’t respond. Try again.',

  // The fields of the form, in groups.
  details: 'Your details',
  questions: 'Employer’s questions',
  consents: 'What you agree to',
  fieldCount: '{count, plural, one {# field} other {# fields}}',
  change: 'Change',
  changeField: 'Change {field}',

  // What is left blank on purpose.
  leftBlank: 'Left blank',
  leftBlankTitle: '{count, plural, one {I left this blank} other {I left these blank}}',
  answer: 'Answer',
  answerField: 'Answer {field}',

  // The cover letter, read in place, and the name of its file.
  letter: 'Cover letter',
  letterBelow: 'Your cover letter, as it is below',
  wordCount: '{count, plural, one {# word} other {# words}}',
  readAll: 'Read all {count, plural, one {# word} other {# words}}',
  letterChanged: 'You edited this letter for this employer only.',
  letterTraced: 'Select an underlined phrase to see where it comes from.',
  edit: 'Edit',
  editLetter: 'Edit the cover letter',
  undoLetter: 'Undo my changes',

  // Why it matches: what the posting asks for, and whether the person has it.
  match: 'Why it matches',
  matchCount: '{have, number} of {asked, number}',
  askedFor: '<b>{need}</b><must>, required</must>',
  wouldHelp: '<b>{need}</b><must>, nice to have</must>',
  notFound: 'Not in your profile',

  // The job posting and its terms.
  posting: 'Job posting',
  readPosting: 'Show full text',
  hidePosting: 'Hide full text',
  toBoard: 'View original posting',
  fromPosting: 'From the posting: <q>{words}</q>',
  pay: 'Pay',
  workplace: 'Workplace type',
  employment: 'Job type',
  applyBy: 'Apply by',
  payAmount:
    '{period, select, hour {{amount} an hour} day {{amount} a day} week {{amount} a week} month {{amount} a month} year {{amount} a year} other {{amount}}}',
  payRange:
    '{period, select, hour {{least} to {most} an hour} day {{least} to {most} a day} week {{least} to {most} a week} month {{least} to {most} a month} year {{least} to {most} a year} other {{least} to {most}}}',
});
