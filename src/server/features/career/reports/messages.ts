import { catalogue } from '#localization/catalogue.ts';

/** The weekly summary, and the report as a document for the person. */
export const text = catalogue('reports', {
  nothingYet: 'There is nothing to report yet.',

  // The weekly summary.
  digestSubject:
    'Your week: {sent, plural, one {# application} other {# applications}} sent, {answers, plural, one {# reply} other {# replies}}',
  digestWeek:
    'From {from, date, weekday} to {until, date, weekday} I sent {sent, plural, one {# application} other {# applications}}. {answers, plural, one {# employer} other {# employers}} replied, and that led to {interviews, plural, one {# interview} other {# interviews}}.',
  digestSinceBegin:
    'Since you started: {applied, plural, one {# application} other {# applications}}, {interviews, plural, one {# interview} other {# interviews}}, {offers, plural, one {# offer} other {# offers}}.',
  digestNext: 'Next steps:',
  digestWaiting:
    '{count, plural, one {# application is waiting for you:} other {# applications are waiting for you:}}',
  digestToFinish:
    '{count, plural, one {# job is ready for you to finish and send:} other {# jobs are ready for you to finish and send:}}',
  digestNoCampaign: 'No campaign is active, so I’m not looking for new jobs:',
  digestTip: 'From your own numbers: {tip}',
  digestReport: 'See all the figures in your report:',
  digestStop: 'To stop this weekly summary, open this link. You don’t need to log in:',

  // The report.
  reportTitle: 'Application Report: {name}',
  reportMasthead: 'Application Report, {period}',
  reportApproved: '{name}. Everything was approved before it was sent.',
  reportFunnel: 'From sent to offer',
  reportCount: 'Count',
  reportStage: 'Stage',
  reportOfWhich: 'Rate',
  reportInsights: 'Insights',
  reportNotEnough: 'Not enough data yet.',
  reportWeekly: 'Weekly volume',
  reportWeek: 'Week',
  reportSent: 'Sent',
  reportInterviews: 'Interviews',
  reportCampaigns: 'Top campaigns',
  reportNoCampaigns: 'No campaign data yet.',
  reportCampaign: 'Campaign',
  reportSentToInterview: 'Sent to interview',
  reportTalks: 'Interviews and offers',
  reportTalk: 'Job',
  reportMatch: 'Match',
  reportStanding: 'Status',
  reportJob: '{title}, {company}',
  reportSentOn: '{day, date, short}',
  reportOffer: 'Offer',
  reportInterview: 'Interview',
  reportInterviewSince: 'Interviewing since {day, date, short}',
  reportMore:
    '{count, plural, one {# more is in the app, with its confirmation.} other {# more are in the app, with their confirmations.}}',
  reportPage: '{page} of {pages}',
  reportMade: 'Created {moment, date, moment}, {place} time. Includes replies up to then.',
});
