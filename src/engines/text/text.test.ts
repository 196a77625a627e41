import { describe, expect, it } from 'vitest';
import { beginningOf, fold, guessLanguage, plainWords, sentences, words } from './index.ts';

describe('words', () => {
  it.each([
    ["L'hôpital d’Orléans", ['hopital', 'orleans']],
    ['C++, C# and Node.js 3.5', ['c++', 'c#', 'and', 'node.js', '3.5']],
    ["the employer's co-op", ['the', 'employer', 'co', 'op']],
    ['Œuvre 大学', ['oeuvre', '大学']],
    ['', []],
  ])('of %j are %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('are compared without case, accents and kinds of dash', () => {
    expect(fold('Été – L’Île')).toBe("ete - l'ile");
  });

  it('stand alone, one blank apart, beside the signs that are kept', () => {
    expect(plainWords(' À 50% — “C++” (requis)* ')).toBe('a 50% c requis');
    expect(plainWords('À 50% – C++/C#', '%+#')).toBe('a 50% c++ c#');
  });
});

describe('the beginning of a text', () => {
  it('is all of a text that is short enough', () => {
    expect(beginningOf('so much to pick from', 20)).toBe('so much to pick from');
  });

  it('ends with a whole word, and within one where that is half of it', () => {
    expect(beginningOf('so much to pick from', 18)).toBe('so much to pick…');
    expect(beginningOf('a transubstantiation', 18)).toBe('a transubstantiati…');
  });
});

describe('the language of a text', () => {
  it.each([
    ['We are looking for a nurse who will work with our team on the ward', 'en'],
    ['Nous cherchons une infirmière pour travailler avec notre équipe', 'fr'],
    ['Infirmière auxiliaire', 'fr'],
    ['', 'en'],
    ['Nurse at the Hôtel-Dieu', 'en'],
  ] as const)('of %j is %s', (text, language) => {
    expect(guessLanguage(text)).toBe(language);
  });
});

describe('sentences', () => {
  it('end at full stops, not at abbreviations or initials', () => {
    expect(sentences('I work at St. Mary Hospital. Dr. J. Roy leads it! Really?\nYes')).toEqual([
      'I work at St. Mary Hospital.',
      'Dr. J. Roy leads it!',
      'Really?',
      'Yes',
    ]);
  });
});
