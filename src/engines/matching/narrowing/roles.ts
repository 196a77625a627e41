import { relation, VIEWS } from '#engines/matching/occupations/relations.ts';
import type { RoleGuess } from '#engines/matching/occupations/resolve.ts';
import type { PostingReading } from '#engines/matching/posting.ts';
import type { Taxonomy } from '#engines/matching/reading/taxonomy.ts';
import type { Candidate } from '#engines/matching/candidate.ts';

/**
 * The product of both sides' weights from which a pair can come to the gate: `MATCH_GATE` less the half point that rounding may add, as
 * a share, and a little less again for what is rounded on the way to the score.
 */
export const LEAST_PRODUCT = 0.494;

/** An occupation by its O*NET-SOC code ("29-1141.00") or a title by its words ("=registered nurse"), with how much it counts, 0 to 1. */
export interface WeighedRole {
  role: string;
  weight: number;
}

/** Roles without repeats, each as strong as anywhere, without those that could not reach the gate with any other. */
class Roles {
  readonly #weights = new Map<string, number>();

  add(role: string | undefined, weight: number): void {
    if (role !== undefined && weight >= LEAST_PRODUCT && weight > (this.#weights.get(role) ?? 0))
      this.#weights.set(role, weight);
  }

  list(): WeighedRole[] {
    return [...this.#weights].map(([role, weight]) => ({ role, weight }));
  }
}

const named = (name: string): string => `=${name}`;

type Guesses = readonly RoleGuess[];
/** Occupations by index that one is related to closely enough, with the relation. */
type Neighbours = (occupation: number) => readonly (readonly [other: number, relation: number])[];
const itself: Neighbours = (occupation) => [[occupation, 1]];

function addGuesses(
  roles: Roles,
  guesses: Guesses,
  factor: number,
  to: Neighbours,
  taxonomy: Taxonomy,
): void {
  for (const guess of guesses)
    for (const [other, close] of to(guess.occupation))
      roles.add(taxonomy.occupations[other]?.code, factor * guess.weight * close);
}

/** Of each way around; found once per occupation and kept with the taxonomy it belongs to. */
interface Known {
  from: Map<number, readonly (readonly [number, number])[]>;
  to: Map<number, readonly (readonly [number, number])[]>;
}
const knownOf = new WeakMap<Taxonomy, Known>();

function neighbours(way: keyof Known, taxonomy: Taxonomy): Neighbours {
  const known = knownOf.get(taxonomy) ?? { from: new Map(), to: new Map() };
  knownOf.set(taxonomy, known);
  return (occupation) => {
    const found = known[way].get(occupation);
    if (found !== undefined) return found;
    const made = taxonomy.occupations.flatMap((_, other): [number, number][] => {
      const [person, posting] = way === 'from' ? [occupation, other] : [other, occupation];
      // Which view a pair is seen in, the person's wishes tell: an index of postings does not know them.
      const close = Math.max(...VIEWS.map((view) => relation(person, posting, taxonomy, view)));
      return close >= LEAST_PRODUCT ? [[other, close]] : [];
    });
    known[way].set(occupation, made);
    return made;
  };
}

function postingRoles({ role, names }: PostingReading, ceiling: number, to: Neighbours, taxonomy: Taxonomy) {
  const roles = new Roles();
  addGuesses(roles, role.guesses, ceiling, to, taxonomy);
  for (const name of names) roles.add(named(name), ceiling);
  return roles.list();
}

function personRoles({ titles }: Pick<Candidate, 'titles'>, to: Neighbours, taxonomy: Taxonomy) {
  const roles = new Roles();
  for (const { roles: guesses, names, fresh } of titles) {
    addGuesses(roles, guesses, fresh, to, taxonomy);
    for (const name of names) roles.add(named(name), fresh);
  }
  return roles.list();
}

/** What a posting's work may be, as an index holds it. `ceiling`: the share of the score that is within anybody's reach beside the role. */
export const rolesOfPosting = (reading: PostingReading, ceiling: number, taxonomy: Taxonomy) =>
  postingRoles(reading, ceiling, itself, taxonomy);

/** What people may do to whom the posting's work is close enough. */
export const rolesClose = (reading: PostingReading, ceiling: number, taxonomy: Taxonomy) =>
  postingRoles(reading, ceiling, neighbours('to', taxonomy), taxonomy);

/** What a person does and looks for, as an index holds it. */
export const rolesOfPerson = (candidate: Pick<Candidate, 'titles'>, taxonomy: Taxonomy) =>
  personRoles(candidate, itself, taxonomy);

/** The work that is close enough to what a person does and looks for. */
export const rolesWithinReach = (candidate: Pick<Candidate, 'titles'>, taxonomy: Taxonomy) =>
  personRoles(candidate, neighbours('from', taxonomy), taxonomy);
