import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The head of the list, and what waits for the person.
  title: 'What I took',
  takenFrom: '{count, plural, one {One value from {file}} other {# values from {file}}}',
  unsure: '{count, plural, one {I am not sure of one of them.} other {I am not sure of # of them.}}',
  checkIt: 'Check it',
  checkFirst: 'Check the first',

  // A value in the list: what the taxonomy calls it, and where it stands.
  noneFound: 'I found none',
  listedAs: 'Listed as {standard}',
  placeListedAs: '{place}, listed as {standard}',
  saidByYou: 'You said so',
  check: 'Check this',

  // A value that is open, to be mended.
  dateHint: 'A month and a year, or a year.',
  lookedInVain: 'I looked for it and found none.',
  sure: 'I am {share, number, percent} sure of it.',
  yourWord: 'You said so.',
  calledInLists: 'Lists of occupations and skills call it {standard}; your own words stay on your CV.',
  nearLabel: 'Other words from the same place',
  near: 'Or is it one of these, from the same place?',
  confirm: 'That is right',
  pick: 'Choose it on the page',
  stopPicking: 'Stop choosing on the page',
  takeBackWord: 'Take my word back',
  takeOut: 'Take it out',

  // The lines that became nothing.
  unusedTitle:
    '{count, plural, =0 {Every line is used} one {One line I did not use} other {# lines I did not use}}',
  unusedHint:
    '{count, plural, one {I could not tell what it says about you, so I never send it. You can tell me.} other {I could not tell what they say about you, so I never send them. You can tell me.}}',
  line: 'Line {line}',
  lineRepeated: 'Line {line}, repeated from page to page',
  lineGivesOrders: 'Line {line}, tells whoever reads it what to say or do',
  dismissed: 'Not part of your CV: <struck>{words}</struck>',
  takeBack: 'Take it back<hidden>: {words}</hidden>',

  // The question what such a line is.
  whatLabel: 'What is this line?',
  ofJob: 'It belongs to',
  ofJobLabel: 'The job it belongs to',
  ofItsOwn: 'Or it is something of its own',

  // Where the names behind "Listed as" come from. The licences ask for these words.
  namesTitle: 'Where the names after “Listed as” come from',
  namesOfOnet:
    'This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. We have modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  namesOfEsco:
    'This service uses the ESCO classification of the European Commission. We joined it to O*NET by equal wording, filtered it and added names that postings use.',
});
