import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card in the settings: a secret link by which a calendar app reads the interviews.
  title: 'Interview calendar',
  open: 'On',
  notOpen: 'Off',
  whatItIs:
    'Show the interviews I find in invitations and emails in your own calendar: create a secret link and subscribe to it there. Anyone with the link can see your interviews. It’s turned off when you log out everywhere or set a new password.',
  openSince: 'On since {day}.',
  neverRead: 'No calendar has used it yet.',
  lastRead: 'A calendar last used it on {day}.',
  make: 'Create link',
  makeAnew: 'Create new link',
  shut: 'Turn off',
  isShut: 'The link is turned off. Calendars that use it get no more updates.',
  notChanged: 'The server didn’t respond. Nothing was changed. Try again.',

  // The link itself, shown once after it was created.
  copy: 'Copy',
  copied: 'Copied.',
  copyRefused: 'Your browser blocked copying. Select the link and copy it.',
  shownOnce: 'This link is shown only once. If you lose it, create a new one.',
});
