const counted = (words: string, step: number, from: number): [word: string, value: number][] =>
  words.split(' ').map((word, at) => [word, from + at * step]);

/** "One", "un" and "une", which are articles more often than numbers. */
const ONES: readonly (readonly [word: string, value: number])[] = [
  ['one', 1],
  ['un', 1],
  ['une', 1],
];

const ENGLISH_SMALL = counted(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  1,
  2,
);
const ENGLISH_TENS = counted('twenty thirty forty fifty sixty seventy eighty ninety', 10, 20);
const FRENCH_SMALL = counted(
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  1,
  2,
);
const FRENCH_TENS = counted('vingt trente quarante cinquante soixante septante', 10, 20);

/**
 * Cardinal numbers of one word, English and French, folded, without one: nought, two to nineteen, and the tens. "Six" is in both
 * languages; "neuf" is "new", too.
 */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ['zero', 0],
  ...ENGLISH_SMALL,
  ...ENGLISH_TENS,
  ...FRENCH_SMALL,
  ...FRENCH_TENS,
  ['soixante-dix', 70],
  ['quatre-vingt', 80],
  ['quatre-vingts', 80],
  ['quatre-vingt-dix', 90],
]);

const isOnes = (value: number): boolean => value > 1 && value < 10;

/** Tens and ones joined by a hyphen: "twenty-five", "vingt-cinq", "vingt-et-un". */
const compounds = (tens: typeof ENGLISH_TENS, small: typeof ENGLISH_SMALL, one: string) =>
  tens.flatMap(([ten, value]) => [
    [`${ten}-${one}`, value + 1] as const,
    ...small.filter(([, own]) => isOnes(own)).map(([word, own]) => [`${ten}-${word}`, value + own] as const),
  ]);

/** One to ninety-nine as one writes them, English and French, folded: of one word, or of tens and ones with a hyphen. */
const spelled: readonly (readonly [word: string, value: number])[] = [
  ...ONES,
  ...[...numberWords].filter(([, value]) => value > 0),
  ...compounds(ENGLISH_TENS, ENGLISH_SMALL, 'one'),
  ...compounds(FRENCH_TENS.slice(0, -2), FRENCH_SMALL, 'et-un'),
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
export const englishNumbers: ReadonlyMap<string, number> = new Map([
  ...ONES.slice(0, 1),
  ...ENGLISH_SMALL,
  ...ENGLISH_TENS,
]);
