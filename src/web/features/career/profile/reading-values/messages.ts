import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The head of the list, and what waits for the person.
  title: 'Details found',
  takenFrom: '{count, plural, one {One detail from {file}} other {# details from {file}}}',
  unsure: '{count, plural, one {I’m not sure about one of them.} other {I’m not sure about # of them.}}',
  checkIt: 'Check it',
  checkFirst: 'Check the first',

  // A value in the list: what the taxonomy calls it, and where it comes from.
  noneFound: 'Not found',
  listedAs: 'Listed as {standard}',
  placeListedAs: '{place}, listed as {standard}',
  saidByYou: 'Confirmed by you',
  check: 'Check this',

  // A value that is open for correction.
  dateHint: 'A month and a year, or a year.',
  lookedInVain: 'Not found in your resume.',
  sure: 'I’m {share, number, percent} sure.',
  yourWord: 'Confirmed by you.',
  calledInLists: 'Listed as {standard} in standard job and skill lists. Your resume keeps your own words.',
  nearLabel: 'Other text near it',
  near: 'Or is it one of these nearby?',
  confirm: 'That’s right',
  pick: 'Choose on page',
  stopPicking: 'Stop choosing',
  takeBackWord: 'Undo my change',
  takeOut: 'Remove',

  // The lines that are not used.
  unusedTitle:
    '{count, plural, =0 {Every line is used} one {One line isn’t used} other {# lines aren’t used}}',
  unusedHint:
    '{count, plural, one {I couldn’t tell what it says about you, so I never send it. Select it to say what it is.} other {I couldn’t tell what they say about you, so I never send them. Select one to say what it is.}}',
  line: 'Line {line}',
  lineRepeated: 'Line {line}, repeated from page to page',
  lineGivesOrders: 'Line {line}, contains instructions for software',
  dismissed: 'Not part of your resume: <struck>{words}</struck>',
  month: '{month, date, month}',
  takeBack: 'Undo<hidden>: {words}</hidden>',

  // The question what such a line is.
  whatLabel: 'What is this line?',
  ofJob: 'It belongs to',
  ofJobLabel: 'The job it belongs to',
  ofItsOwn: 'Or it’s something else',

  // Where the names behind "Listed as" come from. The licences ask for these words.
  namesTitle: 'Where “Listed as” names come from',
  namesOfOnet:
    'This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. We have modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  namesOfEsco:
    'This service uses the ESCO classification of the European Commission. We matched it to O*NET by identical wording, filtered it and added names used in job postings.',
});
