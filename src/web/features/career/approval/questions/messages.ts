import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The questions of a form that only the person can answer.
  title: '{count, plural, one {One question only you can answer} other {# questions only you can answer}}',
  lead: 'I’ll save your answers and reuse them when another employer asks the same.',
  noAnswer: 'The server didn’t respond. What you typed is still here. Try again.',
  missing: 'Answer this question. The form requires it.',

  // One question, as the employer words it.
  optional: '{question} (optional)',
  // What the fields below a question are of, where they say more than it asks.
  ownName: `{kind, select,
    licence {Your driver’s licence}
    notice {Your notice period}
    percent {The most you’d travel}
    relocation {Where you’d move for a job}
    onsite {Where you’d work on site}
    list {Shifts you can work}
    other {When you used {skill}}
  }`,
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
