import { isAllowed } from '#bench/predict/tasks/truth.ts';
import type { TruthInput } from '#bench/predict/tasks/truth.ts';
import { addedEnds, widened } from './added.ts';
import { changedAmounts } from './amounts.ts';
import { changedCertificates, changedDegrees, changedTitles } from './credentials.ts';
import { changedAwards, changedLanguages, raisedSkills, skillsOfPosting } from './honours.ts';
import { droppedRestrictions } from './dropped.ts';
import { honestLines } from './honest-lines.ts';
import { rewordings } from './honest.ts';
import { bare, numberOf, peopleOf, pick, languageOf } from './people.ts';
import type { Change, Fact, Person } from './people.ts';
import { anotherTime, elsewhere, merged, timesOf } from './places.ts';
import { exchangedObjects, replacedVerbs } from './replaced.ts';

/** A change and what it is: a falsehood that has to be blocked, or an honest text that must not be. */
export interface Judged extends Change {
  isFalse: boolean;
  isAllowed: boolean;
}

const OF_FACTS = [
  replacedVerbs,
  exchangedObjects,
  changedAmounts,
  addedEnds,
  widened,
  droppedRestrictions,
  elsewhere,
  anotherTime,
  merged,
];
/** Rules that need no more than a sentence and so can change one that is worded otherwise than its fact. */
const OF_SENTENCES = [changedAmounts, addedEnds, droppedRestrictions];

const OF_PEOPLE = [
  changedTitles,
  changedDegrees,
  changedLanguages,
  changedAwards,
  skillsOfPosting,
  raisedSkills,
  timesOf,
];

/** The honest bullets of a set that the gate lets stand, as facts to be changed in their turn. */
function honestFacts(
  input: TruthInput,
  truth: Readonly<Record<string, { kind: string }>>,
  people: readonly Person[],
): Fact[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return input.items.flatMap((item) => {
    const person = byId.get(item.profileId);
    const entry = person?.resume.work[Number(/^work\[(\d+)\]\.highlights$/.exec(item.target)?.[1] ?? -1)];
    if (person === undefined || entry === undefined || truth[item.id]?.kind !== 'honest') return [];
    if (!isAllowed(input, item)) return [];
    const { text, target } = item;
    return [{ person, entry, target, text, language: languageOf(text) }];
  });
}

/** One change in so many is also told beside a true fact. */
const BESIDE_ONE_IN = 8;

/** Some changes of bullets with another fact of the same job before or after them: each has to be judged as it is alone. */
const besideAnother =
  (kind: string) =>
  ({ person, target, text, from }: Change): Change[] => {
    if (!target.endsWith('highlights') || numberOf(`beside ${text}`) % BESIDE_ONE_IN !== 0) return [];
    const others = person.facts.filter((fact) => fact.target === target && fact.text !== from);
    return pick(others, `beside ${text}`).flatMap((other) => {
      const and = other.language === 'fr' ? 'et' : 'and';
      const [own, its] = [bare(text), bare(other.text)];
      const [first, second] = numberOf(`first ${text}`) % 2 === 0 ? [own, its] : [its, own];
      const isSemicolon = numberOf(`sign ${text}`) % 3 === 0;
      const joint = isSemicolon ? ';' : ` ${and}`;
      return [{ kind, person, target, text: `${first}${joint} ${lowered(second)}.`, from }];
    });
  };

/** A sentence with the capital of its first word made small; initials and names in capitals stay. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text;

/**
 * All changes of a set, or one in so many of them by a hash, each with what the gate says of it. One text is judged once.
 */
export function judgedChanges(
  input: TruthInput,
  truth: Readonly<Record<string, { kind: string }>>,
  oneIn = 1,
): Judged[] {
  const people = peopleOf(input);
  const facts = people.flatMap((person) => person.facts);
  const falsehoods = [
    ...OF_FACTS.flatMap((rule) => facts.flatMap(rule)),
    ...OF_SENTENCES.flatMap((rule) => honestFacts(input, truth, people).flatMap(rule)),
    ...OF_PEOPLE.flatMap((rule) => people.flatMap(rule)),
    ...people.flatMap((person) => changedCertificates(people, person)),
  ];
  const honest = [...facts.flatMap(rewordings), ...people.flatMap(honestLines)];
  const seen = new Set<string>();
  const judge = (change: Change, isFalse: boolean): Judged[] => {
    const { person, target, text } = change;
    const key = `${person.id}\n${target}\n${text}`;
    if (seen.has(key) || numberOf(`one in ${key}`) % oneIn !== 0) return [];
    seen.add(key);
    const item = { id: key, profileId: person.id, postingId: person.postingId, target, text };
    return [{ ...change, isFalse, isAllowed: isAllowed(input, item) }];
  };
  return [
    ...honest.flatMap((change) => judge(change, false)),
    ...falsehoods.flatMap((change) => judge(change, true)),
    ...honest.flatMap(besideAnother('told beside another fact')).flatMap((change) => judge(change, false)),
    ...falsehoods.flatMap(besideAnother('beside a true fact')).flatMap((change) => judge(change, true)),
  ];
}
