import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Where a person says what the resume should be, or what should change in it.
  askFirst: 'What should this resume do?',
  askFirstExample: 'A one-page resume for operations coordinator roles. Lead with dispatch and routing.',
  askNext: 'What should change, or what is the next one for?',
  askNextHint:
    'For example “shorter”, “in French”, “make it for a night dispatcher role in Toronto”, “leave out the diploma”, or a fact I should add.',
  nothingKnown: 'I know nothing about you yet: say who you are and what you did.',
  known:
    '{count, plural, one {Uses what I know about you: # fact.} other {Uses what I know about you: # facts.}}',
  generate: 'Generate My Resume',

  // Written into the prompt after an analysis; its suggestions follow, if there are any.
  improve: 'Improve my resume. Keep everything that is true, and invent nothing.',
  improveWithAdvice:
    'Improve my resume. Keep everything that is true, invent nothing, and follow this advice:',

  // While a resume is made, and what came of it.
  gathering: 'Gathering what I know about you',
  writing: 'Writing, and checking every line against your facts',
  generationCancelled: 'Cancelled. Your prompt is still here.',
  generationEmpty: 'AI returned an empty resume.',
  generationFailed: 'Generation failed due to a server error.',

  // While a file is judged, and what came of it.
  sending: 'Sending your file',
  reading: 'Reading the pages',
  understanding: 'Finding out what each line says',
  judging: 'Judging what an employer would see',
  analysisCancelled: 'Cancelled. Your file is still chosen.',
  analysisFailed: 'Analysis failed due to a server error.',
  nothingToJudge:
    'That archive holds no CV to judge. Let me keep it as what I know about you, and I take what it says.',
  taken:
    '{count, plural, one {I took # fact from your LinkedIn export into what I know about you. It is no CV, so there is nothing to judge.} other {I took # facts from your LinkedIn export into what I know about you. It is no CV, so there is nothing to judge.}}',

  // Why either failed.
  signIn: 'Please log in to generate a resume.',
  unexpected: "Server returned an unexpected error. Check the browser's Network tab for details.",
  notAnswered: 'The server did not answer. Nothing you gave me is lost; try again.',

  // The resume that was made.
  yourResume: 'Your resume',
  preview: 'Resume preview',
  openEditor: 'Open editor',
  writtenFrom: '{count, plural, one {Written from # fact.} other {Written from # facts.}}',
  nothingInvented:
    'Nothing on it is invented: choose a line to see its source, by click, touch, or the arrow keys and Enter.',
  missingTitle: 'What I need to know to make it complete',
  missingHint: 'Answer in the prompt, in your own words; I add it.',

  // How it looks. Each template has a name, and says whom it is for.
  template: 'Template',
  plain: 'Plain',
  plainFor: 'For online forms: one column and plain print, easy for software to read.',
  classic: 'Classic',
  classicFor: 'For law, finance, teaching and public service.',
  compact: 'Compact',
  compactFor: 'For long careers: more on each page.',
  credentials: 'Credentials',
  credentialsFor: 'For trades and care: licences and skills come first.',
  graduate: 'Graduate',
  graduateFor: 'For a first job: education and projects come first.',
  timeline: 'Timeline',
  timelineFor: 'For steady careers: the dates stand in a column.',
  editorial: 'Editorial',
  editorialFor: 'For offices, writing and design.',
  sidebar: 'Sidebar',
  sidebarFor: 'For people you write to yourself: two columns.',
  paper: 'Paper',
  letter: 'Letter',
  a4: 'A4',
  language: 'Language',
  english: 'English',
  french: 'French',
});
