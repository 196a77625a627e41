import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a person is notified about.
  title: 'What you’re notified about',
  loadFailed: 'Couldn’t load your notification settings.',
  signInFirst: 'Please log in to view your settings.',
  loading: 'Loading your notification settings',
  nothingChanged: 'The server didn’t respond. Nothing was changed. Try again.',
  summary: 'Weekly summary',
  summaryAbout:
    'Mondays at 8 a.m.: what I sent, who replied, and one tip based on your numbers. Skipped when too little happened.',
  interviews: 'New interview requests',
  offers: 'New job offers',
  employerWrites: 'As soon as an employer writes, or after your quiet hours.',
  reminders: 'Reminders',
  remindersAbout:
    'A day before an application waiting for you expires, and when nobody has replied for ten days.',
  mail: 'Email as well',
  mailAbout: 'If you don’t open a push notification within an hour, you also get it by email.',
  approvals: 'Approval requests',
  approvalsAbout:
    'You can’t turn these off while a campaign is active. Nothing is sent without your approval.',
  alwaysOn: 'Always on',

  // Where they are notified.
  ways: 'Where you’re notified',
  waysAbout: 'Your devices, your email address and your quiet hours.',
  pushNotReached: 'Push, not delivered yet.',
  pushReached: 'Push, last delivered {moment}.',
  sendTest: 'Send a test',
  testDelivered: 'Sent. It should appear on that device within seconds.',
  testGone: 'That device no longer accepts notifications, so I removed it from the list.',
  testUnreachable: 'Couldn’t reach that device. Try again later.',
  remove: 'Remove',
  mailOff:
    'Email is off. You still get emails about your account, and about what’s waiting for you when no device can notify you.',
  mailUnopened: 'Email, if a push isn’t opened within an hour.',
  mailAtOnce: 'Email, right away.',
  quietNone: 'None.',
  quietBetween: '{from} to {until}, {place} time.',
  change: 'Change',
  timeZone: 'Time zone',
  timeZoneIs: '{place}. <profile>Change in Profile Edit</profile>',

  // The hours without messages.
  quietTitle: 'Quiet hours',
  quietAbout:
    'Notifications wait until quiet hours end. Nothing is lost, and your list shows them right away.',
  quietOn: 'Keep my devices quiet',
  quietFrom: 'From',
  quietUntil: 'Until',
  quietSame: 'Choose two different times for your quiet hours.',
  quietSave: 'Save quiet hours',
});
