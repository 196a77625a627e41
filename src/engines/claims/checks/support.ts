import type { Claim } from '#engines/claims/context.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { entriesTold } from '#engines/claims/profile/told.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import { meets } from '#engines/claims/context.ts';

const TELLING = new Set(['highlights', 'summary', 'description', 'title', 'keywords']);
const MOST_SUPPORTS = 3;

/** A unit that names a thing, and not what was done with it. */
const isThing = (unit: Unit): boolean => unit.meaning?.action !== true;

/** The values that the rest of a clause tells of, without one unit of it; those of the whole where the rest tells of none. */
export function supportBeside(
  claim: Claim,
  clause: Pick<Clause, 'words' | 'start' | 'end'>,
  unit: Unit,
): Source[] {
  const rest = supportOf(claim, {
    ...clause,
    words: clause.words.filter((word) => !unit.words.includes(word)),
  });
  if (rest.length > 0) return rest;
  // Between two languages the other words may all be new.
  const language = languageOf(clause.words);
  return supportOf(claim, clause).filter(({ words }) => languageOf(words) !== language);
}

/**
 * The values that a clause tells of: the one that says most of the things in it, and those that say what this one does
 * not. Best first; empty when the clause tells of none.
 */
export function supportOf(
  claim: Claim,
  clause: Pick<Clause, 'words' | 'start' | 'end'> & { quantities?: boolean },
): Source[] {
  const telling = claim.place.sources.filter(({ field }) => TELLING.has(field));
  const units = unitsOf(clause.words);
  const amounts = clause.quantities === false ? [] : claim.quantities.filter((one) => meets(one, clause));
  const scored = telling
    .map((source) => {
      const said = units.filter((unit) => isSaid(unit, source.vocabulary));
      const counted = amounts.filter((one) => source.quantities.some((truth) => bearsOut(truth, one)));
      const score = said.reduce((sum, unit) => sum + (isThing(unit) ? 2 : 1), 0) + 3 * counted.length;
      return { source, said: new Set(said), score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (best === undefined) return [];
  const chosen = [best];
  const left = new Set(units.filter((unit) => isThing(unit) && !best.said.has(unit)));
  for (const other of scored.slice(1)) {
    if (left.size === 0 || chosen.length >= MOST_SUPPORTS) break;
    const adds = [...left].filter((unit) => other.said.has(unit));
    if (adds.length === 0) continue;
    for (const unit of adds) left.delete(unit);
    chosen.push(other);
  }
  // Two values that say equally much are both told of.
  for (const other of scored) if (other.score === best.score && !chosen.includes(other)) chosen.push(other);
  return chosen.map(({ source }) => source);
}

/** The facts that a sentence tells of; where a letter names where it was, those of another place bear nothing out. */
export function carriersOf(claim: Claim, sentence: Sentence): Source[] {
  const carriers = supportOf(claim, sentence);
  if (claim.place.kind !== 'letter') return carriers;
  const named = sentence.clauses.flatMap((clause) => entriesTold(claim, sentence, clause));
  if (named.length === 0) return carriers;
  return carriers.filter(
    (source) =>
      !/^(?:work|volunteer)$/.test(source.section) || named.some(({ sources }) => sources.includes(source)),
  );
}
