import { catalogue } from '#localization/catalogue.ts';

/** Why a posting was taken or left, what of a person it was held against, and what would change that. */
export const text = catalogue('matching', {
  // One sentence on a match. `missing` is a list of names, `summary` and `bare` are sentences.
  otherWork: 'This is another line of work than yours.',
  nothingAsked: `{closeness, select,
    same {Your line of work; the posting lists no requirement I could read.}
    other {Close to your line of work; the posting lists no requirement I could read.}
  }`,
  fits: `{closeness, select,
    same {Your line of work: fits {have} of {total} requirements.}
    other {Close to your line of work: fits {have} of {total} requirements.}
  }`,
  fitsBut: `{closeness, select,
    same {Your line of work: fits {have} of {total} requirements; missing: {missing}.}
    other {Close to your line of work: fits {have} of {total} requirements; missing: {missing}.}
  }`,
  restsOnWishes: '{summary} {bare}',
  bare: 'This rests on what you look for alone: I know no job or study of yours with a date.',
  belowGate: '{score} is below {gate}, so I left it. {summary}',

  // Names within other sentences. `rest` is one name, or more of them said alike.
  required: '{name} (required)',
  namedWith: '{first}, {rest}',
  either: '{first} or {rest}',
  workplace: '{way, select, onsite {on-site} hybrid {hybrid} other {remote}}',
  pay: '{amount} {currency} {period, select, hour {an hour} day {a day} week {a week} month {a month} other {a year}}',
  kilometresAway: '{distance} km away',

  // What stands in the way, in one sentence. `person` is what of the person it was held against.
  asksFor: 'It asks for "{span}".',
  avoidedCompany: 'It is at {span}; you avoid {person}.',
  avoidedIndustry: 'It says of the employer: "{span}"; you avoid {person}.',
  avoidedWords: 'It says "{span}"; you avoid "{person}".',
  otherTitle: '"{span}" is not close to what you look for: {person}.',
  elsewhere: 'The work is in {span}; you are in {person}.',
  otherWorkplace: 'This is {span} work; you asked for {person} work.',
  asksForRight: 'It asks for the right to work: "{span}".',
  asksForLanguage: 'It asks for a language: "{span}". {person}.',
  asksForPaper: 'It asks for "{span}". {person}.',
  paysLess: 'It pays at most {span}; you asked for {person}.',
  otherLevel: '"{span}" is two levels away from "{person}".',
  skippedAlike: `You skipped "{title}" at {company} ("{reason}"), so I leave {leaves, select,
    company {its other postings}
    title {postings of that title}
    distance {what is as far}
    other {what pays no more}
  }.`,

  // What of the person it was held against.
  worksThere: '{company}, where you work now',
  noRight: 'Not authorised to work in {country}',
  noLanguage: 'Your profile does not name {language}',
  noPaper: 'Your profile does not name: {paper}',

  // What is asked for and what shows it, where neither is in the words of the posting or the CV.
  yearsAsked: '{years, plural, one {# year} other {# years}} of experience',
  yearsHeld: '{years, plural, one {# year} other {# years}} in related work',
  schooling: `{level, select,
    school {High school}
    diploma {Diploma or trade certificate}
    bachelor {Bachelor’s degree}
    master {Master’s degree}
    other {Doctorate}
  }`,
  languageOfCv: 'The language of the CV',

  // What the posting does not say, or the person has not told.
  placeUnsaid: 'The posting does not say where the work is.',
  homeUnsaid: 'You have not said where you are, so I could not check the distance.',
  distanceUnsure: 'Check how far {place} is from you.',
  permitUnsaid: 'The posting does not say whether it sponsors a work permit.',
  rightUntold: 'The posting asks for the right to work; you have not told me yours.',
  languageUnsaid: 'The posting asks for {language}; your profile does not say whether you speak it.',
  paperUnsaid: 'The posting asks for: {paper}. Your profile does not name it.',
  industryUnsaid:
    'The posting does not say what industry the employer is in, so I could not check it against those you avoid.',
  yearsUncounted: 'Your profile has no dated work, so I could not count your years.',
  schoolingUnsaid: 'Your profile does not say what schooling you have.',
  nothingRead: 'I could read no requirement in the posting.',

  // What would let the agent apply after all.
  wantTitle: 'If you want this kind of work, add "{title}" to this campaign\'s titles.',
  allowAvoided: `If you want such postings after all, change the {list, select, companies {companies} industries {industries} other {words}} you avoid, in this campaign or in your profile.`,
  sayRelocates: 'If you would move to {place}, say in your answers that you are willing to relocate.',
  correctRight: 'If you have the right to work there, correct it in your answers.',
  nameLanguage: 'If you speak the language it asks for ("{asked}"), name it with its level in your CV.',
  namePaper: 'If you hold what it asks for ("{asked}"), name it in your CV.',
  allowWorkplace: 'If {way} work would do after all, allow it in this campaign.',
  lowerPay: 'If you would work for {pay}, lower the least pay you asked for.',
  takeBack: 'If you want such postings after all, take this rule back.',
  wantLevel: 'If you want work at that level, make "{title}" one of this campaign\'s titles.',
  nameAbilities: 'If you can do this, say so in your CV: {abilities}.',
});
