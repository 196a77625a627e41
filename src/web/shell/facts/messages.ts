import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The facts that a line or a claim rests on.
  title: 'Where this comes from',
  whatItIs: 'Nothing I write is invented: each statement rests on these facts.',
  loading: 'Loading the facts',
  notLoaded: 'The server did not answer, so I cannot show the facts now.',
  // `where` is one of the words below it.
  saidByYou: 'You said so on {day}: {where}',
  inOnboarding: 'onboarding',
  inProfile: 'profile',
  inPrompt: 'prompt',
  inQuestions: 'questions',
  inChecking: 'checking your CV',
  onLine: '{file}, line {line}',
  onPage: '{file}, page {page}, line {line}',
  gone: '{count, plural, one {One fact is not in your profile any more, or you said it only in a prompt.} other {# facts are not in your profile any more, or you said them only in a prompt.}} See <link>your profile</link>.',

  // What was left out of a letter or a CV, sentence by sentence.
  leftOutTitle: 'What I left out, and why',
  leftOutCount: '{count, plural, one {# sentence} other {# sentences}}',
  leftOutOfLetter: 'Left out of the letter',
  leftOutOfResume: 'Not taken over into the CV',
  reasonFor: '<b>{words}: </b>{why} {remedy}',
  ownLineStands: 'Your own line stands: <q>{line}</q>',
});
