import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card of the answer bank.
  title: 'Your answers',
  lead: 'I fill in forms with these answers and ask you about anything that’s missing.',
  loadFailed: 'Couldn’t load your answers.',
  signIn: 'Please log in to see your answers.',
  emptyTitle: 'No answers yet',
  emptyHint: 'Add answers to common questions so I don’t have to ask you again.',
  putToYou: 'I’ll ask you when a form needs one of these.',

  // One answer: where it came from, where it was used, and what can be done. `form` is the employer who asked.
  told: 'You added this on {day}.',
  answered: 'You answered this for {form} on {day}.',
  answeredSome: 'You answered this on a form on {day}.',
  holdsFor: 'Used for {company} only.',
  uses: '{count, plural, one {Used in one application} other {Used in # applications}}',
  use: '<link>{title}, {company}</link> ({state}): {answer}',
  change: 'Change',
  changeLabel: 'Change: {question}',
  delete: 'Delete',
  deleteLabel: 'Delete: {question}',
  deleting: 'Deleting...',
  deleteFailed: 'The server didn’t respond. The answer wasn’t deleted. Try again.',

  // The dialog in which an answer is given.
  add: 'Add an answer',
  changeTitle: 'Change an answer',
  consequence: 'Applications that used the old answer are prepared again for your approval.',
  saving: 'Saving...',
  saveFailed: 'The server didn’t respond. Nothing was saved. Try again.',

  // Which question it is.
  question: 'Question',
  country: 'Country',
  skill: 'Skill',

  // The fields of an answer: yes or no, a part of the working time, and where work may be.
  yes: 'Yes',
  no: 'No',
  percentHint: 'As a percentage of your working time.',
  anywhere: 'Yes, anywhere',
  someTowns: 'Some cities only',
  towns: 'Cities',
  townsExample: 'Halifax, Moncton',
  daysAtMost: 'Maximum days a week',
  daysHint: 'Leave blank if it doesn’t matter.',

  // How long the notice is: a number with its unit.
  unit: 'Unit',
  days: 'days',
  weeks: 'weeks',
  months: 'months',

  // The pay: an amount, and the period it is for.
  payWanted: 'Desired pay',
  currency: 'Currency',
  payLeast: 'Minimum pay',
  payLeastHint: 'Leave blank for no minimum.',
  payPeriod: 'Pay period',
  aYear: 'a year',
  aMonth: 'a month',
  aWeek: 'a week',
  aDay: 'a day',
  anHour: 'an hour',
  hours: 'Hours a week',
  hoursHint: 'Needed to convert your pay to other periods.',

  // A licence, and times from month to month.
  licenceClass: 'Class',
  licenceRegion: 'Province or state',
  from: 'From',
  andFrom: 'And from',
  to: 'To',
  toHint: 'Leave blank if you still use it.',
});
