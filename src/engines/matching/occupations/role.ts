import type { PostingReading } from '#engines/matching/posting.ts';
import type { Taxonomy } from '#engines/matching/reading/taxonomy.ts';
import type { Match } from '#engines/matching/saying/match.ts';
import type { Candidate } from '#engines/matching/candidate.ts';
import { closest, type View } from './relations.ts';

/** So many occupations may carry a title that still names the work; what an "Engineer" or a "Professor" does only the rest tells. */
const FEW_OCCUPATIONS = 2;
const tells = (name: string, { exact }: Taxonomy): boolean =>
  (exact.get(name)?.length ?? 0) <= FEW_OCCUPATIONS;

/** How close a posting is to one of the person's titles, 0 to 1, and as which occupation. */
function closenessOf(
  { names, roles, fresh }: Candidate['titles'][number],
  reading: PostingReading,
  taxonomy: Taxonomy,
  view: View,
): { value: number; occupation: string | undefined } {
  const found = closest(roles, reading.role.guesses, taxonomy, view);
  const isNamed = names.some((name) => reading.names.has(name) && tells(name, taxonomy));
  return {
    value: fresh * Math.max(found.value, isNamed ? 1 : 0),
    occupation: taxonomy.occupations[found.posting]?.title,
  };
}

/** What the posting's work is to the person: the closest of the titles they want and the jobs they last had, with the relation, 0 to 1. */
export function roleOf(reading: PostingReading, candidate: Candidate, taxonomy: Taxonomy): Match['role'] {
  let best = { posting: reading.title, person: candidate.titles[0]?.text ?? '', relation: 0 };
  const view = candidate.titles.some(({ isWanted }) => isWanted) ? 'wished' : 'drawn';
  for (const title of candidate.titles) {
    const { value, occupation } = closenessOf(title, reading, taxonomy, view);
    if (value > best.relation) {
      const relation = Math.round(value * 10_000) / 10_000;
      best = { posting: occupation ?? reading.title, person: title.text, relation };
    }
  }
  return best;
}

/** From here on a posting is close to a wanted title: the lowest tier of relation, as the posting's occupation lists it. */
const NEAR = 0.27;

/**
 * Titles the person wants when the posting is close to none of them, else none. Judged only where the person wants nothing
 * else, and where the posting and all the titles are known to be some occupation's.
 */
export function titlesMissed(
  reading: PostingReading,
  candidate: Candidate,
  taxonomy: Taxonomy,
): readonly string[] {
  const wanted = candidate.titles.filter(({ isWanted }) => isWanted);
  const isKnown = reading.role.guesses.length > 0 && wanted.every(({ roles }) => roles.length > 0);
  if (candidate.wants.wantedTitlesOnly !== true || !isKnown) return [];
  const isNear = wanted.some((title) => closenessOf(title, reading, taxonomy, 'wished').value >= NEAR);
  return isNear ? [] : candidate.wants.targetTitles;
}
