import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The questions of a form that only the person can answer.
  title: '{count, plural, one {One question only you can answer} other {# questions only you can answer}}',
  lead: 'I keep your answers, so that the next employer who asks the same gets the same.',
  noAnswer: 'The server did not answer. What you typed is still here; try again.',
  missing: 'Answer this; the form requires it.',

  // One question, as the employer words it.
  optional: '{question} (optional)',
  takesFile: 'This takes a file, which I do not have.',
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',

  // One value changed in its place.
  empty: 'Write something, or leave it as it was.',
  saving: 'Saving...',
  leaveBlank: 'Leave blank',
  leaveAsItWas: 'Leave it as it was',
});
