/** The three words a score of 0 to 100 can have. */
export type ScoreBand = 'Strong' | 'Fair' | 'Weak';

/** Strong from 80, Fair from 60, Weak below. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return 'Strong';
  return score >= 60 ? 'Fair' : 'Weak';
}
