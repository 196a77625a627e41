import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Where somebody expects that applications are prepared, and none can be.
  nothingPrepared:
    'I look and score, and prepare nothing yet: for that I need one job or study of yours with its dates.',
  toHistory: 'Answer a few questions',
});
