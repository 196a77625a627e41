import { LEAST_PRODUCT } from '#engines/matching/index.ts';
import type { PostingKeys, CandidateKeys } from '#engines/matching/index.ts';

type Roles = PostingKeys['roles'];

function areClose(asked: Roles, held: Roles): boolean {
  const weights = new Map(held.map(({ role, weight }) => [role, weight]));
  return asked.some(({ role, weight }) => weight * (weights.get(role) ?? 0) >= LEAST_PRODUCT);
}

const isAmong = (areas: readonly string[] | null, held: readonly string[]): boolean =>
  areas === null || held.some((area) => areas.includes(area));

function agree(posting: PostingKeys, person: CandidateKeys): boolean {
  const speaks = (asked: readonly string[]) => asked.every((language) => person.languages.includes(language));
  const { pay, workplace, level } = posting;
  return (
    speaks(posting.writtenIn) &&
    (!person.saysLanguages || speaks(posting.languages)) &&
    (workplace === null || (person.workplaces?.includes(workplace) ?? true)) &&
    (pay === null || person.leastPay?.currency !== pay.currency || pay.amount >= person.leastPay.amount) &&
    (level === null || person.levels.includes(level))
  );
}

/** Whether a posting that asks for people finds a person: what the database does, without one. */
export const meetsPerson = (posting: PostingKeys, person: CandidateKeys): boolean =>
  areClose(posting.asks.roles, person.roles) &&
  isAmong(posting.asks.areas, person.areas) &&
  agree(posting, person);

/** The same the other way around. */
export const meetsPosting = (person: CandidateKeys, posting: PostingKeys): boolean =>
  areClose(person.asks.roles, posting.roles) &&
  isAmong(person.asks.areas, posting.areas) &&
  agree(posting, person);
