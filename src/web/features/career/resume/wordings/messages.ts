import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  title: '{count, plural, one {One question about your words} other {# questions about your words}}',
  lead: 'Each answer counts for this one fact. I ask once.',
  question: 'You wrote <mark>“{said}”</mark>. May I say <mark>“{instead}”</mark>?',
  from: 'From your profile: {fact}',
  yes: 'Yes',
  no: 'No, keep my words',
  answering: 'Saving...',
  agreed: 'Saved. I may say that from now on.',
  declined: 'Saved. Your words stay, and I won’t ask again.',
  notAnswered: 'The server didn’t respond. Your answer wasn’t saved. Try again.',
});
