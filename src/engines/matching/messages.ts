import { catalogue } from '#localization/catalogue.ts';

/** Why the agent applies to a job or passes on it, what in the profile it was compared with, and what would change that. */
export const text = catalogue(
  'matching',
  {
    // One sentence on a match. `missing` is a list of names, `summary` is a sentence.
    otherWork: 'This is a different line of work from yours.',
    nothingAsked: `{closeness, select,
    same {Your line of work. The job posting lists no requirements I could read.}
    other {Close to your line of work. The job posting lists no requirements I could read.}
  }`,
    fits: `{closeness, select,
    same {Your line of work. You meet {have} of {total} requirements.}
    other {Close to your line of work. You meet {have} of {total} requirements.}
  }`,
    fitsBut: `{closeness, select,
    same {Your line of work. You meet {have} of {total} requirements. Missing: {missing}.}
    other {Close to your line of work. You meet {have} of {total} requirements. Missing: {missing}.}
  }`,
    restsOnWishes:
      '{summary} This score is based only on what you’re looking for. Add a job or education entry with dates to your profile for a better one.',
    bare: 'This score is based only on what you’re looking for. Add a job or education entry with dates to your profile for a better one.',
    belowGate: 'Score {score} is under {gate}, so I passed. {summary}',

    // Names in lists and beside others.
    required: '{name} (required)',
    workplace: '{way, select, onsite {on-site} hybrid {hybrid} other {remote}}',
    payOffered: `{period, select,
    hour {{amount} an hour}
    day {{amount} a day}
    week {{amount} a week}
    month {{amount} a month}
    other {{amount} a year}
  }`,
    kilometresAway: '{distance} km away',

    // What rules a job out, in one sentence. `person` is what in the profile it was compared with.
    asksFor: 'It requires “{span}”.',
    avoidedCompany: 'It’s at {span}. You avoid {person}.',
    avoidedOwnEmployer: 'It’s at {span}. You avoid {company}, where you work now.',
    avoidedIndustry: 'The posting says “{span}” about the employer. You avoid {person}.',
    avoidedWords: 'It says “{span}”. You avoid “{person}”.',
    otherTitle: '“{span}” isn’t close to what you’re looking for: {person}.',
    elsewhere: 'The job is in {span}. You’re in {person}.',
    // `wanted` is one or two ways to work, joined by a line.
    wrongWorkplace: `{way, select,
    onsite {This is on-site work.}
    hybrid {This is hybrid work.}
    other {This is remote work.}
  } {wanted, select,
    onsite {You asked for on-site work.}
    hybrid {You asked for hybrid work.}
    remote {You asked for remote work.}
    onsite_hybrid {You asked for on-site or hybrid work.}
    onsite_remote {You asked for on-site or remote work.}
    hybrid_remote {You asked for hybrid or remote work.}
    other {You asked for something else.}
  }`,
    asksForRight: 'It requires the right to work: “{span}”.',
    asksForUnlistedLanguage: 'It requires a language: “{span}”. Your profile doesn’t list {language}.',
    asksForMoreOfLanguage: 'It requires a language: “{span}”. Your profile says “{words}”.',
    asksForUnlistedPaper: 'It requires “{span}”. Your profile doesn’t list {paper}.',
    paysTooLittle: `{period, select,
    hour {It pays at most {offered} an hour.}
    day {It pays at most {offered} a day.}
    week {It pays at most {offered} a week.}
    month {It pays at most {offered} a month.}
    other {It pays at most {offered} a year.}
  } {wanted, select,
    hour {You asked for {least} an hour.}
    day {You asked for {least} a day.}
    week {You asked for {least} a week.}
    month {You asked for {least} a month.}
    other {You asked for {least} a year.}
  }`,
    otherLevel: '“{span}” is much more senior or junior than “{person}”.',
    skippedAlike: `{leaves, select,
    company {You skipped “{title}” at {company} (“{reason}”), so I pass on its other jobs.}
    title {You skipped “{title}” at {company} (“{reason}”), so I pass on other jobs with that title.}
    distance {You skipped “{title}” at {company} (“{reason}”), so I pass on other jobs that far away.}
    other {You skipped “{title}” at {company} (“{reason}”), so I pass on other jobs with the same pay or less.}
  }`,

    // What in the profile it was compared with.
    worksThere: '{company}, where you work now',
    // `name` is what the country is called by itself.
    notAuthorized: `{country, select,
    US {Not authorized to work in the United States}
    GB {Not authorized to work in the United Kingdom}
    NL {Not authorized to work in the Netherlands}
    PH {Not authorized to work in the Philippines}
    AE {Not authorized to work in the United Arab Emirates}
    CZ {Not authorized to work in the Czech Republic}
    other {Not authorized to work in {name}}
  }`,
    noLanguage: 'Your profile doesn’t list {language}',
    noPaper: 'Your profile doesn’t list {paper}',

    // What is asked for and what shows it, where neither is in the words of the posting or the resume.
    yearsAsked: '{years, plural, one {# year} other {# years}} of experience',
    yearsHeld: '{years, plural, one {# year} other {# years}} in related work',
    schooling: `{level, select,
    school {High school}
    diploma {Diploma or trade certificate}
    bachelor {Bachelor’s degree}
    master {Master’s degree}
    other {Doctorate}
  }`,
    languageOfCv: 'The language of your resume',

    // What the posting does not say, or the person has not told.
    placeUnsaid: 'The posting doesn’t say where the job is.',
    homeUnsaid: 'You haven’t said where you live, so I couldn’t check the distance.',
    distanceUnsure: 'Check how far {place} is from you.',
    permitUnsaid: 'The posting doesn’t say whether the employer sponsors work permits.',
    rightUntold: 'The posting requires the right to work. You haven’t told me whether you have it.',
    languageUnsaid: 'The posting requires {language}. Your profile doesn’t say whether you speak it.',
    paperUnsaid: 'The posting requires {paper}. Your profile doesn’t list it.',
    industryUnsaid:
      'The posting doesn’t say what industry the employer is in, so I couldn’t check it against the ones you avoid.',
    yearsUncounted: 'Your profile has no jobs with dates, so I couldn’t count your years of experience.',
    schoolingUnsaid: 'Your profile doesn’t list your education.',
    nothingRead: 'I couldn’t find any requirements in the posting.',

    // What would let the agent apply after all.
    wantTitle: 'If you want this kind of work, add “{title}” to this campaign’s titles.',
    allowAvoided: `{list, select,
    companies {If you want jobs like this after all, change the companies you avoid, in this campaign or in your profile.}
    industries {If you want jobs like this after all, change the industries you avoid, in this campaign or in your profile.}
    other {If you want jobs like this after all, change the words you avoid, in this campaign or in your profile.}
  }`,
    sayRelocates: 'If you’d move to {place}, say in your answers that you’re willing to relocate.',
    correctRight: 'If you have the right to work there, correct it in your answers.',
    nameLanguage: 'If you speak the language it requires (“{asked}”), add it with its level to your resume.',
    namePaper: 'If you have what it requires (“{asked}”), add it to your resume.',
    acceptWorkplace: `{way, select,
    onsite {If on-site work is fine after all, allow it in this campaign.}
    hybrid {If hybrid work is fine after all, allow it in this campaign.}
    remote {If remote work is fine after all, allow it in this campaign.}
    other {If work of this kind is fine after all, allow it in this campaign.}
  }`,
    lowerLeastPay: `{period, select,
    hour {If you’d work for {pay} an hour, lower your minimum pay.}
    day {If you’d work for {pay} a day, lower your minimum pay.}
    week {If you’d work for {pay} a week, lower your minimum pay.}
    month {If you’d work for {pay} a month, lower your minimum pay.}
    year {If you’d work for {pay} a year, lower your minimum pay.}
    other {If you’d work for {pay}, lower your minimum pay.}
  }`,
    takeBack: 'If you want jobs like this after all, remove this rule.',
    wantLevel: 'If you want work at that level, add “{title}” to this campaign’s titles.',
    nameAbilities: 'If you can do this, add it to your resume: {abilities}.',
  },
  {
    namedWith: '{first}, {rest}',
    either: '{first} or {rest}',
    pay: '{currency} {amount, number} {period, select, hour {an hour} day {a day} week {a week} month {a month} other {a year}}',
    otherWorkplace: 'This is {span} work. You asked for {person} work.',
    asksForLanguage: 'It requires a language: “{span}”. {person}.',
    asksForPaper: 'It requires “{span}”. {person}.',
    paysLess: 'It pays at most {span}. You asked for {person}.',
    noRight: 'Not authorized to work in {country}',
    allowWorkplace: 'If {way} work is fine after all, allow it in this campaign.',
    lowerPay: 'If you’d work for {pay}, lower your minimum pay.',
  },
);
