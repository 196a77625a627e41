import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Where applications are expected, and none can be prepared.
  nothingPrepared:
    'I search and score jobs, but can’t prepare applications yet. I need at least one of your jobs or studies with its dates.',
  toHistory: 'Answer a few questions',
});
