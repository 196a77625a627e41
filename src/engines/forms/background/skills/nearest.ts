import { terms } from '#engines/language/index.ts';
import type { FormModels } from '#engines/forms/understanding/learned/index.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { mayStandFor } from '#engines/forms/understanding/cut-words.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';
import type { Mention } from './mentions.ts';
import { hasMore } from './skill-names.ts';
import { AROUND, isAlike } from './stems.ts';

/**
 * How alike a question and a skill have to be, and how much more alike than any other skill, by the cosine of their vectors: where its words say a part of the name, all that
 * the name gives in brackets, or all of the thing and nothing else.
 */
const LEAST = { part: [0.55, 0.2], called: [0.3, -0.06], whole: [0.3, 0] } as const;
/** What is done with a thing, or makes a trade of it: the thing alone says as much. */
const DOING = /^(?=.{5})\w*(?:ing|tion|ment|age|ance|ence|ure|graphy|graphie)$/;
const SMALL = /^(?:the|a|an|of|d|l|de|du|des|la|le|les|en|au|aux|and|et)$/;
const BRACKETS = /\(([^()]*)\)/g;
/** A name or a short name: what nobody recorded may not be taken for something else. */
const NAME =
  /(?<![\p{L}\d])(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+\p{Lu}\p{L}*|(?=\p{L}*\d)[\p{L}\d]{2,}|\p{Lu}\p{Ll}+)(?![\p{L}\d])/gu;
/** Brackets of some words, which say how to answer or what else counts. */
const ASIDE = /\((?:[^()\s]+\s+){2,}[^()]*\)/g;
const SHOUTED = /^[^\p{Ll}]*$/u;

/** The telling words of a question about a skill, in their order: what the encoder is asked of. */
export const phraseOf = (label: string): string =>
  plainLabel(withDigits(label.replaceAll(ASIDE, ' ')))
    .split(' ')
    .filter((word) => word !== '' && !SMALL.test(word) && hasMore(word, []))
    .join(' ');

/** A skill's name as the encoder is asked of it. */
export const skillText = (skill: string): string => skill.toLowerCase();

function likeness(one: ArrayLike<number> | undefined, other: ArrayLike<number> | undefined): number {
  if (one === undefined || other === undefined) return 0;
  let [dot, own, others] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a = 0, b = 0] = [one[at], other[at]];
    dot += a * b;
    own += a * a;
    others += b * b;
  }
  return own === 0 || others === 0 ? 0 : dot / Math.sqrt(own * others);
}

const sameTerm = (one: string, other: string): boolean => one === other || isAlike(one, other);
/** Whether a word of a question is one of a name, in another form or cut short: "frnt" of "front". */
const isOf = (said: string, word: string): boolean =>
  sameTerm(termOf(said), termOf(word)) || (said.length >= LEAST_CUT && mayStandFor(said, word));
/** Fewer letters are part of too many words. */
const LEAST_CUT = 4;
const termOf = (word: string): string => terms(word)[0] ?? word;

/** Names in a question that no part of a skill is: "Curve" of "Curve Dental" beside "Open Dental". */
function namesAnother(label: string, skill: string): boolean {
  if (SHOUTED.test(label)) return false;
  const own = plainLabel(skill).split(' ');
  const found = [...label.matchAll(NAME)].filter(
    ({ 0: name, index }) =>
      index > 0 || !/^\p{Lu}\p{Ll}+$/u.test(name) || /^\p{Lu}\p{L}* \p{Lu}/u.test(label),
  );
  return found.some(
    ([name]) =>
      hasMore(plainLabel(name), []) &&
      !plainLabel(name)
        .split(' ')
        .every((word) => own.some((one) => isOf(word, one))),
  );
}

interface Share {
  readonly skill: string;
  /** The words of the question that the skill has as well. */
  readonly words: readonly string[];
  /** How they name the thing that it is about: what they leave out is what is done with it, the trade itself, or stands in brackets. Null where they do not. */
  readonly says: keyof typeof LEAST | null;
}

/** The words of a name by which it is told from others. */
const telling = (text: string): string[] =>
  plainLabel(text)
    .split(' ')
    .filter((word) => word !== '' && !SMALL.test(word) && !AROUND.test(word) && hasMore(word, []));

function shareOf(skill: string, words: readonly string[], trade: readonly string[]): Share {
  const outside = telling(skill.replaceAll(BRACKETS, ' '));
  const within = [...skill.matchAll(BRACKETS)].flatMap(([, text = '']) => telling(text));
  const has = (one: string): boolean => words.some((word) => isOf(word, one));
  const things = outside.filter((word) => !DOING.test(word));
  const wanted = things.length === 0 ? outside : things;
  const open = wanted.filter((word) => !has(word));
  const isOwnTrade = (word: string): boolean => trade.some((one) => sameTerm(termOf(one), termOf(word)));
  const met = words.filter((word) => [...outside, ...within].some((one) => isOf(word, one)));
  const isOfThing = met.some((word) => !DOING.test(word)) || things.length === 0;
  const isWhole = outside.every(has) && met.length === words.length;
  const says = isWhole
    ? 'whole'
    : within.length > 0 && within.every(has)
      ? 'called'
      : isOfThing && open.every(isOwnTrade)
        ? 'part'
        : null;
  return { skill, words: met, says };
}

/**
 * The recorded skill that a question means though it does not name it in full: the thing of which alone it speaks, "chairside", "trams", which no
 * other recorded skill has, and which is much more alike by the vectors of both than any other. Null where none is, or the question names something else.
 */
export function nearestSkill(
  skills: readonly string[],
  label: string,
  {
    trade,
    models: { vectors },
  }: { readonly trade: readonly string[]; readonly models: Pick<FormModels, 'vectors'> },
): Mention | null {
  const phrase = phraseOf(label);
  const words = phrase.split(' ');
  const shares = skills.map((skill) => shareOf(skill, words, trade));
  const alike = new Map(
    skills.map((skill) => [skill, likeness(vectors.get(phrase), vectors.get(skillText(skill)))]),
  );
  const isMeant = ({ skill, words: own, says }: Share): boolean => {
    if (says === null || namesAnother(label, skill)) return false;
    const others = shares.filter((other) => other.skill !== skill);
    const said = new Set(others.flatMap((other) => other.words));
    const most = Math.max(0, ...others.map((other) => alike.get(other.skill) ?? 0));
    const [least, ahead] = LEAST[says];
    const near = alike.get(skill) ?? 0;
    return near >= least && near - most >= ahead && own.some((word) => !DOING.test(word) && !said.has(word));
  };
  const [one, another] = shares.filter(isMeant);
  return one === undefined || another !== undefined ? null : { skill: one.skill, words: one.words };
}
