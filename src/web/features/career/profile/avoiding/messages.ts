import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card of what is never applied to.
  title: 'What you avoid',
  lead: 'I never apply to these, in any campaign. You can add more in each campaign.',
  loading: 'Loading what you avoid',
  loadFailed: 'Couldn’t load what you avoid.',
  signIn: 'Please log in to manage what you avoid.',

  // The current employers, each with a tick.
  present: 'Where you work now',
  noPresent: 'Your current employer is avoided automatically. Your profile doesn’t list a current job.',
  avoid: 'Avoid {employer}',

  // What comes of a change.
  discard: 'Discard',
  save: 'Save list',
  saving: 'Saving...',
  saved: 'Saved. I’ll check every job again.',
  saveFailed: 'The server didn’t respond. What you typed is still here. Try again.',
});
