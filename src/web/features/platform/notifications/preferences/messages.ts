import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a person hears of.
  title: 'What you hear of',
  loadFailed: 'I could not load your choices.',
  signInFirst: 'Please log in to view your settings.',
  loading: 'Loading your choices',
  nothingChanged: 'The server did not answer. Nothing was changed; try again.',
  summary: 'Weekly summary',
  summaryAbout:
    'Mondays at 8:00: what I sent, who answered, one tip your own numbers support. Silent when too little happened.',
  interviews: 'New interview requests',
  offers: 'New job offers',
  employerWrites: 'As soon as an employer writes, after your quiet hours.',
  reminders: 'Reminders',
  remindersAbout:
    'A day before an application that waits for you would expire, and when nobody has answered for ten days.',
  mail: 'E-mail as well',
  mailAbout: 'What I push also comes by e-mail when you have not opened it within an hour.',
  approvals: 'Approvals always reach you',
  approvalsAbout: "They can't be switched off while a campaign is active. Nothing is sent without them.",
  alwaysOn: 'Always on',

  // Where they hear of it.
  ways: 'Where',
  waysAbout: 'Your devices, your e-mail address and your quiet hours.',
  pushNotReached: 'Push, not reached yet.',
  pushReached: 'Push, last reached {moment}.',
  sendTest: 'Send a test',
  testDelivered: 'Sent. It should show on that device within seconds.',
  testGone: 'That device takes no messages any more, so I took it off the list.',
  testUnreachable: 'That device could not be reached just now. Try again later.',
  remove: 'Remove',
  mailOff:
    'E-mail is off. What touches your account is still mailed, and what waits for you when no device is there to ask you.',
  mailUnopened: 'E-mail, when a push is not opened in an hour.',
  mailAtOnce: 'E-mail, at once.',
  quietNone: 'None.',
  quietBetween: '{from} to {until}, {place} time.',
  change: 'Change',
  timeZone: 'Time zone',
  timeZoneIs: '{place}. <profile>Change in Profile Edit</profile>',

  // The hours without messages.
  quietTitle: 'Quiet hours',
  quietAbout:
    'What comes meanwhile waits and reaches you when they end. Nothing is lost, and your list shows it at once.',
  quietOn: 'Keep my devices quiet',
  quietFrom: 'From',
  quietUntil: 'Until',
  quietSame: 'Choose two different times for your quiet hours.',
  quietSave: 'Save quiet hours',
});
