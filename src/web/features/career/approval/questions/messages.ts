import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The questions of a form that only the person can answer.
  title: '{count, plural, one {One question only you can answer} other {# questions only you can answer}}',
  lead: 'I’ll save your answers and reuse them when another employer asks the same.',
  noAnswer: 'The server didn’t respond. What you typed is still here. Try again.',
  missing: 'Answer this question. The form requires it.',

  // One question, as the employer words it.
  optional: '{question} (optional)',
  takesFile: 'This needs a file that I don’t have.',
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',

  // Editing one value.
  empty: 'Enter something, or cancel to keep it as it was.',
  saving: 'Saving...',
  leaveBlank: 'Leave blank',
  leaveAsItWas: 'Cancel',
});
