import { catalogue } from '#localization/catalogue.ts';

/** The resume report: its checks, what they found, how to fix it, and what is good. */
export const text = catalogue(
  'resume-judging',
  {
    // The names of the checks.
    check: `{area, select,
    contact {Contact}
    content {Content}
    evidence {Impact}
    dates {Dates and gaps}
    readability {Readability}
    machine {ATS readability}
    length {Length}
    other {Target job match}
  }`,

    // The verdict: a headline by what is weakest, and at most two sentences. `changes` is how many, up to three.
    allGood: 'Strong as it is',
    nothingToMend: 'No issues found. The next step is to tailor it to each job.',
    strong: 'Strong, with a little left to fix',
    good: `{area, select,
    contact {Good work, but you’re hard to reach}
    content {Good parts, but something is missing}
    evidence {Good work, but too little of it shows}
    dates {Good work, but the dates are unclear}
    readability {Good content, but hard to read}
    machine {Good work, but hard to find on the page}
    length {Good work, but the wrong length}
    other {Good work, but slightly off target}
  }`,
    weak: `{area, select,
    contact {Employers can’t reach you}
    content {Some of what employers look for is missing}
    evidence {It lists your work but doesn’t show it}
    dates {The dates are hard to follow}
    readability {It’s hard to read}
    machine {Much of it is hard to recognize}
    length {The length works against you}
    other {It’s aimed at a different job}
  }`,
    gainIn: `{area, select,
    contact {You can gain the most in contact: {points} of {of} points so far.}
    content {You can gain the most in content: {points} of {of} points so far.}
    evidence {You can gain the most in impact: {points} of {of} points so far.}
    dates {You can gain the most in dates and gaps: {points} of {of} points so far.}
    readability {You can gain the most in readability: {points} of {of} points so far.}
    machine {You can gain the most in ATS readability: {points} of {of} points so far.}
    length {You can gain the most in length: {points} of {of} points so far.}
    other {You can gain the most in target job match: {points} of {of} points so far.}
  } {changes, plural,
    =1 {One change would add {won, plural, one {# point} other {# points}}.}
    =2 {Two changes would add {won} points.}
    other {Three changes would add {won} points.}
  }`,

    // How something is mended and where it is. `lines` is a list of numbers, `more` how many are not named, `fix` a sentence.
    fixOnLine: '{fix} See line {line}.',
    fixOnLines: `{more, plural,
    =0 {{fix} See lines {lines}.}
    other {{fix} See lines {lines}, and # more.}
  }`,

    // Contact.
    nameMissing: 'Your name isn’t at the top, or couldn’t be recognized.',
    nameFix: 'Put your full name on the first line, by itself.',
    emailMissing: 'There’s no email address.',
    emailFix: 'Add an email address under your name. Most employers reply by email.',
    phoneMissing: 'There’s no phone number.',
    phoneFix: 'Add a phone number under your name so recruiters can call you.',
    placeMissing: 'There’s no location.',
    placeFix: 'Add your city and province. You don’t need a street address.',
    emailPlayful: 'Your email address doesn’t look professional.',
    emailPlayfulFix: 'Use an address based on your name. It’s the first thing a recruiter types.',
    privateDetails: 'It includes personal details that employers shouldn’t ask for.',
    privateDetailsFix: 'Remove your birth date, family, religion and social insurance number.',
    contactGood: 'Your name, email, phone and location are all at the top.',

    // Content.
    jobsMissing: 'No jobs found.',
    jobsFix: 'Add your experience, paid or unpaid: job title, employer, dates and what you did.',
    summaryMissing: 'There’s no summary at the top.',
    summaryFix:
      'Start with two or three sentences: what you do, how long you’ve done it, and your best result.',
    summaryThin: 'Your summary has only {words, plural, one {# word} other {# words}}.',
    summaryThinFix: 'In your summary, say what you do, how long you’ve done it, and your best result.',
    educationMissing: 'No education found.',
    educationFix:
      'Add your highest level of education and the school. Employers look for it even when they don’t ask.',
    skillsMissing: 'There’s no list of skills.',
    skillsFix: 'Add a list of the skills and tools you’re ready to talk about in an interview.',
    contentGood: 'Summary, experience, education and skills are all there.',

    // Impact: how the bullet points show the work.
    pointsMissing: 'Your jobs are listed, but they don’t say what you did.',
    pointsFix: 'Under each job, add two to five bullet points: what you did and what came of it.',
    workMissing: 'Nothing shows your work yet.',
    workFix: 'Describe one thing you did, at work or outside it, and what came of it.',
    pointsVague: '{some} of your {count} bullet points say “several” or “various” instead of a number.',
    pointsUnmeasured: `{some, plural,
    =0 {None of your {count} bullet points include a number.}
    one {Only # of your {count} bullet points includes a number.}
    other {Only # of your {count} bullet points include a number.}
  }`,
    numberFix: 'Add a number to what you did: how many, how much, how often, or how much it improved.',
    numberGood:
      '{some} of your {count} bullet points {some, plural, one {includes} other {include}} a number. See line {line}.',
    numbersOnLines: `{more, plural,
    =0 {{some} of your {count} bullet points include a number. See lines {lines}.}
    other {{some} of your {count} bullet points include a number. See lines {lines}, and # more.}
  }`,
    numbersSomewhere:
      '{some} of your {count} bullet points {some, plural, one {includes} other {include}} a number.',
    verbsWeak:
      '{some} of your {count} bullet points {some, plural, one {starts} other {start}} with a duty instead of what you did.',
    verbsFix:
      'Start with an action verb: “Planned routes” is stronger than “Responsible for planning of routes”.',
    verbsGood: 'Every bullet point starts with what you did.',
    pointsThin:
      '{some} of your {count} bullet points {some, plural, one {says} other {say}} too little to show what you did.',
    pointsThinFix:
      'Say what the work was, what you used and who it was for. Cut bullet points that say nothing.',
    pointsRepeated:
      '{some} of your {count} bullet points {some, plural, one {repeats} other {repeat}} another one.',
    pointsRepeatedFix:
      'Say each thing once, in the job where it happened. Use the space for something else you did.',
    pointsPassive:
      '{some} of your {count} bullet points {some, plural, one {uses} other {use}} the passive voice instead of saying what you did.',
    pointsPassiveFix:
      'Start with what you did: “Trained six people” is stronger than “Was asked to train people”.',
    pointsOfMe:
      '{some} of your {count} bullet points {some, plural, one {starts} other {start}} with “I” or “my”.',
    pointsOfMeFix: 'Leave out “I”. Employers know the resume is about you.',

    // Dates and gaps.
    noDateAtAll: 'There are no dates.',
    noDateAtAllFix: 'Add the month and year each thing started and ended.',
    noJobDated: 'None of your jobs have dates.',
    jobsUndated: '{some} of your {count} jobs {some, plural, one {has} other {have}} no dates.',
    jobsUndatedFix: 'Add the start and end month and year to each job, for example “Mar 2021 – Present”.',
    datesImpossible: 'A job ends before it starts.',
    datesImpossibleFix: 'Check the dates of this job. One of them must be wrong.',
    datesUnordered: 'Your jobs aren’t in date order.',
    datesUnorderedFix: 'List your latest job first. That’s where employers look first.',
    gap: 'There’s a gap between {from, date, month} and {to, date, month}.',
    gapFix:
      'Add one line about what you did between {from, date, month} and {to, date, month}. Caregiving, study and travel are all fine answers.',
    datesGood: 'Every job has dates, and there are no long gaps.',

    // Readability.
    walls: `{count, plural,
    one {One description is a block of text that few people will read to the end.}
    other {# descriptions are blocks of text that few people will read to the end.}
  }`,
    wallsFix: 'Break it into bullet points of one or two lines, with one thing you did in each.',
    buzzword: 'Phrases like “{phrase}” are on almost every resume.',
    buzzwordFix: 'Replace the phrase with something you did that shows it, or remove it.',
    misspelt: `{count, plural,
    one {One word may be misspelled: {words}.}
    other {# words may be misspelled: {words}.}
  }`,
    misspeltFix: 'Check the spelling of {words}. Many employers stop at the first error.',
    misspeltWord: '“{word}” ({meant})',
    wordWorn: 'The same word is repeated too often.',
    skillsStuffed: 'Your skills list has {count} entries.',
    stuffingFix:
      'Keep the skills you’d like to be asked about, each listed once. Repeating a word doesn’t raise your score or impress employers.',
    capitals: 'Whole sentences are in capital letters.',
    capitalsFix: 'Use normal sentence case. Capitals are slower to read and look like shouting.',
    readabilityGood: 'Short bullet points in your own words, easy to read.',

    // ATS readability: whether software can make out the parts.
    linesLost: '{lost} of {lines} lines couldn’t be recognized.',
    linesLostFix:
      'Use standard headings such as Experience, Education and Skills, and keep each job’s title, employer and dates together.',
    lettersBroken: 'Some letters show up as symbols.',
    lettersBrokenFix:
      'Save the file again from your word processor. Otherwise employers see the same symbols.',
    headingsMissing: 'There are no section headings.',
    headingsFix:
      'Add headings such as Experience, Education and Skills, each on its own line above its section.',
    machineGood:
      'Every part was recognized: {facts, plural, one {# fact} other {# facts}}, each with the line it comes from.',

    // Length.
    wordsTold: 'It describes you in {words, plural, one {# word} other {# words}}.',
    tooShortFix: 'Say more about what you did. Half a page is short, and a full page is typical.',
    pagesMany: 'It’s {pages} pages long.',
    tooLongFix: 'Cut it to two pages. Keep the last ten years in full and give earlier jobs one line each.',
    onePage: 'It fits on one page.',
    lengthGood: 'It’s the right length.',

    // Fit to what the person looks for.
    targetMissing: 'Nothing at the top says what you do.',
    targetMissingFix: 'Under your name, write what you do or the job you want, in two or three words.',
    targetHeld: 'It shows the job title you’re looking for: {target}.',
    targetNear: 'Your job titles are close to “{target}”, the one you’re looking for, but none match it.',
    targetFar: 'None of your job titles are similar to “{target}”, the one you’re looking for.',
    targetFix: 'If you’ve worked as “{target}”, mention it in that job’s bullet points and in your summary.',

    // Advice about which people differ.
    tasteReferences: 'Employers ask for references when they want them. You can remove this line.',
    tastePrivate:
      'Age, family and origin don’t belong on a Canadian resume, and some employers set aside resumes that include them.',
    tasteObjective: 'Many employers prefer a summary of what you offer to an objective about what you want.',
    tasteInterests:
      'Interests are worth including when they tell employers something the rest of your resume doesn’t.',
    tasteOfMe:
      'Most resumes leave out “I” and “my”. In a summary, either is fine as long as you’re consistent.',
  },
  {
    mostIn: `You can gain the most in {area, select,
    contact {contact}
    content {content}
    evidence {impact}
    dates {dates and gaps}
    readability {readability}
    machine {ATS readability}
    length {length}
    other {target job match}
  }: {points} of {of} points so far. {changes}`,
    oneChange: 'One change would add {won, plural, one {# point} other {# points}}.',
    twoChanges: 'Two changes would add {won} points.',
    threeChanges: 'Three changes would add {won} points.',
    line: 'line {line}',
    lines: 'lines {lines}',
    more: '{count} more',
    fixAt: '{fix} ({where})',
    numbersGood:
      '{some} of your {count} bullet points {some, plural, one {includes} other {include}} a number ({where}).',
    misspeltWords: '{first}, {rest}',
  },
);
