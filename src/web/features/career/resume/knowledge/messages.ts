import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Everything that is known, by section.
  title: 'What I know about you',
  loading: 'Loading what I know about you',
  loadFailed: 'I could not load what I know about you.',
  signIn: 'Please log in to generate a resume.',
  emptyTitle: 'I know nothing about you yet',
  empty:
    'Upload your resume, or say in the prompt who you are and what you did. Here you will see each fact, with the line it stands on.',
  facts: '{count, plural, one {# fact, each with its source} other {# facts, each with its source}}',
  you: 'You',
  experience: 'Experience',
  education: 'Education',
  volunteering: 'Volunteering',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
  projects: 'Projects',
  awards: 'Awards',

  // Where a fact comes from, and how long something lasted.
  onLine: 'CV, line {line}',
  saidByYou: 'You said so',
  saidByYouIn: 'You said so, {where}',
  since: 'since {start}',
  span: '{start} to {end}',

  // The file that was read last.
  lastKept:
    'Last kept: <name>{file}</name>, {moment}. What you told me yourself stays when a new file takes its place. <link>See what I read, on its page</link>',

  // The lines of it that became no fact.
  unused: '{count, plural, one {One line I did not use} other {# lines I did not use}}',
  unusedMeans:
    'I could not tell what they say about you, so I never send them. <link>Tell me what they are</link>',
  unusedLine: 'line {line}',
});
