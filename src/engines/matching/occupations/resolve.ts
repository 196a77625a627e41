import type { Taxonomy } from '#engines/matching/reading/taxonomy.ts';
import { signsOf, type Signs, type TitleContext } from './signs.ts';

/** An occupation a title may mean; `weight` is how much it counts, 0 to 1, by how likely it is. */
export interface RoleGuess {
  occupation: number;
  weight: number;
}

export interface TitleReading {
  /** Best first, at most five. */
  guesses: RoleGuess[];
  /** 0 to 1: how well the best title of the taxonomy fits the words. */
  certainty: number;
}

type Weights = Readonly<Record<keyof Signs, number>>;

// Fitted by logistic choice among occupations on titles and profiles with known occupations, half of the occupations held out.
const TITLE_ALONE: Weights = {
  exact: 1.7,
  named: 1.4,
  part: 3,
  first: 3.6,
  second: 0.7,
  third: 1.7,
  odds: 1,
  perWord: 1.7,
  head: 1.7,
  duties: 0,
  skills: 0,
};
const IN_CONTEXT: Weights = { ...TITLE_ALONE, duties: 6, skills: 12 };

const KEPT = 5;
/** So much less likely than the first, an occupation is not among the guesses. */
const LEAST = 0.0005;
/**
 * The occupations a title may mean, likeliest first, at most five: equal titles, titles that share telling words, how often
 * an occupation's titles use its words, and in a context duties and skills alike.
 */
export function resolveTitle(title: string, context: TitleContext, taxonomy: Taxonomy): TitleReading {
  const signs = signsOf(title, context, taxonomy);
  const weights = context.stems.size === 0 && context.skills.size === 0 ? TITLE_ALONE : IN_CONTEXT;
  const scored = [...signs]
    .map(([occupation, sign]) => ({ occupation, score: weighed(sign, weights), sign }))
    .toSorted((a, b) => b.score - a.score || a.occupation - b.occupation)
    .slice(0, KEPT);
  const top = scored[0];
  if (top === undefined) return { guesses: [], certainty: 0 };
  const odds = scored
    .map(({ occupation, score }) => ({ occupation, odds: Math.exp(score - top.score) }))
    .filter((guess) => guess.odds >= LEAST);
  const sum = odds.reduce((total, guess) => total + guess.odds, 0);
  return {
    guesses: odds.map((guess) => ({ occupation: guess.occupation, weight: weightOf(guess.odds / sum) })),
    certainty: Math.max(top.sign.named, top.sign.part, Math.min(1, top.sign.first)),
  };
}

/** An occupation this likely counts in full, and less likely ones by this power; fitted with the rest. */
const SURE = 0.6;
const SHARPNESS = 0.25;
const weightOf = (chance: number): number => Math.min(1, chance / SURE) ** SHARPNESS;

function weighed(sign: Signs, weights: Weights): number {
  return (
    sign.exact * weights.exact +
    sign.named * weights.named +
    sign.part * weights.part +
    sign.first * weights.first +
    sign.second * weights.second +
    sign.third * weights.third +
    sign.odds * weights.odds +
    sign.perWord * weights.perWord +
    sign.head * weights.head +
    sign.duties * weights.duties +
    sign.skills * weights.skills
  );
}
