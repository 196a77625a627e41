import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The cards of what can be connected.
  title: 'Integrations',
  loading: 'Loading your integrations',
  loadFailed: 'I could not load your integrations.',
  loadNeedsLogin: 'Please log in to view your settings.',

  // One channel that jobs come in by: what connecting it does, its state, its button and its figures.
  linkedInText:
    'Forward its job alerts to your application address. I prepare the jobs that fit and hand them over with one link; you press send there. Your profile can come from the data export LinkedIn gives you.',
  indeedText:
    'Forward its job alerts to your application address. I prepare the jobs that fit and hand them over with one link; you press send there.',
  googleJobsText:
    "Paste a link to an employer's own careers page in the Job Tracker. I read what the page publishes for search engines, prepare the application and hand it over; you press send there.",
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
  nothingChanged: 'The server did not answer. Nothing was changed; try again.',

  // The profile from LinkedIn's own export.
  export: 'LinkedIn data export',
  importProfile: 'Import your profile',
  importNewer: 'Import a newer export',
  importing: 'Reading...',
  forgetProfile: 'Take it out again',
  whereToGetExport: 'The .zip from LinkedIn, under Settings, Data privacy, Get a copy of your data.',
  factsFromExport:
    '{facts, plural, one {# fact from your export of {day} stands beside your CV.} other {# facts from your export of {day} stand beside your CV.}}',

  // What the sources of postings come to, with the way to each of them.
  sources: 'Sources',
  noSources: 'I read no board for you at the moment.',
  openJobs:
    '{jobs, plural, one {# open job} other {# open jobs}} at {employers, plural, one {# employer} other {# employers}}.',
  silentEmployers:
    '{silent, plural, =0 {Every one answered when I last read it.} =1 {One gave no answer when I last read it.} other {# gave no answer when I last read them.}}',
  seeSources: 'See how each is doing',

  // Beside the cards: what connecting means.
  meaningTitle: 'What connecting means',
  meaning:
    'I use only what a site permits. Where a site forbids automation I stop one step earlier and you send.',
  forwardTo: 'Forward job alerts to <address>{to}</address>',
  onePassword: 'The one password I ever ask for is that of a mailbox you connect, and a mailbox alone.',
  disconnecting:
    'Disconnecting stops reading at once. What you already sent stays in your <tracker>tracker</tracker>.',
  withoutConnection:
    '{employers, plural, =0 {I have not read an employer on a public board yet.} one {# employer on a public board needs no connection.} other {# employers on public boards need no connection.}}',
});
