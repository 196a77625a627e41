import { text } from './messages.ts';

/** The three kinds of a score of 0 to 100. */
export type ScoreBand = 'strong' | 'fair' | 'weak';

const words: Record<ScoreBand, () => string> = {
  strong: () => text('strong'),
  fair: () => text('fair'),
  weak: () => text('weak'),
};

/** Strong from 80, fair from 60, weak below. */
export function bandOf(score: number): ScoreBand {
  if (score >= 80) return 'strong';
  return score >= 60 ? 'fair' : 'weak';
}

/** The word that a score has. */
export const scoreBand = (score: number): string => words[bandOf(score)]();
