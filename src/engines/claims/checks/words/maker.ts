import type { Claim } from '#engines/claims/context.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { productsOf } from '#engines/lexicon/index.ts';

/** Whether a unit is the maker of the product after it, which the place names without: "Adobe Photoshop" of "Photoshop". */
export function isMaker(claim: Claim, { words: [maker, ...more], end }: Unit): boolean {
  if (maker === undefined || more.length > 0) return false;
  const next = claim.words.find(({ start }) => start === end + 1);
  return (
    next !== undefined &&
    productsOf(maker.word).has(next.word) &&
    claim.place.sources.some(({ vocabulary }) => vocabulary.words.has(next.word))
  );
}
