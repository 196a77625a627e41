import { catalogue } from '#localization/catalogue.ts';

/** Where the answers on a form come from, why some are left to the person, and what they should know about the form. */
export const text = catalogue(
  'forms',
  {
    // Where a value comes from.
    fromYourCv: 'Your resume',
    fromCv: 'From your resume',
    fromProfile: 'Your profile',
    fromYourName: 'Your name',
    fromName: 'From your name',
    fromAddress: 'Your application address',
    fromResumeLink: 'Your resume link',
    fromAnswer: 'Your answer',
    fromAnswerSaying: 'Your answer: {answer}',
    fromHome: 'From where you live',
    fromCertificates: 'From your certificates',
    fromLanguages: 'From your languages',
    fromEducation: 'From your education',
    fromDates: 'From your dates',
    fromCvDates: 'From the dates on your resume',
    fromCvEmployers: 'From the employers on your resume',
    fromApplications: 'From your applications',
    fromLetter: 'From your cover letter',
    fromFacts: 'Written from your profile',
    madeFrom: 'Made from {facts, plural, one {# fact} other {# facts}} in your profile',
    writtenHere: 'You wrote this here',
    whereFound: 'Where I found the job',
    thisJob: 'The job you’re applying for',
    agreedByApproval: 'You agree by approving',
    signedByApproval: 'You sign by approving',
    agreedToAccounts: 'You allowed accounts on employers’ sites',

    // How a value was worked out.
    firstWord: 'The first word of your name',
    afterFirstWord: 'Your name after the first word',
    homeIsProfile: 'The address in your profile is where you live',
    inZone: '{place} is in this time zone',
    appliedBefore: 'You applied there before',
    comparedEmployers: 'Compared with the employers on your resume',
    jobsCounted: 'All jobs with dates, overlaps counted once',
    jobsOfKindCounted: 'All jobs with dates are of this kind, overlaps counted once',
    jobsOfFieldCounted: 'All jobs with dates are in this field, overlaps counted once',
    wholeYears: 'Full years across all jobs with dates, none counted twice',
    wholeYearsOf: 'Full years across the jobs with dates titled “{title}”',
    datesWith: 'Your dates with “{skill}”, overlaps counted once',
    datesWithEach: 'Your dates with each of these skills, overlaps counted once',
    endOfDates: 'When you last used it, by your dates',
    choicesUsed: 'The options you’ve used',
    onList: 'It’s on your list',
    validUntil: 'It was valid until {day, date, spelled}',
    statusExcludes: 'Your status rules it out',
    validChoices: 'The options on your list that are valid',
    endOnList: 'The end date on your list',
    levelOnList: 'The level on your list',
    cvNames: 'Your resume mentions “{phrase}”',
    cvNamesChoices: 'The options your resume mentions',
    cvLists: 'Your resume lists it',
    atEase: 'Your resume says you’re comfortable with it',
    highestDegree: 'The highest completed degree on your resume',
    highestSchooling: 'The highest education you completed',
    notSchooling: 'It isn’t in your education',
    amongSchooling: 'It’s in your education',
    bothHold: 'Both parts of the question are true for you',
    offByDefault: 'Off unless you turn it on',

    // Why a question is left open, or goes to the person.
    noMatch: 'I couldn’t match “{answer}” to what this form accepts.',
    yesUnclear: 'I’m not sure what “yes” would mean here.',
    tickUnclear: 'I’m not sure what checking this box would mean.',
    askUnclear: 'I’m not sure what this asks.',
    unitUnclear: 'I’m not sure which unit this asks for.',
    lengthUnclear: 'I’m not sure which length of time this means.',
    travelUnclear: 'I’m not sure how much travel this means.',
    payUnclear: 'I’m not sure what pay is offered.',
    agreeUnclear: 'I couldn’t tell which option means you agree.',
    countryUnclear: 'I couldn’t tell which country this means.',
    employerUnclear: 'I couldn’t tell which employer this means.',
    experienceUnclear: 'I couldn’t tell which experience this means.',
    zoneUnclear: 'I couldn’t tell which time zone this means.',
    twoThings: 'You’ve told me two different things about this. Which is right?',
    condition: 'This is required to apply. Do you agree?',
    offUnless: 'Off unless you turn it on.',
    leftOpen: 'It’s optional, so I left it for you.',
    leftBlank: 'It’s optional, so I left it blank.',
    ofSomebodyElse: 'It asks about someone else.',
    yoursToAnswer: 'I never answer this for you, whatever you told me before.',
    trap: 'This field is there to catch spam, so I leave it empty.',
    neverGiven: 'I never share this.',
    personal: 'This is personal, so I never guess.',
    legal: 'This has legal weight, so only you can answer it.',
    untold: 'You haven’t told me what to answer here.',
    ownWords: 'This needs your own words.',
    unanswered: 'I don’t have your answer to this yet.',
    ratherNot: 'You prefer not to say, and no option clearly says that.',
    notSo: 'The form asks you to confirm something you told me isn’t true.',
    moreThanKnown: 'I don’t have enough information to answer this.',
    underCondition: 'The question has a condition that your answer doesn’t cover.',
    noSingleChoice: 'No single option clearly matches what I know.',
    noChoice: 'No option clearly matches what I know.',
    noneOfChoices: 'What I know isn’t one of these options.',
    severalFit: 'Several options fit.',
    oneOfTwoUnknown: 'It asks two things at once, and I don’t know both.',

    // Why it is left open: who the person is and where they live.
    nameUnknown: 'I don’t know your name.',
    namePartUnknown: `{part, select,
    first {I don’t know your first name.}
    other {I don’t know your last name.}
  }`,
    addressUnknown: 'I don’t know your address.',
    noAddressLine: 'Your address doesn’t have this line.',
    linkUnknown: `{link, select,
    linkedin {You haven’t given me a LinkedIn address.}
    github {You haven’t given me a GitHub address.}
    other {You haven’t given me a portfolio address.}
  }`,
    noAreaCode: 'Your number has no separate area code.',
    phoneUnknown: 'I don’t know your phone number.',
    homeUnknown: 'I don’t know where you live.',
    cityUnknown: 'I don’t know your city.',
    countryUnknown: 'I don’t know your country.',
    provinceUnknown: 'I don’t know your province.',
    zoneUnknown: 'I don’t know your time zone.',
    noHomeChoice: 'None of the options clearly matches where you live.',
    oneCitizenship: 'I only know of one citizenship.',
    accountNotAgreed: 'This creates an account on their site, and you haven’t allowed that.',

    // Why it is left open: work, its dates and its employers.
    stillThere: 'You still work or study there.',
    noEntry: 'Your resume has no entry like that.',
    cvSilent: 'Your resume doesn’t say this.',
    noJobNow: 'Your resume shows no current job.',
    jobNowOnly: 'I know whether you have a job now. This asks for something else about it.',
    monthNotDay: 'I know the month, but not the day.',
    noApplication: 'I don’t know of any application to them. Only you know if there was one.',
    moreEmployers: 'It may mean more than the employers on your list.',
    workedThere: 'You worked there. Only you can say if it counts.',
    similarEmployer: 'Your resume lists a similar employer. Only you know if it’s the same.',
    noEmployers: 'Your resume lists no employers to check.',
    moreThanYears: 'It asks for more than the number of years.',
    moreThanSkill: 'It asks for more than the skill I know about.',
    moreThanSkills: 'It asks for more than the skills I know about.',
    moreThanWhich: 'I can tell which of these you know, but it asks for more than that.',
    onlyTotal: 'I only know the total length.',
    oneMonth: 'You’re within a month of what they ask, so it’s your decision.',
    underAYear: 'It’s less than a year. How do you want to put it?',
    moreWorkCounts: 'More of your work may count as {work} than your job titles say.',
    yearsUnsaid: 'Your resume doesn’t say how many years you’ve worked.',
    yearsOfUnsaid: 'Your resume doesn’t say how many years of {work} you have.',
    yearsDiffer:
      'You told me {years, plural, one {# year} other {# years}}, but your dates add up to {dated, plural, one {# year} other {# years}}. Which is right?',

    // Why it is left open: papers, languages and schooling.
    noForYou: 'Your resume doesn’t show this, but only you can answer no.',
    validOnce: 'It was valid once. Only you can say what counts here.',
    noChoiceShown: 'Your resume shows none of these options.',
    levelUnsaid: 'Your resume doesn’t say how well you know this language.',
    levelEnough: 'Only you can say if your level is high enough.',
    oneLanguage: 'I can give a level for only one language.',
    noFurtherLanguage: 'Your resume lists no other language.',
    languageUnsaid: 'Your resume doesn’t say this about the language.',
    otherLanguages: 'Only you can say which other languages you speak.',
    degreeUnsaid: 'Your resume doesn’t say which degree you completed.',
    severalDegrees: 'It names several degrees.',
    schoolingUnsettled: 'Your education doesn’t settle this.',
    whatCounts: 'Only you can say what counts here.',
    fieldCounts: 'Only you can say if your field counts.',

    // Why it is left open: terms, places, shifts and pay.
    noticeInDays: 'I only know your notice period in calendar days.',
    noticeNotThis: 'I know your notice period. This asks for something else about it.',
    noticeLengthNotThis: 'I know how long your notice period is. This asks for something else about it.',
    noticeNoDate: 'It asks for a date, and I only know your notice period.',
    startNotAfter: 'I know the date you can start, but not how long after an offer that is.',
    startPassed: 'The start date you gave me has passed.',
    dayOnly: 'It asks for a number, and I only know the date you can start.',
    payWished: 'I know what you’d like to earn, but not what you earn now.',
    payCurrency: 'You haven’t given me an amount in this currency.',
    payPeriod: 'You haven’t given me an amount for this pay period.',
    payFigure: 'You haven’t given me this amount.',
    payBelow: 'The range starts below what you told me, so it’s your decision.',
    moveNotThis: 'I know if you’d move. This asks for something else about it.',
    moveThere: 'You haven’t told me if you’d move there.',
    fitsHome: 'Only you can say how this fits with where you live.',
    officeNotThis: 'I know where and how often you’d work on site. This asks for something else about it.',
    travelNotThis: 'I know how much you’d travel. This asks for something else about it.',
    travelMore: 'It may be more travel than you told me.',
    travelPercent: 'I only know how much you’d travel as a percentage.',
    mixedLengths: 'The options mix how long the job lasts with full-time or part-time, so it’s your choice.',
    weekendsUntold: 'You haven’t told me about weekends.',
    choicesBesideShifts: 'I can’t tell which of these options fit your shifts.',
    shiftsNotThis: 'I know your shifts. This asks for something else about them.',
    workableNotThis: 'I know which shifts you can work. This asks for something else about them.',
    ratherWork: 'I know which shifts you can work, but not which ones you prefer.',
    severalShifts: 'It offers several shifts, so it’s your choice.',
    overtimeNotThis: 'You’ve told me about overtime. This asks for something else about it.',
    everyCountry: 'I don’t know this for every country it means.',
    clearanceNotThis: 'I know which clearance you have. This asks for something else about it.',
    newsAndPlaces: 'It covers both newsletters and future openings, so it’s your choice.',
    moreThanLicence: 'It asks about a licence or something else.',
    moreThanLicenceKnown: 'It asks for more than the licence I know about.',
    otherClass: 'I only know of a licence in another class.',
    otherPlace: 'I only know of a licence from another place.',
    licenceUntold: 'You haven’t told me this about your licence.',
    licenceOver: 'The licence you told me about expired on {day, date, spelled}.',
    licencePlaceUntold: 'You haven’t told me where your licence is from.',
    vehicleUntold: 'You haven’t told me about a vehicle.',
    moreThanCar: 'It asks for more than whether you have a car.',
    otherWay: 'You may not need your own car for this, so it’s your choice.',

    // Why it is left open: about the person.
    ofAgeNotThis: 'I know that you’re of legal age. This asks for something else about it.',
    majority: 'The age of majority isn’t the same everywhere.',
    eighteenOnly: 'I only know if you’re eighteen or older.',
    whetherYou: 'Only you can say if this describes you.',
    notHispanic: 'The matching option also says you’re not Hispanic.',
    severalAboutYou: 'It asks more than one thing about you.',

    // Why it is left open: documents, and where the posting was found.
    noLetter: 'This application has no cover letter.',
    cvAsFile: 'I send your resume as a file.',
    severalFound: 'Several options could say where I found the job.',
    noneFound: 'No option says where I found the job.',
    whichJob: 'I don’t know which of these it is.',
    noneIsJob: 'None of the options is the job you’re applying for.',

    // Two things known that cannot both be true. `says` is one of the sentences here.
    sayWhich: '{says} Which is right?',
    notAllowedNoSponsor:
      '{country}: you told me that you aren’t allowed to work there, and that you don’t need a sponsor.',
    statusNotAllowed: '{country}: you told me “{status}”, and that you aren’t allowed to work there.',
    statusNeedsSponsor: '{country}: you told me “{status}”, and that you need a sponsor there.',
    permitIsOver:
      '{country}: you told me that you’re allowed to work there, and that your permit ended on {day, date, spelled}.',
    startInNotice:
      'You told me that you can start on {day, date, spelled}, but your notice period is longer than that.',
    cvDiffers: 'You told me “{told}”, but your resume says “{cv}”. Which is right?',
    earlierDiffers:
      'On {day, date, spelled} I told {company} “{told}”, but now it would be “{now}”. Which is right?',
    letterStart:
      'Your cover letter says you can start right away, but the form would say “{form}”. Which is right?',
    letterMove: 'Your cover letter says you’d move, but the form would say “{form}”. Which is right?',
    letterSponsor:
      'Your cover letter says you don’t need a sponsor, but the form would say “{form}”. Which is right?',
    letterYears:
      'Your cover letter says you have {years, plural, one {# year} other {# years}} of experience, but the form would say “{form}”. Which is right?',

    // An answer of the person that the form does not accept. `choices` are the form's options.
    chooseFrom: 'Choose from: {choices}.',
    chooseOne: 'Choose one: {choices}.',
    answerYesOrNo: 'Answer yes or no.',
    answerMissing: 'Enter an answer.',
    answerNoFile: 'This question needs a file. You can’t attach one to an answer.',
    answerNoDay: 'Enter a date such as 2026-03-09.',
    answerNoNumber: 'Enter a number.',

    // Why an application stops, and what a person should read before they decide. `words` are words of the posting or the form.
    asksFor: `The form asks for {what, select,
    identity {a government ID number}
    bank {your bank details}
    card {a payment card}
    money {money}
    passport {your passport}
    other {a password}
  } (“{words}”). An application never needs that, so I stopped.`,
    postingWants: `The posting {wants, select,
    money {asks you for money}
    other {asks for your bank details before an offer}
  }: “{words}” An honest employer never does that, so I stopped.`,
    formWants: `The form {wants, select,
    money {asks you for money}
    other {asks for your bank details before an offer}
  }: “{words}” An honest employer never does that, so I stopped.`,
    hiddenOrders: 'The posting contains instructions hidden from you. I ignored them: {words}',
    postingOrders: 'The posting contains instructions for software. I ignored them: {words}',
    postingMoney: 'The posting mentions money you would pay. An employer never asks for that: {words}',
    postingSpecial:
      'The posting asks applicants to include something special. I didn’t add it. Decide if you want to: {words}',
    postingNumbers: 'The posting asks for ID or bank numbers that nobody needs before you’re hired: {words}',
    postingPromises: 'The posting promises a lot for very little effort. Be careful: {words}',
    postingMessenger:
      'The posting asks you to use a private messaging app. Be careful what you share there: {words}',
    pageOrders: 'The form’s page contains instructions for software. I ignored them: {words}',
    pageHides: 'The form’s page contains instructions hidden from you. I ignored them: {words}',

    // A tick or a file as it is planned.
    displayAgreed: 'Yes, I agree',
    displayYes: 'Yes',
    displayNo: 'No',
    displayCv: 'Resume, PDF, {pages, plural, one {# page} other {# pages}}',
    displayLetter: 'Cover letter, PDF',
  },
  {
    // Two things that cannot both be true, with the country by its name in a sentence.
    noRightNoSponsor:
      'You told me that you aren’t allowed to work in {country}, and that you don’t need a sponsor there.',
    statusNoRight: 'You told me “{status}” for {country}, and that you aren’t allowed to work there.',
    statusSponsor: 'You told me “{status}” for {country}, and that you need a sponsor there.',
    permitEnded:
      'You told me that you’re allowed to work in {country}, and that your permit ended on {day, date, spelled}.',
  },
);
