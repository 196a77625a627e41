import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Where a person says what the resume should be, or what should change in it.
  askFirst: 'What is this resume for?',
  askFirstExample: 'A one-page resume for operations coordinator roles. Lead with dispatch and routing.',
  askNext: 'What should change? Or what’s the next resume for?',
  askNextHint:
    'For example “shorter”, “in French”, “make it for a night dispatcher role in Toronto”, “leave out the diploma”, or a fact to add.',
  nothingKnown: 'Your profile has no facts yet. Say who you are and what you’ve done.',
  known: '{count, plural, one {Uses # fact from your profile.} other {Uses # facts from your profile.}}',
  generate: 'Generate My Resume',

  // Written into the prompt after an analysis; its suggestions follow, if there are any.
  improve: 'Improve my resume. Keep everything that is true, and invent nothing.',
  improveWithAdvice:
    'Improve my resume. Keep everything that is true, invent nothing, and follow this advice:',

  // While a resume is made, and what came of it.
  gathering: 'Gathering the facts from your profile',
  writing: 'Writing, and checking every line against your profile',
  generationCancelled: 'Cancelled. Your prompt is still here.',
  generationEmpty: 'AI returned an empty resume.',
  generationFailed: 'Generation failed due to a server error.',

  // While a file is judged, and what came of it.
  sending: 'Sending your file',
  reading: 'Reading the pages',
  understanding: 'Understanding each line',
  judging: 'Scoring what an employer would see',
  analysisCancelled: 'Cancelled. Your file is still selected.',
  analysisFailed: 'Analysis failed due to a server error.',
  nothingToJudge:
    'This archive has no resume to analyze. To use what it contains, select “Use this as my main resume”.',
  taken:
    '{count, plural, one {I added # fact from your LinkedIn export to your profile. It isn’t a resume, so there’s nothing to analyze.} other {I added # facts from your LinkedIn export to your profile. It isn’t a resume, so there’s nothing to analyze.}}',

  // Why either failed.
  signIn: 'Please log in to generate a resume.',
  unexpected: "Server returned an unexpected error. Check the browser's Network tab for details.",
  notAnswered: 'The server didn’t respond. Nothing you entered is lost. Try again.',

  // The resume that was made.
  yourResume: 'Your resume',
  preview: 'Resume preview',
  openEditor: 'Open editor',
  writtenFrom: '{count, plural, one {Written from # fact.} other {Written from # facts.}}',
  nothingInvented:
    'Nothing in it is invented. To see a line’s source, click or tap it, or use the arrow keys and Enter.',
  missingTitle: 'What’s still missing',
  missingHint: 'Answer in the prompt, in your own words, and I’ll add it.',

  // How it looks. Each template has a name, and says whom it is for.
  template: 'Template',
  plain: 'Plain',
  plainFor: 'For online forms: one column, plain text, easy for software to read.',
  classic: 'Classic',
  classicFor: 'For law, finance, teaching and public service.',
  compact: 'Compact',
  compactFor: 'For long careers: more on each page.',
  credentials: 'Credentials',
  credentialsFor: 'For trades and care: licences and skills come first.',
  graduate: 'Graduate',
  graduateFor: 'For a first job: education and projects come first.',
  timeline: 'Timeline',
  timelineFor: 'For steady careers: dates in their own column.',
  editorial: 'Editorial',
  editorialFor: 'For office, writing and design jobs.',
  sidebar: 'Sidebar',
  sidebarFor: 'For resumes you send to people yourself: two columns.',
  paper: 'Paper',
  letter: 'Letter',
  a4: 'A4',
  language: 'Language',
  english: 'English',
  french: 'French',
});
