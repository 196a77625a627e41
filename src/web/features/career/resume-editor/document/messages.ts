import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The title of a document that names none.
  untitled: 'Resume',
});
