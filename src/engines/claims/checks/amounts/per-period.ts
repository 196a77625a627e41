import { PERIOD, UNIVERSAL } from '#engines/claims/checks/reach/says.ts';
import { meets } from '#engines/claims/context.ts';
import type { Asked, Stretch } from '#engines/claims/context.ts';

/**
 * Whether "each year" says by which period an amount of its sentence is told, where the profile tells amounts by a period too: whether so
 * many a year are those of a month is for the check of amounts.
 */
export function isPeriodOfAmount(
  { sentences, quantities, place }: Asked,
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
