import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // A screen that failed.
  failedPageTitle: 'Something failed',
  failedTitle: 'Unexpected Application Error!',
  failedText:
    'This screen failed to open. What you had saved is safe. Load it again, or go back; if it fails again, tell us the reference.',
  loadAgain: 'Load it again',
  reference: 'Reference <code>{reference}</code>',
  backToStart: 'Back to the start',

  // An address that leads nowhere.
  notFoundPageTitle: 'Page not found',
  notFoundTitle: '404 - Page Not Found',
  notFoundText: 'This address leads nowhere. It may have moved, or there is a slip in it.',
  home: 'Legwork, to the start',

  // A panel that could not be loaded.
  goToLogin: 'Go to Login',
  noAnswer: 'The server did not answer. Nothing of yours is lost.',
  strangeAnswer: 'The server gave an answer I do not understand. Nothing of yours is lost.',

  // Above everything while there is no connection.
  offline: 'You are offline. This is the last state I know.',
});
