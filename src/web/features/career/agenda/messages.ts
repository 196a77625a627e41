import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card in the settings: an address under which a calendar program reads the interviews.
  title: 'Interview calendar',
  open: 'Open',
  notOpen: 'Not open',
  whatItIs:
    'Your own calendar can show the interviews I find in invitations and e-mails. Subscribe to the secret address; whoever has it sees them. It is shut when you log out everywhere or set a new password.',
  openSince: 'Open since {day}.',
  neverRead: 'No calendar has read it yet.',
  lastRead: 'A calendar last read it {day}.',
  make: 'Make an address',
  makeAnew: 'Make a new address',
  shut: 'Shut it',
  isShut: 'The address is shut. Calendars that have it get nothing more.',
  notChanged: 'The server did not answer. Nothing was changed; try again.',

  // The address itself, shown once after it was made.
  copy: 'Copy',
  copied: 'Copied.',
  copyRefused: 'Your browser did not let me copy it. Select it and copy it.',
  shownOnce: 'I show it this once. If you lose it, make a new one.',
});
