import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The name of whoever owns the account.
  title: 'Your name',
  name: 'Full name',
  nameHelp: 'How I greet you, and what stands at the top of your dashboard.',
  save: 'Save name',
  saving: 'Saving...',
  saved: 'Your name is saved.',
  noAnswer: 'The server did not answer. What you typed is still here; try again.',
});
