import { catalogue } from '#localization/catalogue.ts';

/** What a person's own applications show, in the report and in the tip of the day. */
export const text = catalogue(
  'insights',
  {
    // Insights. Few cases are told without a percentage.
    offered: '{company} made you an offer for {title}.',
    invited: '{company} wants to talk with you about {title}.',
    ledOn: `{figures, select,
    few {{part} of your {whole} applications led to an interview or offer.}
    other {{part} of your {whole} applications ({share, number, percent}) led to an interview or offer.}
  }`,
    halfOnTheDay:
      'Half of your {answers, plural, one {# reply} other {# replies}} came the day the application was sent.',
    halfWithin:
      'Half of your {answers, plural, one {# reply} other {# replies}} came within {days, plural, one {# day} other {# days}}.',
    // `yes` are cases with it that led on, `no` those without.
    scoresCompared: `{figures, select,
    few {Matches with a score of {score} or more led to interviews or offers in {yes} of {yesOf} cases, the others in {no} of {noOf} cases.}
    other {Matches with a score of {score} or more led to interviews or offers in {yes} of {yesOf} cases ({yesShare, number, percent}), the others in {no} of {noOf} cases ({noShare, number, percent}).}
  }`,
    lettersCompared: `{figures, select,
    few {Applications with a cover letter led to interviews or offers in {yes} of {yesOf} cases, those without in {no} of {noOf} cases.}
    other {Applications with a cover letter led to interviews or offers in {yes} of {yesOf} cases ({yesShare, number, percent}), those without in {no} of {noOf} cases ({noShare, number, percent}).}
  }`,
    unanswered: `{figures, select,
    few {No reply after three weeks or more: {part} of your {whole} applications.}
    other {No reply after three weeks or more: {part} of your {whole} applications ({share, number, percent}).}
  }`,

    // The tip.
    tipOfScores: `{figures, select,
    few {Your matches with a score of {score} or more do better: interviews or offers in {yes} of {yesOf} cases, compared with {no} of {noOf} cases for the rest.}
    other {Your matches with a score of {score} or more do better: interviews or offers in {yes} of {yesOf} cases ({yesShare, number, percent}), compared with {no} of {noOf} cases ({noShare, number, percent}) for the rest.}
  }`,
    tipOfLetters: `{figures, select,
    few {Your applications with a cover letter do better: interviews or offers in {yes} of {yesOf} cases, compared with {no} of {noOf} cases without.}
    other {Your applications with a cover letter do better: interviews or offers in {yes} of {yesOf} cases ({yesShare, number, percent}), compared with {no} of {noOf} cases ({noShare, number, percent}) without.}
  }`,

    // The report in one sentence, and its stages from sent to offer.
    lead: '{sent, number} sent, {interviews, plural, one {# interview} other {# interviews}}, {offers, plural, one {# offer} other {# offers}}.',
    applied: 'Applied',
    appliedWords: 'sent, none without your approval',
    viewed: 'Viewed',
    viewedWords: '{viewed, number} of {applied, number} opened',
    viewedWordsUnsure: '{viewed, number} of {applied, number} opened, {unknown, number} not known',
    interviews: 'Interviews',
    interviewsWords: '{interviews, number} of {applied, number} sent',
    offers: 'Offers',
    offersWords: '{offers, number} of {interviews, plural, one {# interview} other {# interviews}}',

    // An ISO week as a column's label.
    week: 'Wk {number}',

    // How a campaign did.
    fewFigure: '{interviews, number} of {sent, number}',
    fewWords: 'Too few for a percentage',
    manyFigure: '{share, number, percent}',
    manyWords: '{interviews, plural, one {# interview} other {# interviews}} from {sent, number} sent',
  },
  {
    tipWaiting:
      '{count, plural, one {# application is} other {# applications are}} waiting for you. Nothing is sent without your approval.',
    cameOf: '{share} led to an interview or offer.',
    byScore:
      'Matches with a score of {score} or more led to interviews or offers in {one}, the others in {other}.',
    byLetter:
      'Applications with a cover letter led to interviews or offers in {one}, those without in {other}.',
    silence: 'No reply after three weeks or more: {share}.',
    tipScore:
      'Your matches with a score of {score} or more do better: interviews or offers in {one}, compared with {other} for the rest.',
    tipLetter:
      'Your applications with a cover letter do better: interviews or offers in {one}, compared with {other} without.',
    ofApplications: '{part} of your {whole} applications',
    ofManyApplications: '{part} of your {whole} applications ({share, number, percent})',
    ofCases: '{part} of {whole} cases',
    ofManyCases: '{part} of {whole} cases ({share, number, percent})',
  },
);
