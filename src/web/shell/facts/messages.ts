import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The facts behind a line or a claim.
  title: 'Where this comes from',
  whatItIs: 'Nothing I write is made up. Each statement is based on these facts.',
  loading: 'Loading the facts',
  notLoaded: 'Couldn’t load the facts. The server didn’t respond.',
  // `where` is one of the words below it.
  saidByYou:
    '{place, select, onboarding {You said this on {day}, when you set up your account} profile {You said this on {day}, in your profile} prompt {You said this on {day}, in a prompt} questions {You said this on {day}, when you answered questions} checking {You said this on {day}, when you checked your resume} other {You said this on {day} ({where})}}',
  onLine: '{file}, line {line}',
  onPage: '{file}, page {page}, line {line}',
  gone: '{count, plural, one {One fact is no longer in your profile, or you only said it in a prompt.} other {# facts are no longer in your profile, or you only said them in a prompt.}} See <link>your profile</link>.',

  // What was left out of a letter or a resume, sentence by sentence.
  leftOutTitle: 'What I left out and why',
  leftOutCount: '{count, plural, one {# sentence} other {# sentences}}',
  leftOutOfLetter: 'Left out of the cover letter',
  leftOutOfResume: 'Left out of the resume',
  reasonFor: '<b>{words}: </b>{why} {remedy}',
  ownLineStands: 'Your own line was kept: <q>{line}</q>',
});
