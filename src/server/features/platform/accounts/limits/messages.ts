import { catalogue } from '#localization/catalogue.ts';

/** Refusals of what was done too often. `wait` is one of the last four, as it stands after "in". */
export const text = catalogue('limits', {
  signIns: 'Too many attempts to sign in. Try again in {wait}, or set a new password.',
  signInsInAll: 'Too many attempts to sign in. Set a new password with the code we mail you.',
  trailChecks: 'The trail was just checked a few times. Check it again in {wait}.',
  codes: 'Too many codes were asked for. Ask for another in {wait}.',
  codePause: 'A code was asked for less than a minute ago. Ask for another in {wait}.',
  codeGuesses: 'Too many wrong codes came from here. Try again in {wait}.',
  registrations: 'Too many accounts were created from here. Try again in {wait}.',
  messages: 'Too many messages came from here. Send yours again in {wait}.',
  messagesInAll: 'We got more messages today than we can read. Send yours again in {wait}.',
  resumeLinks: 'Too many resumes were asked for from here. Try again in {wait}.',
  generations: 'You made 30 resumes within an hour. Make the next one in {wait}.',
  resumeExports: 'You downloaded 60 files within an hour. Download the next one in {wait}.',
  lookUps: 'You looked up 60 postings within an hour. Look up the next one in {wait}.',
  mailboxChecks: 'Your mailbox was checked 20 times within an hour. Check it again in {wait}.',

  seconds: '{count, plural, one {# second} other {# seconds}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
});
