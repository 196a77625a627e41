import { DENIED, leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { NEED, RIGHT, SUPPORT } from './rights.ts';
import { sidesOf } from './sides.ts';

const BARE_NEED =
  /^(i )?(do|will|would)( not)?$|^(i do|i will|neither|not now)\b.{0,12}\b(now nor in the future|or in the future)$|^neither$/;

/** What a choice that names no right and no permit says of a need for help: "I do not", "I will not require support". */
export function neededBy(label: string): boolean | null {
  const plain = plainLabel(label);
  if (leaning(label) !== null || RIGHT.test(plain) || SUPPORT.test(plain)) return null;
  if (!BARE_NEED.test(plain) && !NEED.test(plain)) return null;
  return !DENIED.test(plain) && !plain.startsWith('neither');
}

/** Whether a choice of few words says that help is needed or not, whether or not it names it: "Needed later", "I'd need sponsorship". */
function needOf(label: string): boolean | null {
  const plain = plainLabel(label);
  return NEED.test(plain.replace(/\bneeded\b/g, 'need')) && plain.split(' ').length <= 6
    ? !DENIED.test(plain)
    : null;
}

/** The choice for a yes or a no, where every choice is one of them; where a `right` is asked about a need for help denies it. */
export function choiceOfRight<Choice extends { readonly label: string }>(
  options: readonly Choice[],
  whole: boolean,
  right: boolean,
): Choice | null {
  const labels = options.map(({ label }) => label);
  const sides = sidesOf(labels).map((side, at) => {
    const needs = needOf(labels[at] ?? '');
    return needs === null ? side : right ? !needs : needs;
  });
  const only = sides.indexOf(null);
  // Of two choices of which one needs help the other does without.
  if (labels.length === 2 && only >= 0 && sides[1 - only] !== null) sides[only] = !sides[1 - only];
  const found = options.filter((_, at) => sides[at] === whole);
  return sides.includes(null) || found.length !== 1 ? null : (found[0] ?? null);
}
