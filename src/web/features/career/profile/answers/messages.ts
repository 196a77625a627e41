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
  inWords: 'So far you’ve answered this in words: {answer}',
  saving: 'Saving...',
  saveFailed: 'The server didn’t respond. Nothing was saved. Try again.',

  // Which question it is.
  question: 'Question',
  country: 'Country',
  skill: 'Skill',
});
