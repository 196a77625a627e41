import { wordFor } from '#engines/lexicon/index.ts';
import { isDecline, leaning, plainLabel } from '#engines/forms/understanding/wording.ts';

/** A denial that is drawn together without its sign: "doesnt", "wont". */
const DRAWN_TOGETHER = /\b(do|does|did|is|are|was|were|ca|wo|have|has|would|could)nt\b/g;
const inWords = (label: string): string => plainLabel(label).replaceAll(DRAWN_TOGETHER, '$1n t');

const DENYING =
  /^i have yet to\b|^(i |we )?(do|am|will|can|have|would|did|could) (not|n t)\b|^(i |we )(am |m |be |would be |will be )un(able|willing|available)\b|^(out)$|^(please )?opt me out\b|^(i |i m )?(cannot|can t|don t|won t|am not|not|unable|unavailable)\b|^(je|j) (ne|n)\b|^n?(neither|either now nor)\b|^(never|jamais|aucune?|no longer)\b|^(opt out|unsubscribe|decline|je refuse|je decline|non disponible|pas disponible|indisponible|pas du tout|nicht|(this|that|it) (does not|doesn t|won t))\b/;
/** Not to answer is no answer; not to do it is a no. */
const RATHER_NOT =
  /^je prefere(rais)? ne pas (en faire|le faire|travailler|voyager|demenager)|^(i d |i would )?(prefer|rather) not (to )?(work|travel|move|relocate|do (it|so|this))\b/;
const AFFIRMING =
  /^(i (do|am|will|can|have|would|accept|agree|consent)(?! (need|require|rather|prefer|like|only|yet to))|i d be|j (accepte|accepterais|autorise|ai)|je (suis|peux|pourrais|veux|consens|souhaite|fais)|opt (me )?in|subscribe|available|disponible|sure|always|toujours|of course|bien sur|tout a fait|absolutely|definitely|certainly|avec plaisir|gladly|gerne|in$|(this|that|it) works)\b/;
const HOW_OFTEN = wordFor('sides: how often');
const RESTRICTED = wordFor('sides: restricted');

/**
 * The side of a choice that is a sentence of its own: "I do not" and "Never" deny, "I can" and "Available" affirm; null for a
 * choice that goes both ways, restricts itself or says something else.
 */
export function sideOfSentence(label: string): boolean | null {
  const side = leaning(label);
  if (side !== null) return side;
  const plain = inWords(label);
  if (HOW_OFTEN.test(plain) || RESTRICTED.test(plain)) return null;
  if (isDecline(label)) return RATHER_NOT.test(plain) ? false : null;
  return DENYING.test(plain) ? false : AFFIRMING.test(plain) ? true : null;
}

/** "No problem" is a yes and "problem" alone a no; so it is with the first time that something is done. */
const NO_TROUBLE =
  /\b(no|not an?|aucun|pas de|without) (problem|issue|trouble|concern|probleme|souci|objection|empechement)s?\b|\b(not (the|my)|pas (la|ma)) (first time|premiere fois)\b/g;
/** What one of two choices says where the other says the contrary. */
const DENIAL = wordFor('sides: denial', /\b(?:(?:ne|n) (?:\w+ ){0,3}(?:plus|point)|pass$)\b/);

const denies = (label: string): boolean => DENIAL.test(inWords(label).replaceAll(NO_TROUBLE, ' '));

/** What turns a word into its contrary: "unwilling" beside "willing". */
const CONTRARY = /^(un|im|il|ir|dis|non|in|mal)(?=\p{L}{3,}$)/u;

/** Whether one choice says the contrary of a word of the other by the beginning of its own. */
function turnsOver(label: string, other: string): boolean {
  const words = new Set(plainLabel(other).split(' '));
  return plainLabel(label)
    .split(' ')
    .some((word) => CONTRARY.test(word) && words.has(word.replace(CONTRARY, '')));
}

const restricts = (label: string): boolean =>
  HOW_OFTEN.test(plainLabel(label)) || RESTRICTED.test(plainLabel(label).replace(/\bless than that\b/, ''));

/**
 * The sides of choices. Of two in words the one that denies says no and the other yes, whatever words they are in: "Suits me" beside
 * "Doesn't suit me"; of two of which one is a yes or a no by itself the other says the contrary.
 */
export function sidesOf(labels: readonly string[]): (boolean | null)[] {
  const sides = labels.map((label) => sideOfSentence(label));
  const open = labels.flatMap((label, at) => (isDecline(label) && sides[at] === null ? [] : [at]));
  const [first = 0, second = 0, third] = open;
  const [one, other] = [labels[first] ?? '', labels[second] ?? ''];
  if (third !== undefined || first === second || /\d/.test(one + other)) return sides;
  const [left, right] = [sides[first] ?? null, sides[second] ?? null];
  if (left !== null && right !== null) return sides;
  if (restricts(one) || restricts(other)) return sides;
  const said = [denies(one), denies(other)];
  const [denied, otherDenied] = said.includes(true) ? said : [turnsOver(one, other), turnsOver(other, one)];
  const yes = denied === otherDenied ? (left ?? (right === null ? null : !right)) : denied !== true;
  return yes === null ? sides : sides.map((side, at) => (at === first ? yes : at === second ? !yes : side));
}

/** Whether a choice beside the one of a side leaves that one plain: the other side, or no answer at all. */
function leavesPlain(label: string, own: boolean | null, side: boolean): boolean {
  if (own === !side || isDecline(label)) return true;
  // A full yes is no yes to a part, and a flat no is none to "now and then".
  const plain = plainLabel(label);
  return side
    ? RESTRICTED.test(plain) && !HOW_OFTEN.test(plain)
    : HOW_OFTEN.test(plain) && !RESTRICTED.test(plain);
}

/** The one choice of a side among sentences, where no other choice could be meant as well. */
export function choiceOfSide<Choice extends { readonly label: string }>(
  options: readonly Choice[],
  side: boolean,
): Choice | null {
  const sides = sidesOf(options.map(({ label }) => label));
  const found = options.filter((_, at) => sides[at] === side);
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  return options.every((option, at) => option === only || leavesPlain(option.label, sides[at] ?? null, side))
    ? only
    : null;
}
