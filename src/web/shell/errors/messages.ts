import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // A screen that failed.
  failedPageTitle: 'Something went wrong',
  failedTitle: 'Unexpected Application Error!',
  failedText:
    'This screen couldn’t be opened. Everything you saved is safe. Reload it or go back. If it fails again, send us the reference.',
  loadAgain: 'Reload',
  reference: 'Reference <code>{reference}</code>',
  backToStart: 'Back to home',

  // An address that leads nowhere.
  notFoundPageTitle: 'Page not found',
  notFoundTitle: '404 - Page Not Found',
  notFoundText: 'This page doesn’t exist. It may have moved, or the address may be mistyped.',
  home: 'Legwork home',

  // A panel that could not be loaded.
  goToLogin: 'Go to Login',
  noAnswer: 'The server didn’t respond. Nothing of yours was lost.',
  strangeAnswer: 'Something went wrong on our side. Nothing of yours was lost.',

  // Above everything while there is no connection, or the server fails.
  offline: 'You’re offline. You’re seeing the last saved version.',
  outOfDate: 'Our server didn’t answer as it should. You’re seeing the last saved version.',
});
