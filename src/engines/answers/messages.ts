import { catalogue } from '#localization/catalogue.ts';

/** The questions that a person can answer before any form asks them, and what they answered. */
export const text = catalogue(
  'answer-bank',
  {
    // The right to work. `country` is a code, or "some" while none is chosen; `name` is what it is called by itself.
    authorizedIn: `{country, select,
      some {Are you authorized to work in a country?}
      US {Are you authorized to work in the United States?}
      GB {Are you authorized to work in the United Kingdom?}
      NL {Are you authorized to work in the Netherlands?}
      other {Are you authorized to work in {name}?}
    }`,
    sponsoredIn: `{country, select,
      some {Do you need an employer to sponsor you in a country, now or in the future?}
      US {Do you need an employer to sponsor you in the United States, now or in the future?}
      GB {Do you need an employer to sponsor you in the United Kingdom, now or in the future?}
      NL {Do you need an employer to sponsor you in the Netherlands, now or in the future?}
      other {Do you need an employer to sponsor you in {name}, now or in the future?}
    }`,
    statusIn: `{country, select,
      some {What is your immigration status in a country?}
      US {What is your immigration status in the United States?}
      GB {What is your immigration status in the United Kingdom?}
      NL {What is your immigration status in the Netherlands?}
      other {What is your immigration status in {name}?}
    }`,
    permitEndIn: `{country, select,
      some {When does your permit for a country expire?}
      US {When does your permit for the United States expire?}
      GB {When does your permit for the United Kingdom expire?}
      NL {When does your permit for the Netherlands expire?}
      other {When does your permit for {name} expire?}
    }`,
    citizenship: 'Which country are you a citizen of?',
    ofAge: 'Are you 18 or older?',

    // Terms.
    pay: 'What pay are you looking for?',
    notice: 'How much notice do you need to give?',
    start: 'When can you start?',
    shifts: 'Which shifts can you work?',
    weekends: 'How often can you work weekends?',
    overtime: 'Are you willing to work overtime?',
    contract: 'What type of contract are you looking for?',

    // Places.
    relocate: 'Would you relocate for a job?',
    onsite: 'Where would you work on site, and how often?',
    workplace: 'How do you prefer to work?',
    travel: 'What’s the most you’d be willing to travel?',
    licence: 'Do you have a driver’s licence?',
    vehicle: 'Do you have a vehicle you can use?',

    // Experience.
    skillUsed: '{which, select, some {When did you use a skill?} other {When did you use {skill}?}}',
    clearance: 'What security clearance do you have?',

    // About the person.
    pronouns: 'What are your pronouns?',
    gender: 'What is your gender?',
    ethnicity: 'What is your race or ethnicity?',
    indigenous: 'Are you Indigenous?',
    visibleMinority: 'Are you a member of a visible minority?',
    disability: 'Do you have a disability?',
    veteran: 'Are you a veteran?',

    // Wishes.
    correspondence: 'What language should employers write to you in?',
    contactMethod: 'How should employers reach you?',
    talentPool: 'Can employers keep you in mind for other jobs?',
    marketing: 'Can employers send you news?',
    textMessages: 'Can employers send you text messages?',

    // What some of them are answered with.
    choiceDecline: 'I prefer not to say',
    choiceDays: 'days',
    choiceEvenings: 'evenings',
    choiceNights: 'nights',
    choiceEarlies: 'earlies',
    choiceLates: 'lates',
    choiceEveryWeekend: 'Every weekend',
    choiceEveryOtherWeekend: 'Every other weekend',
    choiceMonthlyWeekend: 'One weekend a month',
    choiceSaturdays: 'Saturdays only',
    choiceSundays: 'Sundays only',
    choiceNoWeekends: 'No weekends',
    choicePermanent: 'Permanent',
    choiceTemporary: 'Temporary',
    choiceContract: 'Contract',
    choiceInternship: 'Internship',
    choiceCitizen: 'Citizen',
    choicePermanentResident: 'Permanent resident',
    choiceOpenPermit: 'Open work permit',
    choiceTiedPermit: 'Work permit for one employer',
    choiceStudyPermit: 'Study permit',
    choiceOnSite: 'On-site',
    choiceHybrid: 'Hybrid',
    choiceRemote: 'Remote',
    choiceNone: 'None',
    choiceSheHer: 'She/her',
    choiceHeHim: 'He/him',
    choiceTheyThem: 'They/them',
    choiceWoman: 'Woman',
    choiceMan: 'Man',
    choiceNonBinary: 'Non-binary',
    choiceEnglish: 'English',
    choiceFrench: 'French',
    choiceEmail: 'Email',
    choicePhone: 'Phone',

    // What was answered.
    yes: 'Yes',
    no: 'No',
    noNotice: 'None, available immediately',
    noticeOf: `{unit, select,
    day {{amount, plural, one {# day} other {# days}}}
    week {{amount, plural, one {# week} other {# weeks}}}
    other {{amount, plural, one {# month} other {# months}}}
  }`,
    payWanted: `{period, select,
      hour {{wanted} an hour}
      day {{wanted} a day}
      week {{wanted} a week}
      month {{wanted} a month}
      other {{wanted} a year}
    }`,
    payAtLeast: `{period, select,
      hour {{wanted} an hour, minimum {least}}
      day {{wanted} a day, minimum {least}}
      week {{wanted} a week, minimum {least}}
      month {{wanted} a month, minimum {least}}
      other {{wanted} a year, minimum {least}}
    }`,
    payForHours: `{period, select,
      hour {{wanted} an hour, for {hours, plural, one {# hour} other {# hours}} a week}
      day {{wanted} a day, for {hours, plural, one {# hour} other {# hours}} a week}
      week {{wanted} a week, for {hours, plural, one {# hour} other {# hours}} a week}
      month {{wanted} a month, for {hours, plural, one {# hour} other {# hours}} a week}
      other {{wanted} a year, for {hours, plural, one {# hour} other {# hours}} a week}
    }`,
    payAtLeastForHours: `{period, select,
      hour {{wanted} an hour, minimum {least}, for {hours, plural, one {# hour} other {# hours}} a week}
      day {{wanted} a day, minimum {least}, for {hours, plural, one {# hour} other {# hours}} a week}
      week {{wanted} a week, minimum {least}, for {hours, plural, one {# hour} other {# hours}} a week}
      month {{wanted} a month, minimum {least}, for {hours, plural, one {# hour} other {# hours}} a week}
      other {{wanted} a year, minimum {least}, for {hours, plural, one {# hour} other {# hours}} a week}
    }`,
    payUpTo: `{period, select,
      hour {{wanted} an hour}
      day {{wanted} a day}
      week {{wanted} a week}
      month {{wanted} a month}
      other {{wanted} a year}
    }{ends, select,
      both {, minimum {least}, maximum {most}}
      other {, maximum {most}}
    }{hours, plural, =0 {} one {, for # hour a week} other {, for # hours a week}}`,
    upToOfTime: 'Up to {share, number, percent} of the time',
    anywhere: 'Yes, anywhere',
    anywhereForDays: 'Yes, anywhere, up to {days, plural, one {# day} other {# days}} a week',
    citiesForDays: '{cities}, up to {days, plural, one {# day} other {# days}} a week',
    ofClass: 'Yes, class {class}',
    ofRegion: 'Yes, {region}',
    ofClassAndRegion: 'Yes, class {class}, {region}',
    licenceUntil: `{known, select,
      both {Yes, class {class}, {region}, valid until {day, date, spelled}}
      class {Yes, class {class}, valid until {day, date, spelled}}
      region {Yes, {region}, valid until {day, date, spelled}}
      other {Yes, valid until {day, date, spelled}}
    }`,
    withinCountries: 'Yes, in {countries}',
    day: '{day, date, spelled}',
    span: '{from, date, month} to {to, date, month}',
    spanUntilNow: '{from, date, month} to present',
  },
  {
    // Questions about a country by its name in a sentence.
    withinCountry: `{country, select,
    US {the United States}
    GB {the United Kingdom}
    NL {the Netherlands}
    PH {the Philippines}
    AE {the United Arab Emirates}
    CZ {the Czech Republic}
    other {{name}}
  }`,
    authorized: 'Are you authorized to work in {country}?',
    sponsorship: 'Do you need an employer to sponsor you in {country}, now or in the future?',
    status: 'What is your immigration status in {country}?',
    permitEnd: 'When does your permit for {country} expire?',
    skillUse: 'When did you use {skill}?',

    atMostOfTime: 'Up to {percent}% of the time',

    // Answers are kept in these words, and compared (`as-kept.ts`).
    paid: `{currency} {wanted, number} {period, select,
    hour {an hour}
    day {a day}
    week {a week}
    month {a month}
    other {a year}
  }`,
    paidAtLeast: '{pay}, minimum {least, number}',
    paidAtMost: '{pay}, maximum {most, number}',
    paidForHours: '{pay}, for {hours, plural, one {# hour} other {# hours}} a week',
    atMostDays: '{where}, up to {days, plural, one {# day} other {# days}} a week',
    spans: '{first}, {rest}',

    inCountry: `{country, select,
    CA {Canada}
    US {the United States}
    GB {the United Kingdom}
    IE {Ireland}
    FR {France}
    DE {Germany}
    BE {Belgium}
    CH {Switzerland}
    NL {the Netherlands}
    AU {Australia}
    NZ {New Zealand}
    other {India}
  }`,
    country: `{country, select,
    CA {Canada}
    US {United States}
    GB {United Kingdom}
    IE {Ireland}
    FR {France}
    DE {Germany}
    BE {Belgium}
    CH {Switzerland}
    NL {Netherlands}
    AU {Australia}
    NZ {New Zealand}
    other {India}
  }`,
  },
);
