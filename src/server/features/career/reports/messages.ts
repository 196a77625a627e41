import { catalogue } from '#localization/catalogue.ts';

/** The weekly summary, and the report as a document for the person. */
export const text = catalogue('reports', {
  nothingYet: 'There is nothing to report yet.',

  // The weekly summary.
  digestSubject:
    'Your week: {sent, plural, one {# application} other {# applications}} sent, {answers, plural, one {# answer} other {# answers}}',
  digestWeek:
    'From {from} to {until} I sent {sent, plural, one {# application} other {# applications}}. {answers, plural, one {# employer} other {# employers}} answered, and {interviews, plural, one {# interview} other {# interviews}} came of it.',
  digestSinceBegin:
    'Since you began: {applied, plural, one {# application} other {# applications}}, {interviews, plural, one {# interview} other {# interviews}}, {offers, plural, one {# offer} other {# offers}}.',
  digestNext: 'What is next:',
  digestWaiting:
    '{count, plural, one {# application waits for your decision:} other {# applications wait for your decision:}}',
  digestToFinish:
    '{count, plural, one {# job is prepared for you to finish and send yourself:} other {# jobs are prepared for you to finish and send yourself:}}',
  digestNoCampaign: 'No campaign is active, so I look for nothing new:',
  digestTip: 'What your own numbers say: {tip}',
  digestReport: 'Every figure is in your report:',
  digestStop: 'To stop this weekly summary, open this link; you need not sign in:',

  // The report.
  reportTitle: 'Application Report of {name}',
  reportJob: '{title}, {company}',
  reportOffer: 'Offer',
  reportInterview: 'Interview',
  reportInterviewSince: 'Interview, since {day}',
  reportMore:
    '{count, plural, one {# more is listed in the app, with the evidence.} other {# more are listed in the app, with the evidence.}}',
  reportMade: 'Made on {moment}, {place} time. Replies up to that minute are counted.',
});
