import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a file of customers says of consent.
  saidTitle: 'What it says of consent',
  channel: '{channel, select, email {Email} other {Text message}}',
  said: `{standing, select,
    proven {Said yes, with the day}
    unproven {Said yes, without a day}
    implied {Bought within two years}
    other {Said no}
  }`,
  othersUnknown:
    'A yes without a day proves nothing, so I don’t write on it. Whoever isn’t counted here said nothing, and nothing is no consent. A no stays a no, whatever a later file says.',
  listOfStops:
    'This is a list of people who unsubscribed. I make no customers of them; I only remember never to write to them.',

  // What I noticed.
  newPeople:
    '<b>{count, plural, one {# new customer} other {# new customers}}.</b> Nothing of theirs was here before.',
  changedPeople:
    '<b>{count, plural, one {# customer} other {# customers}} I know already.</b> The file adds something about them.',
  reached: '<b>{email, number} with an email address,</b> {phone, number} with a phone number.',
  merged:
    '<b>{count, plural, one {# row} other {# rows}}</b> about somebody who is in the file already: the same address or number.',
  shared:
    '<b>{count, plural, one {# phone number} other {# phone numbers}}</b> shared by people with different addresses. They stay two people, and the number stays with the first.',
  stoppedBefore:
    '<b>{count, plural, one {# person} other {# people}} said stop before.</b> That stands, whatever this file says.',
  dropped:
    '<b>Left at the door:</b> birthdays, street addresses, notes and whatever else nothing here needs.',
});
