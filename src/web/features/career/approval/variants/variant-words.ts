import { MOST_VARIANTS } from '#contract/career/approval/variants.ts';
import type { Variant } from '#contract/career/approval/variants.ts';
import type { Approach } from '#contract/career/facts.ts';
import { text } from './messages.ts';

/** What each variant is called. */
export const variantNames: Readonly<Record<Approach, () => string>> = {
  experience: () => text('experience'),
  results: () => text('results'),
  short: () => text('short'),
};

const letters: Readonly<Record<Approach, (count: number) => string>> = {
  experience: (count) => text('letterExperience', { count }),
  results: (count) => text('letterResults', { count }),
  short: (count) => text('letterShort', { count }),
};

/** What is different in one variant, in one or two sentences; `own`: the letter is in the person's own words. */
export function variantDifference({ approach, letter_words: words }: Variant, own: boolean): string {
  if (own) return text('letterStays');
  if (words === 0) return text('summaryAlone');
  return letters[approach](words);
}

/** What is said where fewer variants than the plan holds could be made; "" where there are all. */
export function fewerWords(count: number): string {
  return count >= MOST_VARIANTS ? '' : text('fewer', { count, most: MOST_VARIANTS });
}
