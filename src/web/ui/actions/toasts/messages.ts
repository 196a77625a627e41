import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a screen reader calls a message that comes up for some seconds.
  message: 'Message',
  // The place where they come up; a key leads there.
  place: 'Messages ({key})',
  undo: 'Undo',
  // The button of a message, heard with what it is about.
  actionOn: '{action}: {message}',
});
