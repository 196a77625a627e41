import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a business hears of by mail.
  title: 'What you hear of',
  alwaysOn: 'Always on',
  signIns: 'Sign-ins and changes of how you log in',
  signInsText:
    'A device I do not know, another password or address, a passkey, Google or LinkedIn: so that nobody does it unseen.',
  export: 'Your export',
  exportText: 'When the archive you asked for is ready, and until when you can fetch it.',
  ending: 'The end of your account',
  endingText: 'When you ask for it, when you take it back, and when everything is erased.',
  customers: 'Customers, offers and stock',
  customersText:
    'Nothing is sent about them: LocalBiz AI and AI Store are being built. Their switches come here with them, and I mail no advertising meanwhile.',
  notYet: 'Not yet',

  // Beside it: where it goes.
  whereTitle: 'Where',
  whereMail: 'E-mail, at once. <link>Change in Security</link>',
  list: 'Your list',
  listText: 'What happened also stands in <link>Notifications</link>.',
});
