import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Beside the page: what the person changed, and where the line at hand comes from.
  title: 'Notes on your lines',
  changed: 'You changed this line',
  itSaid: 'It said: <q>{line}</q>. Your profile stays as it was.',
  putBack: 'Put it back',
  source: 'Where this comes from',
});
