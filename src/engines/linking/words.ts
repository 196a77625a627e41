import { fold } from '#engines/text/index.ts';

const SEPARATORS = /[^\p{L}\p{N}+#.]+/u;

function singular(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text, folded and in the singular; "C++", "C#" and "node.js" stay one. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(SEPARATORS)
    .map((word) => singular(word.replace(/^\.+|\.+$/g, '')))
    .filter(Boolean);
}

/** Endings that part words of one family, longest first, with what stands in their place. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['isation', ''],
  ['ization', ''],
  ['ational', 'ate'],
  ['ation', 'ate'],
  ['ising', 'is'],
  ['izing', 'is'],
  ['iser', 'is'],
  ['izer', 'is'],
  ['ment', ''],
  ['ing', ''],
  ['er', ''],
  ['or', ''],
  ['ed', ''],
  ['ist', ''],
  ['ical', ''],
  ['ity', ''],
  ['ive', ''],
  ['ial', ''],
  ['al', ''],
  ['ful', ''],
  ['ous', ''],
  ['ance', ''],
  ['ence', ''],
  ['ant', ''],
  ['ent', ''],
  ['ic', ''],
  ['y', ''],
  ['e', ''],
];
const SHORTEST_ROOT = 4;
const MOST_ENDINGS = 3;

/** What a singular word shares with its family: "developer", "developing" and "development" give the same. Not a word itself. */
export function rootOf(word: string): string {
  if (word.length <= SHORTEST_ROOT) return word;
  let root = word;
  for (let step = 0; step < MOST_ENDINGS; step += 1) {
    const found = ENDINGS.find(
      ([ending, instead]) =>
        root.endsWith(ending) && root.length - ending.length + instead.length >= SHORTEST_ROOT,
    );
    if (found === undefined) break;
    root = root.slice(0, root.length - found[0].length) + found[1];
  }
  return root.replace(/(.)\1$/, '$1').replace(/[ie]$/, '');
}

/** The roots of a text's words in their order. */
export const rootsOf = (text: string): string[] => wordsOf(text).map(rootOf);

const GROUP = 4;

/** Groups of four letters of a word between marks of its ends, marked so that no word is one of them. */
export function letterGroups(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from(
    { length: Math.max(0, marked.length - GROUP + 1) },
    (_, at) => `#${marked.slice(at, at + GROUP)}`,
  );
}

/** How much each feature counts in a text. */
export type Weights = ReadonlyMap<string, number>;

/** Counts features, repeated ones by their logarithm. */
export function weighed(features: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const [feature, count] of counts) counts.set(feature, 1 + Math.log(count));
  return counts;
}
