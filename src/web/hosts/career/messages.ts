import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What the overview's place says until the program knows who is there.
  openingOverview: 'Opening your dashboard. Nothing is sent without your yes.',

  // The tabs of the settings.
  integrations: 'Integrations',
  notifications: 'Notifications',
  dangerZone: 'Danger Zone',

  // At the foot of the sidebar: what the agent does.
  noCampaign: 'It starts with your first campaign',
  allPaused: 'Every campaign is paused',
  nothingDue: 'Nothing more is due at present',
  beingPrepared: 'The next application is being prepared',
  nextToday: 'Next application at {time}',
  nextOnDay: 'Next application {day} at {time}',

  // On a notification of the browser.
  news: 'News about your applications',
  newsText: 'Open Legwork to read it.',
  readAndApprove: 'Read and approve',
  read: 'Read',
  skip: 'Skip',

  // On the one that follows when Skip was pressed on it.
  skipped: 'Skipped: {job}',
  notSkipped: 'Not skipped: {job}',
  nothingSent: 'Nothing was sent.',
  skipRefused: 'It could not be skipped. Open it.',
  skipOnPage: 'It can only be skipped on its page. Open it.',
  skipUnreachable: 'I could not reach the server, so nothing was skipped. Nothing is sent either.',
});
