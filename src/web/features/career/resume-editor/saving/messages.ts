import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Above the page, where saving failed.
  notAnswered: 'The server didn’t respond. Everything you typed is saved on this device.',
});
