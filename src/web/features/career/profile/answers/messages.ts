import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card of the answer bank.
  title: 'Your answers',
  lead: 'Forms are answered from these. Each says where it came from and where I used it. What you did not answer, I ask.',
  loadFailed: 'I could not load your answers.',
  signIn: 'Please log in to see your answers.',
  emptyTitle: 'No answers yet',
  emptyHint: 'Add what forms always ask, and I need not ask you again.',
  putToYou: 'Forms that need one of these I put to you.',

  // One answer: where it came from, where it was used, and what can be done. A form is named by who asked.
  told: 'You told me on {day}.',
  answered: 'You answered {form} on {day}.',
  answeredSome: 'You answered a form on {day}.',
  holdsFor: 'It holds for {company} alone.',
  uses: '{count, plural, one {Used in one application} other {Used in # applications}}',
  use: '<link>{title}, {company}</link> ({state}): {answer}',
  change: 'Change',
  changeLabel: 'Change: {question}',
  delete: 'Delete',
  deleteLabel: 'Delete: {question}',
  deleting: 'Deleting...',
  deleteFailed: 'The server did not answer, so it is still there.',

  // The dialog in which an answer is given.
  add: 'Add an answer',
  changeTitle: 'Change an answer',
  consequence: 'What would have said the old one is prepared again and put to you.',
  saving: 'Saving...',
  saveFailed: 'The server did not answer, so nothing was saved.',

  // Which question it is. In a question, a country or skill stands that is not chosen yet.
  question: 'Question',
  country: 'Country',
  skill: 'Skill',
  someCountry: 'a country',
  someSkill: 'a skill',
  unchosen: 'it',

  // The fields of an answer: yes or no, a part of the working time, and where work may be.
  yes: 'Yes',
  no: 'No',
  percentHint: 'In percent of your working time.',
  anywhere: 'Yes, anywhere',
  someTowns: 'To some towns only',
  towns: 'Towns',
  townsExample: 'Halifax, Moncton',
  daysAtMost: 'Days a week at most',
  daysHint: 'Leave it empty if it does not matter.',

  // How long the notice is: a number with its unit.
  unit: 'Unit',
  days: 'days',
  weeks: 'weeks',
  months: 'months',

  // What the pay is to be: a sum, and for how long a time.
  payWanted: 'What you want',
  currency: 'Currency',
  payLeast: 'The least you take',
  payLeastHint: 'Leave it empty if there is none.',
  payPeriod: 'For',
  aYear: 'a year',
  aMonth: 'a month',
  aWeek: 'a week',
  aDay: 'a day',
  anHour: 'an hour',
  hours: 'Hours a week',
  hoursHint: 'Only then I turn it into other periods.',

  // A licence, and times from month to month.
  licenceClass: 'Class',
  licenceRegion: 'Province or state',
  from: 'From',
  andFrom: 'And from',
  to: 'To',
  toHint: 'Empty: until now.',
});
