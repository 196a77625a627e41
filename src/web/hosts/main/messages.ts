import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Beside what a page of the main host shows: for search engines and shared links.
  organization: 'AI agents that do the legwork, for people looking for work and for local business owners.',
  card: 'Legwork: we do the legwork, you say the word.',

  // On the page for an address that leads nowhere.
  backHome: 'Back to home',
});
