import { meets } from '#engines/claims/context.ts';
import type { Claim, Stretch } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { unitsOf } from '#engines/claims/language/units.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';

/** "Welder" is the name of a trade as of its certificate; "welder certificate" is the latter alone. */
const LEAST_SAID = 2;

/** How many units a value of an entry says by their own words: what only means as much names nothing. */
const saidOf = ({ sources }: Entry, units: Claim['units']): number =>
  Math.max(
    0,
    ...sources
      .filter(({ field }) => field !== 'issuer')
      .map(
        ({ vocabulary }) =>
          units.filter(({ words }) => words.every(({ word }) => vocabulary.words.has(word))).length,
      ),
  );

/**
 * The certificate that a clause names by more of its words than any other value of the profile says, whose dates then are those of the
 * clause: "I have held my broker licence since 2019". Null where the clause names none, or something else as well.
 */
export function credentialNamed(claim: Claim, clause: Pick<Clause, 'words'>, time: Stretch): Entry | null {
  const units = unitsOf(clause.words.filter((word) => !meets(word, time)));
  const counted = claim.known.entries.map((entry) => ({ entry, count: saidOf(entry, units) }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  const [best, ...others] = counted.filter(({ count }) => count === most);
  return most >= LEAST_SAID && best?.entry.section === 'certificates' && others.length === 0
    ? best.entry
    : null;
}
