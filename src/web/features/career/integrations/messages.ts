import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The cards of what can be connected.
  title: 'Integrations',
  loading: 'Loading your integrations',
  loadFailed: 'Couldn’t load your integrations.',
  loadNeedsLogin: 'Please log in to view your settings.',

  // One channel that jobs come in by: what connecting it does, its state, its button and its figures.
  linkedInText:
    'Forward its job alerts to your application address. I prepare an application for each job that fits, with a link to the job. You apply there yourself. You can also import your profile from LinkedIn’s data export.',
  indeedText:
    'Forward its job alerts to your application address. I prepare an application for each job that fits, with a link to the job. You apply there yourself.',
  googleJobsText:
    'Paste a link to an employer’s careers page in the Job Tracker. I read what the page publishes for search engines and prepare the application. You apply there yourself.',
  // Also names the day on which it was connected.
  connected: 'Connected',
  notConnected: 'Not connected',
  connect: 'Connect',
  connectNamed: 'Connect {name}',
  disconnect: 'Disconnect',
  disconnectNamed: 'Disconnect {name}',
  jobsRead: 'Jobs read',
  prepared: 'Prepared for you',

  // Toasts and notes after a change.
  nowConnected: '{name} is connected.',
  nowDisconnected: '{name} is disconnected.',
  nothingChanged: 'The server didn’t respond. Nothing was changed. Try again.',

  // The profile from LinkedIn's own export.
  export: 'LinkedIn data export',
  importProfile: 'Import your profile',
  importNewer: 'Import newer export',
  importing: 'Reading...',
  forgetProfile: 'Remove import',
  whereToGetExport: 'Get the .zip from LinkedIn: Settings, Data privacy, Get a copy of your data.',
  factsFromExport:
    '{facts, plural, one {# fact from your export of {day} is used along with your resume.} other {# facts from your export of {day} are used along with your resume.}}',

  // What the sources of postings come to, with the way to each of them.
  sources: 'Sources',
  noSources: 'I’m not checking any sources for you right now.',
  openJobs:
    '{jobs, plural, one {# open job} other {# open jobs}} at {employers, plural, one {# employer} other {# employers}}. {silent, plural, =0 {All responded at the last check.} =1 {One didn’t respond at the last check.} other {# didn’t respond at the last check.}}',
  seeSources: 'View all sources',

  // Beside the cards: what connecting means.
  meaningTitle: 'What connecting means',
  meaning:
    'I only use what a site permits. Where a site doesn’t allow automation, I stop one step earlier and you send it.',
  forwardTo: 'Forward job alerts to <address>{to}</address>',
  onePassword: 'The only password I ever ask for is for a mailbox you connect.',
  disconnecting:
    'When you disconnect, I stop reading right away. What you already sent stays in your <tracker>tracker</tracker>.',
  withoutConnection:
    '{employers, plural, =0 {I haven’t checked any employers on public boards yet.} one {# employer on a public board needs no connection.} other {# employers on public boards need no connection.}}',
});
