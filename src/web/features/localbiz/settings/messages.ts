import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a business is notified about by email.
  title: 'What you’re notified about',
  alwaysOn: 'Always on',
  signIns: 'Logins and security changes',
  signInsText:
    'A new device, a changed password or email address, a passkey, Google or LinkedIn. You’re always told, so nobody can do it unnoticed.',
  export: 'Your export',
  exportText: 'When the archive you asked for is ready, and how long you can download it.',
  ending: 'Account deletion',
  endingText: 'When you request it, when you cancel it, and when everything is erased.',
  team: 'Your team',
  teamText:
    'When someone joins or leaves your business, when your own role changes, and when a business is closed.',
  customers: 'Customers, offers and stock',
  customersText:
    'No emails about these yet. When there are, their switches will appear here. You get no advertising in the meantime.',
  notYet: 'Not yet',

  // Beside it: where it goes.
  whereTitle: 'Where',
  whereMail: 'Email, right away. <link>Change in Security</link>',
  list: 'Your list',
  listText: 'Everything also appears in <link>Notifications</link>.',
});
