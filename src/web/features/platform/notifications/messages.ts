import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The list of what happened.
  title: 'Notifications',
  leadEmpty: 'What happened while you were away.',
  leadRead: 'You’re all caught up.',
  leadUnread: '{count, number} unread.',
  loadFailed: 'Couldn’t load your notifications.',
  signInFirst: 'Please log in to view your notifications.',
  loading: 'Loading your notifications',
  markRead: 'Mark all as read',
  markReadFailed: 'The server didn’t respond. They’re still unread. Try again.',
  isNew: 'New',
  showNext: 'Show {count, number} more',

  // What of the list is shown, and what stands there when that is nothing.
  filter: 'Which notifications',
  filterAll: 'All',
  filterUnread: 'Unread',
  filterAsks: 'Waiting for you',
  emptyAllTitle: 'Nothing has happened yet',
  emptyAll: 'You’ll see here what’s waiting for you, what was sent and who replied.',
  emptyUnreadTitle: 'You’re all caught up',
  emptyUnread: 'New notifications stay here until you’ve read them.',
  emptyAsksTitle: 'Nothing is waiting for you',
  emptyAsks: 'Anything that needs your decision appears here.',

  // Notifications on the device at hand.
  device: 'Notifications on this device',
  deviceOnTitle: 'Notifications are on',
  deviceOfferTitle: 'Decide from your lock screen',
  deviceOn:
    'You get one notification per application on this device, with “Read and approve” and “Skip”. Nothing is sent automatically.',
  deviceOff:
    'I can ask you on this device as soon as an application is ready: one notification per application, with “Read and approve” and “Skip”. Your browser asks for permission first.',
  deviceDenied:
    'This browser blocks notifications from Legwork. Allow them in this site’s settings. Until then, I’ll ask you here and by email.',
  deviceUnsupported: 'This browser can’t show notifications. I’ll ask you here and by email.',
  deviceNeedsInstall:
    'Add Legwork to your home screen first (Share, then Add to Home Screen) and open it from there. Then I can notify you on this device.',
  deviceFailed: 'Couldn’t change notifications on this device. Try again, or use another browser.',
  turnOn: 'Turn on notifications',
  turningOn: 'Turning on...',
  turnOff: 'Turn off notifications',
  turningOff: 'Turning off...',
  notNow: 'Not now',

  // The page of the link that ends the weekly summary.
  summary: 'Weekly summary',
  summaryHeadline: 'You choose what you hear about.',
  summaryAbout:
    'Decisions waiting for you and messages about your account always reach you. Everything else is up to you.',
  summaryNoAnswer: 'The server didn’t respond. Open the link again in a moment.',
  summaryEndingTitle: 'One moment',
  summaryEnding: 'Turning off the weekly summary.',
  summaryOffTitle: 'The weekly summary is off',
  summaryOff: 'You won’t get it anymore. Decisions waiting for you still reach you.',
  summaryResume: 'Turn on again',
  summaryOnTitle: 'The weekly summary is on',
  summaryOn: 'The next weekly summary comes on Monday.',
});
