import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The list of what happened.
  title: 'Notifications',
  leadEmpty: 'What happened while you were away.',
  leadRead: 'You have read everything.',
  leadUnread: '{count, number} not read yet.',
  loadFailed: 'I could not load your notifications.',
  signInFirst: 'Please log in to view your notifications.',
  loading: 'Loading your notifications',
  markRead: 'Mark all as read',
  markReadFailed: 'The server did not answer. They stay unread; try again.',
  isNew: 'New',

  // What of the list is shown, and what stands there when that is nothing.
  filter: 'Which notifications',
  filterAll: 'All',
  filterUnread: 'Not read',
  filterAsks: 'Your move',
  emptyAllTitle: 'Nothing has happened yet',
  emptyAll: 'When something waits for you, was sent or was answered, it stands here.',
  emptyUnreadTitle: 'You have read everything',
  emptyUnread: 'What comes next stands here until you have read it.',
  emptyAsksTitle: 'Nothing asks for you',
  emptyAsks: 'What waits for your word stands here.',

  // Notifications on the device at hand.
  device: 'Notifications on this device',
  deviceOnTitle: 'Notifications are on',
  deviceOfferTitle: 'Decide from your lock screen',
  deviceOn: 'This device is asked. Each message has Read and approve, and Skip; nothing is sent by itself.',
  deviceOff:
    'I can ask you on this device the moment an application is ready: one message for each, with Read and approve and Skip. Your browser asks for permission first.',
  deviceDenied:
    'This browser was told not to show notifications from Legwork. Allow them in the settings of this site; until then I ask here and by e-mail.',
  deviceUnsupported: 'This browser can show no notifications. I ask here and by e-mail.',
  deviceNeedsInstall:
    'Add Legwork to your home screen first (Share, then Add to Home Screen) and open it from there. Then I can ask you here.',
  deviceFailed: 'Notifications could not be switched here. Try again, or use another browser.',
  turnOn: 'Turn on notifications',
  turningOn: 'Switching on...',
  turnOff: 'Turn off on this device',
  turningOff: 'Switching off...',
  notNow: 'Not now',

  // The page of the link that ends the weekly summary.
  summary: 'Weekly summary',
  summaryHeadline: 'You choose what you hear of.',
  summaryAbout:
    'What waits for your decision and what touches your account always reach you; everything else is up to you.',
  summaryNoAnswer: 'The server did not answer. Open the link again in a moment.',
  summaryEndingTitle: 'One moment',
  summaryEnding: 'I am turning the weekly summary off.',
  summaryOffTitle: 'The weekly summary is off',
  summaryOff: 'I send you no summary any more. What waits for your decision still reaches you.',
  summaryResume: 'Turn it on again',
  summaryOnTitle: 'You get it again',
  summaryOn: 'The next weekly summary comes on Monday.',
});
