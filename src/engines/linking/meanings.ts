import { z } from 'zod';
import { heaviest, weighedWords } from './title-wording.ts';
import { alikeness, directionOf, keptVectors, prepareVectors } from './vectors.ts';
import type { WordVectors } from './vectors.ts';
import { rootOf } from './words.ts';

/** What title words mean as it is kept: vectors of their roots, and of occupations by their O*NET-SOC code. */
const keptMeanings = z.object({ words: keptVectors, occupations: keptVectors });
export type KeptMeanings = z.infer<typeof keptMeanings>;

/** What title words mean, and where the taxonomy's occupations lie among them. */
export interface TitleMeanings {
  words: WordVectors;
  occupations: readonly (readonly [code: string, direction: Float32Array])[];
}

/** Unpacks kept meanings. Throws when they have another shape. */
export function prepareMeanings(raw: unknown): TitleMeanings {
  const kept = keptMeanings.parse(raw);
  const { at, values, dimensions } = prepareVectors(kept.occupations);
  return {
    words: prepareVectors(kept.words),
    occupations: [...at].map(([code, place]) => [code, values.subarray(place, place + dimensions)] as const),
  };
}

/**
 * From here on a title's occupation is named: near enough to it, and clearly nearer than to the next. Chosen on half of 2,079
 * titles as boards show them, known under other words to the taxonomy: of the other half 16 % are named, 84 % of them rightly.
 */
const NEAR = 0.75;
const CLEAR = 0.15;

/** One word may be in the titles of a single occupation by chance. */
const FEWEST_WORDS = 2;

/** The O*NET-SOC code of the occupation that an English title clearly means by its words; null when none or several may be meant. */
export function clearOccupation(title: string, { words, occupations }: TitleMeanings): string | null {
  const roots = heaviest(weighedWords(title), (word) => [rootOf(word)]);
  const telling = [...roots].filter(([root, weight]) => weight === 1 && words.at.has(root));
  if (telling.length < FEWEST_WORDS) return null;
  const direction = directionOf(roots, words);
  let [best, second, found] = [0, 0, ''];
  for (const [code, meaning] of occupations) {
    const near = alikeness(direction, meaning);
    if (near > best) [best, second, found] = [near, best, code];
    else if (near > second) second = near;
  }
  return best >= NEAR && best - second >= CLEAR ? found : null;
}
