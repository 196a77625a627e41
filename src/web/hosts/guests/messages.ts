import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The way back, where a screen for people without a session failed.
  backToStart: 'Back to home',
});
