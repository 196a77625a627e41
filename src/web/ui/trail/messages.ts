import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Read out in place of a drawn timeline. {step} is the name of a step, such as "sent".
  counted: '{done, number} of {of, number}',
  notStarted: 'not started',
  waitsForYou: 'waiting for you',
  waitsForYouAfter: '{step}, waiting for you',
  inProgress: '{step}, in progress',
  stopped: '{step}, stopped here',
});
