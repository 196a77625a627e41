import { PERIOD, UNIVERSAL } from '#engines/claims/checks/reach/says.ts';
import { isAsOften } from '#engines/claims/quantities/frequency.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim, Stretch } from '#engines/claims/context.ts';

/** "A week", "par jour": by which period an amount is told. */
const BY = /^(?:an?|per|par)$/;

/**
 * Whether words only say by which period an amount right before them is told ("40 hours a week"), or how often in a year that is which the
 * profile tells otherwise ("once a month" of "monthly"): whether they hold is for the checks of amounts and of how often.
 */
export function isPeriodTold(
  { quantities, frequencies, place }: Claim,
  [first = '', next = '', ...more]: readonly string[],
  at: Stretch,
): boolean {
  const before = quantities.findLast(({ end }) => end <= at.start);
  if (BY.test(first) && PERIOD.test(next) && more.length === 0 && before !== undefined && before.per !== '')
    return true;
  return (
    frequencies.some((one) => one.start <= at.start && at.end <= one.end) &&
    place.sources.some((source) => isAsOften(frequencies, at, source))
  );
}

/**
 * Whether "each year" says by which period an amount of its sentence is told, where the profile tells amounts by a period too: whether so
 * many a year are those of a month is for the check of amounts.
 */
export function isPeriodOfAmount(
  { sentences, quantities, place }: Claim,
  [first = '', next = '']: readonly string[],
  at: Stretch,
): boolean {
  if (!UNIVERSAL.test(first) || !PERIOD.test(next)) return false;
  const sentence = sentences.find((one) => meets(one, at));
  return (
    sentence !== undefined &&
    quantities.some((one) => one.per !== '' && meets(one, sentence)) &&
    place.sources.some((source) => source.quantities.some(({ per }) => per !== ''))
  );
}
