import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What the overview's place says until the program knows who is there.
  openingOverview: 'Opening your dashboard. Nothing is sent without your approval.',

  // The tabs of the settings.
  integrations: 'Integrations',
  notifications: 'Notifications',
  dangerZone: 'Danger Zone',

  // At the foot of the sidebar: what the agent does.
  noCampaign: 'Starts with your first campaign',
  allPaused: 'All campaigns are paused',
  nothingDue: 'Nothing else is planned right now',
  beingPrepared: 'The next application is being prepared',
  nextToday: 'Next application at {time}',
  nextOnDay: 'Next application on {day} at {time}',

  // On a notification of the browser.
  news: 'News about your applications',
  newsText: 'Open Legwork to read it.',
  readAndApprove: 'Read and approve',
  read: 'Read',
  skip: 'Skip',

  // On the one that follows when Skip was selected on it.
  skipped: 'Skipped: {job}',
  notSkipped: 'Not skipped: {job}',
  nothingSent: 'Nothing was sent.',
  skipRefused: 'Couldn’t skip it. Open it to try again.',
  skipOnPage: 'You can only skip it on its page. Open it.',
  skipUnreachable: 'Couldn’t reach the server. Nothing was skipped or sent.',
});
