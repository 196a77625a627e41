import type { Asked } from '#engines/claims/context.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { MAKERS } from '#engines/claims/lexicon/makers.data.ts';

const productsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  MAKERS.trim()
    .split('\n')
    .map((line) => {
      const [maker = '', ...products] = line.split(' ');
      return [maker, new Set(products)] as const;
    }),
);

/** Whether a unit is the maker of the product after it, which the place names without: "Adobe Photoshop" of "Photoshop". */
export function isMaker(asked: Asked, { words: [maker, ...more], end }: Unit): boolean {
  if (maker === undefined || more.length > 0) return false;
  const next = asked.words.find(({ start }) => start === end + 1);
  return (
    next !== undefined &&
    productsOf.get(maker.word)?.has(next.word) === true &&
    asked.place.sources.some(({ said }) => said.words.has(next.word))
  );
}
