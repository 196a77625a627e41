import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Everything that is known, by section.
  title: 'Your profile facts',
  loading: 'Loading your profile facts',
  loadFailed: 'Couldn’t load your profile facts.',
  signIn: 'Please log in to generate a resume.',
  emptyTitle: 'No facts in your profile yet',
  empty:
    'Upload your resume, or say in the prompt who you are and what you’ve done. Each fact is listed here with the line it comes from.',
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
  onLine: 'Resume, line {line}',
  saidByYou: 'Added by you',
  saidByYouIn:
    '{place, select, onboarding {Added by you, when you set up your account} profile {Added by you, in your profile} prompt {Added by you, in a prompt} questions {Added by you, when you answered questions} checking {Added by you, when you checked your resume} other {Added by you ({where})}}',
  month: '{month, date, month}',
  since: 'Since {start, date, month}',
  span: '{start, date, month} to {end, date, month}',

  // The file that was read last.
  lastKept:
    'Main resume: <name>{file}</name>, {moment}. What you added yourself stays when you replace it. <link>See what I found in it</link>',

  // The lines of it that are not used.
  unused: '{count, plural, one {One line isn’t used} other {# lines aren’t used}}',
  unusedMeans: 'I never send a line if I can’t tell what it says about you. <link>Say what it is</link>',
  unusedLine: 'Line {line}',
});
