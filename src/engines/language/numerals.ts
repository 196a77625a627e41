import { cardinals } from '#engines/lexicon/index.ts';
import type { Cardinal } from '#engines/lexicon/index.ts';

const isOne = ({ value }: Cardinal): boolean => value === 1;
/** "One", "un" and "une", which are articles more often than numbers. */
const ONES = cardinals.filter(isOne);
const MANY = cardinals.filter((one) => !isOne(one));

const within = (language: string, least: number, most: number): readonly Cardinal[] =>
  MANY.filter((one) => one.language === language && one.value >= least && one.value <= most);
const wordAndValue = ({ word, value }: Cardinal): [word: string, value: number] => [word, value];

/**
 * Cardinal numbers of one word, English and French, folded, without one: nought, two to nineteen, and the tens. "Six" is in both
 * languages; "neuf" is "new", too.
 */
export const numberWords: ReadonlyMap<string, number> = new Map(MANY.map(wordAndValue));

/** Tens and ones joined by a hyphen: "twenty-five", "vingt-cinq", "vingt-et-un". */
const compounds = (language: string, highestTens: number, one: string): [word: string, value: number][] =>
  within(language, 20, highestTens).flatMap((tens) => [
    [`${tens.word}-${one}`, tens.value + 1],
    ...within(language, 2, 9).map((ones): [string, number] => [
      `${tens.word}-${ones.word}`,
      tens.value + ones.value,
    ]),
  ]);

/** One to ninety-nine as one writes them, English and French, folded: of one word, or of tens and ones with a hyphen. */
const spelled: readonly (readonly [word: string, value: number])[] = [
  ...ONES.map(wordAndValue),
  ...[...numberWords].filter(([, value]) => value > 0),
  ...compounds('en', 90, 'one'),
  ...compounds('fr', 50, 'et-un'),
];

/** The numbers from one to `most` (at most 99) in words, English and French, folded; the longest first, as a pattern wants them. */
export const spelledNumbers = (most: number): ReadonlyMap<string, number> =>
  new Map(
    spelled
      .filter(([, value]) => value <= most)
      .toSorted(([a], [b]) => b.length - a.length || (a < b ? -1 : 1)),
  );

/** The same words as the source of a pattern, without a group around them. */
export const anyNumberWord = (most: number): string => [...spelledNumbers(most).keys()].join('|');

const HOW_MUCH = new RegExp(
  String.raw`\d|\b(?:${[...numberWords.keys()].join('|')}|hundred|thousand|dozen|half|double|doubled|tripled?|cent|mille|douzaine|moitie)\b`,
);

/** Whether a folded text says how many or how much, in digits or in words; "one" is too often an article. */
export const holdsNumber = (folded: string): boolean => HOW_MUCH.test(folded);

/** English cardinals of one word, from one: to nineteen, and the tens. */
export const englishNumbers: ReadonlyMap<string, number> = new Map(
  cardinals.filter(({ language }) => language === 'en').map(wordAndValue),
);
