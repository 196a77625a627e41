import { columnShortForms, tableWords } from '#engines/lexicon/index.ts';
import { nameWords } from './features.ts';
import { MEANINGS } from './fields.ts';

/** Words that one short form has at most: "s t cmd". */
const LONGEST = 3;

const VOWELS = /[aeiou]/g;
/** Letters that a word without its vowels has at least for it to be told from others. */
const LEAST_CONSONANTS = 3;

/** What is left of a word without vowels, and without letters that stand twice. */
const consonantsOf = (word: string): string => word.replace(VOWELS, '').replace(/(.)\1+/g, '$1');

/** Words that columns are called by, by what is left of them without vowels; null where several leave the same. */
const BY_CONSONANTS: ReadonlyMap<string, string | null> = (() => {
  const words = new Set(
    [
      ...MEANINGS.flatMap((meaning) => meaning.split('_')),
      ...[...columnShortForms.values()].flatMap((form) => form.split(' ')),
      ...tableWords('purchase column'),
    ].filter((word) => word.length > LEAST_CONSONANTS),
  );
  const found = new Map<string, string | null>();
  for (const word of words) {
    const left = consonantsOf(word);
    if (left.length < LEAST_CONSONANTS || left === word) continue;
    found.set(left, found.has(left) ? null : word);
  }
  return found;
})();

/** The word that is written without its vowels: "rfnd", a refund. Null for a word that has some, and where it may be several. */
const withVowels = (word: string): string | null =>
  /^[a-z]+$/.test(word) && word.search(VOWELS) < 0 ? (BY_CONSONANTS.get(consonantsOf(word)) ?? null) : null;

/**
 * The name of a column with its short forms in full, the longest first: "Dt cmd", "date de commande". A name without any as it is.
 */
export function inFull(name: string): string {
  const words = nameWords(name);
  const found: string[] = [];
  let isShort = false;
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: LONGEST }, (_, less) => LONGEST - less);
    const [length = 1, full] =
      lengths
        .map((count): [number, string | undefined] => {
          const short = words.slice(at, at + count).join(' ');
          return [count, columnShortForms.get(short) ?? withVowels(short) ?? undefined];
        })
        .find(([, form]) => form !== undefined) ?? [];
    isShort ||= full !== undefined;
    found.push(full ?? words[at] ?? '');
    at += full === undefined ? 1 : length;
  }
  return isShort ? found.join(' ') : name;
}
