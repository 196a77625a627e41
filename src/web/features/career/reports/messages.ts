import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The Application Report.
  title: 'Application Report',
  download: 'Download PDF Report',
  downloadFailed: 'Couldn’t download the report. Try again.',
  loading: 'Loading your report',
  loadFailed: 'Could not load report data.',
  signIn: 'Please log in to view your performance report.',
  notEnough: 'Not enough data yet.',

  // In its place before the first application.
  emptyTitle: 'No Report Data Yet',
  emptyText:
    'Your report shows what was sent for you and what came back. It starts with the first application you approve.',
  toAutoApply: 'Go to Auto Apply',

  // From sent to offer, as rows of footfalls with their legend.
  funnel: 'From sent to offer',
  myStep: 'my step',
  theirStep: 'employer’s step',
  footfall: 'each footprint is one application',

  // What the numbers say; each insight has a sign with a name.
  insights: 'What the numbers show',
  insightCount: '{count, plural, one {# insight} other {# insights}}',
  worksWell: 'Works well',
  worthKnowing: 'Worth knowing',

  // How each campaign did.
  campaigns: 'Top campaigns',
  campaignFigure: 'led to an interview',
  noCampaigns: 'No campaign data yet.',

  // Week by week, as columns and as a table.
  weekly: 'Weekly volume',
  sentCount: '{sent, number} sent',
  weeklyBars: 'Applications sent by week',
  asTable: 'View as a table',
  week: 'Week',
  sent: 'Sent',
  interviews: 'Interviews',
});
