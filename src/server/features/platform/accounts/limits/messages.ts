import { catalogue } from '#localization/catalogue.ts';

/** Refusals of what was done too often. */
export const text = catalogue(
  'limits',
  {
    manySignIns:
      'Too many login attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}, or set a new password.',
    manyTrailChecks:
      'You just checked the activity log a few times. Check it again in {minutes, plural, one {# minute} other {# minutes}}.',
    manyGuesses:
      'Too many wrong codes from your network. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    manyRegistrations:
      'Too many accounts created from your network. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    manyMessages:
      'Too many messages from your network. Send yours again in {minutes, plural, one {# minute} other {# minutes}}.',
    manyResumes:
      'Too many resumes requested from your network. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    manyGenerations:
      'You made 30 resumes in an hour. Make the next one in {minutes, plural, one {# minute} other {# minutes}}.',
    manyExports:
      'You downloaded 60 files in an hour. Download the next one in {minutes, plural, one {# minute} other {# minutes}}.',
    manyLookUps:
      'You looked up 60 jobs in an hour. Look up the next one in {minutes, plural, one {# minute} other {# minutes}}.',
    manyMailboxChecks:
      'Your mailbox was checked 20 times in an hour. Check it again in {minutes, plural, one {# minute} other {# minutes}}.',
    signInsInAll: 'Too many login attempts. Set a new password with a code we email you.',
    codeJustAsked:
      'A code was requested less than a minute ago. Request another in {seconds, plural, one {# second} other {# seconds}}.',
    // Waits of up to a day.
    manyCodes: `{unit, select,
    minute {Too many codes requested. Request another in {count, plural, one {# minute} other {# minutes}}.}
    other {Too many codes requested. Request another in {count, plural, one {# hour} other {# hours}}.}
  }`,
    manyInvitations: `{unit, select,
    minute {You invited 50 people in a day. Invite the next one in {count, plural, one {# minute} other {# minutes}}.}
    other {You invited 50 people in a day. Invite the next one in {count, plural, one {# hour} other {# hours}}.}
  }`,
    manyMessagesInAll: `{unit, select,
    minute {We got more messages today than we can read. Send yours again in {count, plural, one {# minute} other {# minutes}}.}
    other {We got more messages today than we can read. Send yours again in {count, plural, one {# hour} other {# hours}}.}
  }`,
  },
  {
    signIns: 'Too many login attempts. Try again in {wait}, or set a new password.',
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
  },
);
