import { MOST_VARIANTS } from '#contract/career/approval/variants.ts';
import type { Variant } from '#contract/career/approval/variants.ts';
import type { Approach } from '#contract/career/facts.ts';

/** What each variant is called. */
export const variantNames: Readonly<Record<Approach, string>> = {
  experience: 'Experience first',
  results: 'Results first',
  short: 'Short',
};

const letters: Readonly<Record<Approach, string>> = {
  experience: 'The letter begins with your latest job and goes through what the posting asks for.',
  results: 'The letter begins with what you achieved, figures first; your job follows.',
  short: 'The letter says one thing you did and what else you bring.',
};

/** What is different in one variant, in one or two sentences; `own`: the letter is in the person's own words. */
export function variantDifference({ approach, letter_words: words }: Variant, own: boolean): string {
  if (own) return 'Your letter stays as you wrote it; the summary of your CV changes.';
  return words === 0 ? 'The summary of your CV changes.' : `${letters[approach]} ${words} words.`;
}

const counts = ['no', 'one', 'two', 'three'];

/** What is said where fewer variants than the plan holds could be made; "" where there are all. */
export function fewerWords(count: number): string {
  if (count >= MOST_VARIANTS) return '';
  const made = count === 1 ? 'one way to tell this' : `${counts[count] ?? count} ways to tell this`;
  return `I found ${made} that your profile bears out. Add more about your work to your profile and there can be ${counts[MOST_VARIANTS]}.`;
}
