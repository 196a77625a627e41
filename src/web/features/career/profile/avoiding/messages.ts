import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card of what is never applied to.
  title: 'What you avoid',
  lead: 'I never apply to these, whatever the campaign. A campaign can avoid more.',
  loading: 'Loading what you avoid',
  loadFailed: 'I could not load what you avoid.',
  signIn: 'Please log in to manage what you avoid.',

  // The employers of now, each with a tick.
  present: 'Where you work now',
  noPresent: 'Where you work now is avoided by itself. Your profile names no job that goes on.',
  avoid: 'Avoid {employer}',

  // What comes of a change.
  discard: 'Discard',
  save: 'Save what to avoid',
  saving: 'Saving...',
  saved: 'Saved. I look at every posting anew.',
  saveFailed: 'The server did not answer. What you typed is still here; try again.',
});
