import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Beside the page: what the person changed, and where the current line comes from.
  title: 'Notes on your lines',
  changed: 'You changed this line',
  itSaid: 'Original: <q>{line}</q>. Your profile isn’t changed.',
  putBack: 'Restore original',
  source: 'Where this comes from',
});
