import { catalogue } from '#localization/catalogue.ts';

/** What is thought of a CV: its checks, what they found, how it is mended, and what is good. */
export const text = catalogue('resume-judging', {
  // The names of the checks.
  check: `{area, select,
    contact {Contact}
    content {Content}
    evidence {Evidence}
    dates {Dates and gaps}
    readability {Readability}
    machine {Machine readability}
    length {Length}
    other {Fit to your target}
  }`,

  // The verdict: a headline by what is weakest, and at most two sentences. `changes` is a sentence of its own.
  allGood: 'Strong as it is',
  nothingToMend: 'I found nothing to mend. What is left is to aim it at each posting.',
  strong: 'Strong, with a little left to mend',
  good: `{area, select,
    contact {Good work, hard to reach you}
    content {Good parts, and one is missing}
    evidence {Good work, too little of it shown}
    dates {Good work, hard to place in time}
    readability {Good facts, hard to read}
    machine {Good work, hard to find on the page}
    length {Good work, at the wrong length}
    other {Good work, aimed a little to the side}
  }`,
  weak: `{area, select,
    contact {An employer could not reach you}
    content {Some of what employers look for is missing}
    evidence {It names your work, but does not show it}
    dates {The years are hard to follow}
    readability {It is hard to read}
    machine {Much of it is hard to make out}
    length {The length works against you}
    other {It is aimed at something else}
  }`,
  mostIn: `Most of what is missing lies in {area, select,
    contact {contact}
    content {content}
    evidence {evidence}
    dates {dates and gaps}
    readability {readability}
    machine {machine readability}
    length {length}
    other {fit to your target}
  }: {points} of {of} points. {changes}`,
  oneChange: 'One change would win {won, plural, one {# point} other {# points}}.',
  twoChanges: 'Two changes would win {won} points.',
  threeChanges: 'Three changes would win {won} points.',

  // Where something stands. `lines` is a list of numbers, at the end of which stands how many more there are.
  line: 'line {line}',
  lines: 'lines {lines}',
  more: '{count} more',
  fixAt: '{fix} ({where})',

  // Contact.
  nameMissing: 'I could not find your name at the top.',
  nameFix: 'Put your full name alone on the first line.',
  emailMissing: 'There is no email address.',
  emailFix: 'Add an email address under your name; most employers answer by email.',
  phoneMissing: 'There is no phone number.',
  phoneFix: 'Add a phone number under your name, so that a recruiter can call.',
  placeMissing: 'It does not say where you are.',
  placeFix: 'Add your city and province; a street address is not needed.',
  emailPlayful: 'The email address was made for friends.',
  emailPlayfulFix: 'Use an address made of your name; it is the first thing a recruiter types.',
  privateDetails: 'It tells what an employer has no business to ask.',
  privateDetailsFix: 'Leave out your birth date, family, religion and social insurance number.',
  contactGood: 'Your name, email, phone and place are all at the top.',

  // Content.
  jobsMissing: 'I found no jobs.',
  jobsFix: 'Add your experience, paid or not: title, employer, dates, and what you did.',
  summaryMissing: 'There is no summary at the top.',
  summaryFix: 'Begin with two or three sentences: what you do, for how long, and your best result.',
  summaryThin: 'Your summary has only {words, plural, one {# word} other {# words}}.',
  summaryThinFix: 'Say in the summary what you do, for how long, and your best result.',
  educationMissing: 'I found no education.',
  educationFix:
    'Add your highest education with the school; employers look for it even when they do not ask.',
  skillsMissing: 'There is no list of skills.',
  skillsFix: 'Add a list of the skills and tools you can be asked about in an interview.',
  contentGood: 'Summary, experience, education and skills are all there.',

  // Evidence: how the work is shown in its points.
  pointsMissing: 'Your jobs are named, but nothing is told of them.',
  pointsFix: 'Under each job, write two to five points: what you did and what came of it.',
  workMissing: 'There is nothing yet that shows your work.',
  workFix: 'Tell of one thing you did, in work or out of it, and what came of it.',
  pointsVague: '{some} of your {count} points speak of “several” or “various” without a number.',
  pointsUnmeasured: `{some, plural,
    =0 {None of your {count} points carry a number.}
    one {Only # of your {count} points carries a number.}
    other {Only # of your {count} points carry a number.}
  }`,
  numberFix: 'Put a number on what you did: how many, how much, how often, or by how much it got better.',
  numbersGood: '{some} of your {count} points carry a number ({where}).',
  verbsWeak:
    '{some} of your {count} points {some, plural, one {begins} other {begin}} with a duty instead of what you did.',
  verbsFix:
    'Begin with the verb of what you did: “Planned routes” says more than “Responsible for planning of routes”.',
  verbsGood: 'Every point begins with what you did.',
  pointsThin:
    '{some} of your {count} points {some, plural, one {says} other {say}} too little to tell what you did.',
  pointsThinFix: 'Say what the work was, with what, and for whom; cut the points that say nothing.',
  pointsRepeated: '{some} of your {count} points say again what another says.',
  pointsRepeatedFix: 'Say each thing once, where it happened; use the room for something else you did.',
  pointsPassive: '{some} of your {count} points say what was done to you or by somebody, not what you did.',
  pointsPassiveFix:
    'Begin with what you did: “Trained six people” says more than “Was asked to train people”.',
  pointsOfMe: '{some} of your {count} points begin with “I” or “my”.',
  pointsOfMeFix: 'Leave the “I” out: who reads your CV knows whose it is.',

  // Dates and gaps.
  noDateAtAll: 'There is no date on the page.',
  noDateAtAllFix: 'Say when: the month and year each thing began and ended.',
  noJobDated: 'None of your jobs has dates.',
  jobsUndated: '{some} of your {count} jobs {some, plural, one {has} other {have}} no dates.',
  jobsUndatedFix: 'Give each job the month and year it began and ended, for example “Mar 2021 – Present”.',
  datesImpossible: 'A job ends before it begins.',
  datesImpossibleFix: 'Check the dates of this job; one of them must be wrong.',
  datesUnordered: 'Your jobs are not in the order of time.',
  datesUnorderedFix: 'Put your latest job first; readers look there before they look anywhere else.',
  gap: 'Nothing is said of the time between {from} and {to}.',
  gapFix:
    'Say in one line what you did between {from} and {to}: care, study and travel are all fine answers.',
  datesGood: 'Every job has its dates, and the years join up.',

  // Readability.
  walls: `{count, plural,
    one {One of your texts is a block that few will read to its end.}
    other {# of your texts are blocks that few will read to their end.}
  }`,
  wallsFix: 'Break the block into points of one or two lines, one thing you did in each.',
  buzzword: '“{phrase}” and the like is what everyone says of themselves.',
  buzzwordFix: 'Replace the phrase with the thing you did that shows it, or leave it out.',
  misspelt: `{count, plural,
    one {One word looks misspelt: {words}.}
    other {# words look misspelt: {words}.}
  }`,
  misspeltFix: 'Check the spelling of {words}; many readers stop at the first error.',
  misspeltWord: '“{word}” ({meant})',
  // `rest` is one such word, or more of them said alike.
  misspeltWords: '{first}, {rest}',
  wordWorn: 'The same word comes again and again.',
  skillsStuffed: 'The list of skills has {count} entries.',
  stuffingFix:
    'Keep the skills you would like to be asked about, each once; repeating a word wins nothing here, nor with a reader.',
  capitals: 'Whole sentences are in capitals.',
  capitalsFix: 'Write sentences in small letters; capitals read slowly and look loud.',
  readabilityGood: 'Short points in your own words, easy to read.',

  // Machine readability.
  linesLost: 'I could not tell what {lost} of {lines} lines are.',
  linesLostFix:
    'Use plain headings such as Experience, Education and Skills, and keep each job’s title, employer and dates together.',
  lettersBroken: 'Some letters come out as signs.',
  lettersBrokenFix:
    'Save the file again from your word processor; these signs reach the employer as they stand here.',
  headingsMissing: 'No heading says what its parts are.',
  headingsFix: 'Put Experience, Education and Skills each on a line of its own above what belongs there.',
  machineGood:
    'I could place every part of it: {facts, plural, one {# fact} other {# facts}}, each from its line.',

  // Length.
  wordsTold: 'It tells of you in {words, plural, one {# word} other {# words}}.',
  tooShortFix: 'Tell more of what you did: half a page is little, a full page is usual.',
  pagesMany: 'It is {pages} pages long.',
  tooLongFix: 'Cut it to two pages: keep the last ten years in full and give earlier jobs one line each.',
  onePage: 'It fits one page.',
  lengthGood: 'Its length is right.',

  // Fit to what the person looks for.
  targetMissing: 'Nothing at the top says what you do.',
  targetMissingFix: 'Write under your name, in two or three words, what you do or what you look for.',
  targetHeld: 'You have held the title you look for: {target}.',
  targetNear: 'Your titles come near “{target}”, which you look for, but none says it.',
  targetFar: 'No title on the page is like “{target}”, which you look for.',
  targetFix:
    'If you have done work that “{target}” stands for, name it in that job’s points and in your summary.',

  // Advice about which people differ.
  tasteReferences: 'Employers ask for references when they want them; the line that offers them can go.',
  tastePrivate:
    'Age, family and origin have no place on a Canadian resume, and some employers set aside those that tell them.',
  tasteObjective: 'Many readers prefer a summary of what you bring to an objective of what you want.',
  tasteInterests: 'Interests are worth their space when they tell an employer something the rest does not.',
  tasteOfMe:
    'Most resumes leave out “I” and “my”; in a summary either way is fine as long as it stays the same throughout.',
});
