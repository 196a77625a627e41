import type { Claim } from './context.ts';
import { isSaid } from './language/units.ts';
import { bearsOut } from './quantities/match.ts';

/** The values that say something of the text, those that say most first. */
export function sourcesOf(claim: Claim): string[] {
  const left = new Set(claim.units);
  return claim.place.sources
    .map((source) => ({ source, said: claim.units.filter((unit) => isSaid(unit, source.vocabulary)) }))
    .toSorted((a, b) => b.said.length - a.said.length)
    .filter(({ source, said }) => {
      const adds =
        said.some((unit) => left.has(unit)) ||
        claim.quantities.some((one) => source.quantities.some((truth) => bearsOut(truth, one)));
      for (const unit of said) left.delete(unit);
      return adds;
    })
    .map(({ source }) => source.id);
}
