import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Heard in the place of a trail of steps: where it stands. {step} is the name of a step, such as "sent".
  counted: '{done, number} of {of, number}',
  notStarted: 'not started',
  waitsForYou: 'waiting for you',
  waitsForYouAfter: '{step}, waiting for you',
  inProgress: '{step}, in progress',
  stopped: 'stopped at {step}',
});
