import { catalogue } from '#localization/catalogue.ts';

/** What a language model brought to a resume or a letter, and why something of it was not taken over. */
export const text = catalogue('resume-model', {
  // Notes.
  wordedLines: '{model} worded {count, plural, one {one line} other {# lines}} of it.',
  leftLines:
    'I left {count, plural, one {one line as you wrote it} other {# lines as you wrote them}}: your facts did not bear out its wording.',
  ownLetter: 'I wrote the letter myself: your facts did not bear out what {model} made of it.',
  leftSentences: `{count, plural,
    one {I did not take over one sentence of the letter {model} worded: your facts do not bear it out.}
    other {I did not take over # sentences of the letter {model} worded: your facts do not bear them out.}
  }`,

  // Why a text was not taken over.
  factUnknown: 'It cites a fact that is not known.',
  otherFacts: 'It tells of other facts than it cites.',
  noFact: 'It names no fact of yours that it rests on.',
  tooLong: 'It is longer than its place allows.',
  notPlain: 'It holds markup, an address or signs that do not belong in plain prose.',
  numbersLost: 'It loses {numbers}, which your line has.',

  // What the person can do about it.
  addInOwnWords: 'Add it to your profile, in your own words, if it is true.',
  addToProfile: 'Add what it says to your profile, if it is true.',
  nothingToDo: 'There is nothing for you to do.',
});
