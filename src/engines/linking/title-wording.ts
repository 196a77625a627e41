import { frameWords, titleShortForms } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { rootOf, wordsOf } from './words.ts';

const rootsIn = (words: string): ReadonlySet<string> => new Set(wordsOf(words).map(rootOf));
const around = rootsIn([...frameWords('title')].join(' '));
const ranks = rootsIn([...frameWords('rank in a title')].join(' '));
/** "WFH" says nothing of the trade, in full neither. */
const SAYS_NOTHING = 'wfh';

const AROUND_WEIGHT = 0.1;
const RANK_WEIGHT = 0.5;
/** After a dash, a comma, "@" or "in": the place, the employer, the field. */
const LATER = 0.6;
const BRACKETS = 0.4;

const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\be[- ]commerce\b/g, 'ecommerce'],
  [/\bf\s*&\s*b\b/g, 'fnb'],
  [/\bon[- ]line\b/g, 'online'],
];

/** A word of a title with how much it says about the trade, 0 to 1. */
export type WeighedWord = readonly [word: string, weight: number];

function partsOf(title: string): (readonly [text: string, weight: number])[] {
  const bracketed: string[] = [];
  let main = fold(title).replace(/\(([^)]*)\)?|\[([^\]]*)\]?/g, (_, round?: string, square?: string) => {
    bracketed.push(round ?? square ?? '');
    return ' ';
  });
  for (const [pattern, joined] of JOINED) main = main.replace(pattern, joined);
  const parts = main
    .split(/@|\s[-–—|:]\s|\s[-–]|[-–]\s|,|\s(?:in|at)\s/)
    .filter((part) => part.trim() !== '');
  return [
    ...parts.map((part, at) => [part, at === 0 ? 1 : LATER] as const),
    ...bracketed.map((part) => [part, BRACKETS] as const),
  ];
}

function inFull(word: string): string[] {
  if (word === SAYS_NOTHING) return [];
  const full = titleShortForms.get(word);
  return full === undefined ? [word] : wordsOf(full);
}

/** The words of an advertised title, short ones in full, each with how much it says about the trade. */
export function weighedWords(title: string): WeighedWord[] {
  return partsOf(title).flatMap(([part, weight]) =>
    wordsOf(part)
      .flatMap(inFull)
      .map((word) => {
        const root = rootOf(word);
        const share = around.has(root) ? AROUND_WEIGHT : ranks.has(root) ? RANK_WEIGHT : 1;
        return [word, weight * share] as const;
      }),
  );
}

/** The heaviest weight of each feature that words have. */
export function heaviest(
  words: readonly WeighedWord[],
  featuresOf: (word: string) => readonly string[],
): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [word, weight] of words)
    for (const feature of featuresOf(word)) weights.set(feature, Math.max(weight, weights.get(feature) ?? 0));
  return weights;
}
