import { MONTH_WORDS, NUMBER_WORDS, SAME_IN_BOTH } from './words.data.ts';

/** What the cited facts say, ready for looking words and numbers up. */
export interface Said {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

/** Lower case, no diacritics, straight apostrophes. The checker has its own so that an error elsewhere is not repeated here. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase();
}

/** Words and numbers of a text as written; elided French articles are words of their own. */
export function tokens(text: string): string[] {
  return Array.from(
    text.matchAll(
      /\p{N}[\p{N}.,'’\u00a0\u202f]*\p{N}|\p{N}+|[\p{L}][\p{L}\p{N}]*[+#]*(?:[-.][\p{L}\p{N}]+)*[+#]*/gu,
    ),
    ([token]) => token,
  );
}

/** A number without its thousands marks: "12,000", "12 000" and "12000" are one; "4,5" and "4.5" too. */
export function plainNumber(text: string): string {
  const bare = text
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replaceAll(',', '.');
  return bare.replace(/^0+(?=\d)/, '');
}

/** Collects the words, numbers, and dates (in words too) of the values given. */
export function saidIn(values: readonly string[]): Said {
  const words = new Set<string>();
  const numbers = new Set<string>();
  for (const value of values) {
    for (const token of tokens(value)) {
      const word = plain(token);
      for (const part of [word, ...word.split(/[-.]/)]) words.add(part);
      if (/^\p{N}/u.test(token)) numbers.add(plainNumber(token));
      for (const digits of token.matchAll(/\d+/g)) numbers.add(plainNumber(digits[0]));
      const counted = NUMBER_WORDS.get(word);
      if (counted !== undefined) numbers.add(counted);
    }
    // A language is the same one under its other name; nothing but the whole value counts.
    const whole = plain(value).trim();
    for (const [english, french] of SAME_IN_BOTH)
      if (whole === english || whole === french)
        for (const word of [...english.split(' '), ...french.split(' ')]) words.add(word);
    const date = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(value);
    for (const month of MONTH_WORDS[Number(date?.[2]) - 1]?.split(' ') ?? []) words.add(month);
  }
  return { words, numbers };
}

const SHORTEST_STEM = 4;

/** Whether a word, or another form of it, is among those said: equal, or alike but for up to three last letters. */
export function isSaid(word: string, said: Said): boolean {
  if (said.words.has(word)) return true;
  if (word.length < SHORTEST_STEM) return false;
  for (const known of said.words) {
    const shared = Math.max(SHORTEST_STEM, Math.min(word.length, known.length) - 2);
    const near = Math.abs(word.length - known.length) <= 4;
    if (near && known.length >= SHORTEST_STEM && word.slice(0, shared) === known.slice(0, shared))
      return true;
  }
  return false;
}
