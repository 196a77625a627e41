import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a file of customers says of consent.
  saidTitle: 'Consent in this file',
  channel: '{channel, select, email {Email} other {Text message}}',
  said: `{standing, select,
    proven {Opted in, date known}
    unproven {Opted in, no date}
    implied {Bought within two years}
    other {Opted out}
  }`,
  othersUnknown:
    'An opt-in without a date doesn’t prove consent, so I don’t use it. Anyone not counted here has no consent on file. An opt-out stays, even if a later file says otherwise.',
  listOfStops:
    'This is a list of people who unsubscribed. I don’t add them as customers. I only remember never to message them.',

  // What I noticed.
  newPeople:
    '<b>{count, plural, one {# new customer} other {# new customers}}.</b> They weren’t in your data before.',
  changedPeople:
    '<b>{count, plural, one {# customer} other {# customers}} I know already.</b> The file adds something about them.',
  reached: '<b>{email, number} with an email address,</b> {phone, number} with a phone number.',
  merged:
    '<b>{count, plural, one {# row} other {# rows}}</b> about someone already in the file, with the same address or number.',
  shared:
    '<b>{count, plural, one {# phone number} other {# phone numbers}}</b> shared by people with different email addresses. I keep them apart; the number stays with the first.',
  stoppedBefore:
    '<b>{count, plural, one {# person} other {# people}} opted out before.</b> That stays, whatever this file says.',
  dropped: '<b>Not imported:</b> birthdays, street addresses, notes and anything else not needed here.',
});
