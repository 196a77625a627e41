import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Over the screen while something is made or read; closed, it goes on in a line where it was begun.
  leave: 'You can close this. I’ll keep working.',
  show: 'Show progress',
});
