import { catalogue } from '#localization/catalogue.ts';

/** Refusals of what was done too often. `wait` is one of the last four, as it stands after "in". */
export const text = catalogue('limits', {
  signIns: 'Too many login attempts. Try again in {wait}, or set a new password.',
  signInsInAll: 'Too many login attempts. Set a new password with a code we email you.',
  trailChecks: 'You just checked the activity log a few times. Check it again in {wait}.',
  codes: 'Too many codes requested. Request another in {wait}.',
  codePause: 'A code was requested less than a minute ago. Request another in {wait}.',
  codeGuesses: 'Too many wrong codes from your network. Try again in {wait}.',
  registrations: 'Too many accounts created from your network. Try again in {wait}.',
  messages: 'Too many messages from your network. Send yours again in {wait}.',
  messagesInAll: 'We got more messages today than we can read. Send yours again in {wait}.',
  resumeLinks: 'Too many resumes requested from your network. Try again in {wait}.',
  generations: 'You made 30 resumes in an hour. Make the next one in {wait}.',
  resumeExports: 'You downloaded 60 files in an hour. Download the next one in {wait}.',
  lookUps: 'You looked up 60 jobs in an hour. Look up the next one in {wait}.',
  mailboxChecks: 'Your mailbox was checked 20 times in an hour. Check it again in {wait}.',

  seconds: '{count, plural, one {# second} other {# seconds}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
});
