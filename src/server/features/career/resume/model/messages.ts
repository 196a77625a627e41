import { catalogue } from '#localization/catalogue.ts';

/** What a language model brought to a resume or a cover letter, and why some of it was not used. */
export const text = catalogue('resume-model', {
  // Notes.
  wordedLines: '{model} wrote {count, plural, one {one line} other {# lines}} of it.',
  leftLines:
    'I kept your own wording on {count, plural, one {one line} other {# lines}}: your profile didn’t support the new wording.',
  ownLetter: 'I wrote the cover letter myself: your profile didn’t support what {model} wrote.',
  leftSentences: `{count, plural,
    one {I left out one sentence {model} wrote for the cover letter: your profile doesn’t support it.}
    other {I left out # sentences {model} wrote for the cover letter: your profile doesn’t support them.}
  }`,

  // Why a text was not used.
  factUnknown: 'It’s based on something that isn’t in your profile.',
  otherFacts: 'It claims more than your profile says.',
  noFact: 'It isn’t based on any fact in your profile.',
  tooLong: 'It’s too long for its place.',
  notPlain: 'It contains markup, a web address or symbols that don’t belong in plain text.',
  numbersLost: 'It drops {numbers}, which your line includes.',

  // What the person can do about it.
  addInOwnWords: 'If it’s true, add it to your profile in your own words.',
  addToProfile: 'If it’s true, add it to your profile.',
  nothingToDo: 'Nothing for you to do.',
});
