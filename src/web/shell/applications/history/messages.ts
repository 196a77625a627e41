import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Where applications are expected, and none can be prepared.
  nothingPrepared:
    'I’m finding and scoring jobs. To prepare applications, I need one job or education entry with dates.',
  toHistory: 'Answer a few questions',
});
