import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The name of whoever owns the account.
  title: 'Your name',
  name: 'Full name',
  nameHelp: 'Used to greet you and shown at the top of your dashboard.',
  save: 'Save name',
  saving: 'Saving...',
  saved: 'Your name is saved.',
  noAnswer: 'The server didn’t respond. What you typed is still here. Try again.',
});
