import { peopleOf } from '#bench/claims-changes/people.ts';
import { isAllowed } from '#bench/predict/tasks/truth.ts';
import type { TruthInput } from '#bench/predict/tasks/truth.ts';
import { changedNumbers } from './numbers.ts';
import { changedCredentials, changedLevels, changedWords } from './others.ts';
import { isSaidWhole, swappedTexts } from './swapped.ts';
import { isBorneOut, isPicked, toldBy } from './told.ts';
import type { Changed } from './told.ts';

/** A changed text, whether the person's other values bear it out, and whether the gate lets it stand. */
export interface JudgedChange extends Changed {
  isBorneOut: boolean;
  isAllowed: boolean;
}

type Truth = Readonly<Record<string, { kind: string; category?: string | undefined }>>;

function judged(
  input: TruthInput,
  changes: readonly Changed[],
  bearsOut: (change: Changed) => boolean,
  oneIn: number,
): JudgedChange[] {
  const seen = new Set<string>();
  return changes.flatMap((change) => {
    const { person, target, text } = change;
    const id = `${person.id}\n${target}\n${text}`;
    if (seen.has(id) || !isPicked(id, oneIn)) return [];
    seen.add(id);
    const item = { id, profileId: person.id, postingId: null, target, text };
    return [{ ...change, isBorneOut: bearsOut(change), isAllowed: isAllowed(input, item) }];
  });
}

/** Every value of every person with one property changed, or one change in so many of them. */
export function changedProperties(input: TruthInput, oneIn = 1): JudgedChange[] {
  const people = peopleOf(input);
  const changes = people.flatMap((person) => [
    ...toldBy(person).flatMap((told) => [...changedNumbers(told), ...changedWords(told)]),
    ...changedLevels(person),
    ...changedCredentials(people, person),
  ]);
  return judged(input, changes, isBorneOut, oneIn);
}

/** Every honest text before the facts of other people, or one in so many of them. */
export const swapped = (input: TruthInput, truth: Truth, oneIn = 1): JudgedChange[] =>
  judged(input, swappedTexts(input, truth, peopleOf(input)), isSaidWhole, oneIn);
