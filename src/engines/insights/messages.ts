import { catalogue } from '#localization/catalogue.ts';

/** What a person's own applications show, in the report and in the tip of the day. */
export const text = catalogue('insights', {
  // Insights. `share`, `one` and `other` are the shares further below.
  offered: '{company} made you an offer for {title}.',
  invited: '{company} wants to talk with you about {title}.',
  cameOf: 'Interviews or offers came of {share}.',
  halfOnTheDay: 'Of {answers, plural, one {# answer} other {# answers}}, half came on the day of sending.',
  halfWithin:
    'Of {answers, plural, one {# answer} other {# answers}}, half came within {days, plural, one {# day} other {# days}}.',
  byScore: 'Matches of {score} and up led to interviews or offers in {one}, the others in {other}.',
  byLetter:
    'Applications with a cover letter led to interviews or offers in {one}, those without in {other}.',
  silence: 'There is no answer after three weeks or more to {share}.',

  // The tip.
  tipScore:
    'Your matches of {score} and up do better: interviews or offers in {one}, against {other} among the others.',
  tipLetter:
    'Your applications with a cover letter do better: interviews or offers in {one}, against {other} without.',
  tipWaiting:
    '{count, plural, one {# application waits} other {# applications wait}} for your decision; nothing is sent without it.',

  // Shares within other sentences; few cases are told without a percentage.
  ofApplications: '{part} of {whole} applications',
  ofManyApplications: '{part} of {whole} applications ({share, number, percent})',
  ofCases: '{part} of {whole} cases',
  ofManyCases: '{part} of {whole} cases ({share, number, percent})',

  // The report in one sentence, and its stages from sent to offer.
  lead: '{sent} sent, {interviews, plural, one {# interview} other {# interviews}}, {offers, plural, one {# offer} other {# offers}}.',
  applied: 'Applied',
  appliedWords: 'sent, none without your yes',
  viewed: 'Viewed',
  viewedWords: '{viewed} of {applied} known to be opened',
  viewedWordsUnsure: '{viewed} of {applied} known to be opened, not known for {unknown} of {applied}',
  interviews: 'Interviews',
  interviewsWords: '{interviews} of {applied} sent',
  offers: 'Offers',
  offersWords: '{offers} of {interviews, plural, one {# interview} other {# interviews}}',

  // An ISO week as a column's label.
  week: 'Wk {number}',

  // How a campaign did.
  fewFigure: '{interviews} of {sent}',
  fewWords: 'Too few to give a percentage',
  manyFigure: '{share, number, percent}',
  manyWords: '{interviews, plural, one {# interview} other {# interviews}} from {sent} sent',
});
