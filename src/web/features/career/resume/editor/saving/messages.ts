import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Above the page, where saving failed.
  notAnswered: 'The server did not answer. Everything you typed is kept on this device.',
});
