import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Over the screen while something is made or read.
  leave: 'You can leave this page at any time.',
});
