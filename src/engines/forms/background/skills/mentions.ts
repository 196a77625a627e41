import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { PROVINCES, STATES } from '#engines/forms/understanding/known/places.ts';
import { AROUND, initialsOf, isAlike, stem, stemsOf } from './stems.ts';
import { bare, namesOf } from './skill-names.ts';

export interface Mention {
  readonly skill: string;
  /** The folded words of the question that name it. */
  readonly words: readonly string[];
}

/** A model or a standard, which is one thing alone: "PT6A", "W47". */
const CODE = /^(?=[a-z]\d|.*\d[a-z])[a-z\d]{3,}$/;

/** The short names in capitals that a skill carries in brackets, folded: "(PF, ESI, TDS)". */
export const abbreviationsOf = (skill: string): string[] =>
  [...skill.matchAll(/\(([^)]*)\)/g)].flatMap(([, within = '']) => {
    const parts = within.split(/[,/]/).map((part) => part.trim());
    return parts.every((part) => /^[\p{Lu}\d&]{2,7}$/u.test(part)) ? parts.map(plainLabel) : [];
  });

const firstsOf = (plain: string): string =>
  plain
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');
const REGIONS: ReadonlySet<string> = new Set([...STATES, ...PROVINCES].map(({ code }) => code.toLowerCase()));

/** Whether a name of two words is meant by its two first letters in capitals, "RN", which are no region's. */
function isCalledByTwo(plain: string, label: string): boolean {
  const letters = firstsOf(plain);
  if (plain.split(' ').length !== 2 || REGIONS.has(letters) || !/\p{Ll}/u.test(label)) return false;
  return new RegExp(`(?<![\\p{L}\\d])${letters.toUpperCase()}(?![\\p{L}\\d])`, 'u').test(label);
}

/** A name cut into its words, those that are written together as well: "QuickBooks Online" is three. */
const partsOf = (name: string): string => plainLabel(name.replaceAll(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 '));

/** Whether letters shorten words: all of the letters stand in them in order, the first of them first ("Cat ET", "Caterpillar Electronic Technician"). */
function shortens(short: string, long: string): boolean {
  const [letters, words] = [short.replaceAll(' ', ''), long.replaceAll(' ', '')];
  if (letters.length < 3 || letters[0] !== words[0] || letters.length * 2 > words.length) return false;
  let at = 0;
  for (const letter of words) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** The short name that a skill carries in brackets, where it shortens the words before them; null for one that does not. */
function shortNameOf(skill: string): string | null {
  const [, within = ''] = /\(([^()]*)\)\s*$/.exec(skill) ?? [];
  const short = plainLabel(within);
  return short !== '' && shortens(short, bare(skill)) ? short : null;
}

/** The words of a question whose initials a skill is called by: "coordinate measuring machine" for "CMM inspection". */
function spelledOutIn(skill: string, text: string): readonly string[] | null {
  const words = text.split(' ');
  const short = [...skill.matchAll(/(?<![\p{L}\d])\p{Lu}{3,5}(?![\p{L}\d])/gu)].map(([one]) =>
    one.toLowerCase(),
  );
  for (const one of short)
    for (let at = 0; at + one.length <= words.length; at += 1) {
      const run = words.slice(at, at + one.length);
      if (run.every((word, index) => word.length > 2 && word[0] === one[index])) return [run.join(' ')];
    }
  return null;
}

/** What is done with the thing that a skill names first: "testing" of "Nuclear densometer testing". */
const ACTIVITY =
  /^(?!(?:manag|plan|train|teach|account|engineer|market|program|nurs|market)\w*ing$)\w{3,}(?:ing|ation|ection|ance)$/;

/** Two words or more of a skill side by side, where what it says besides is done with the very thing they name. */
function thingIn(skill: string, words: readonly string[]): readonly string[] | null {
  const telling = bare(skill)
    .split(' ')
    .filter((word) => !AROUND.test(word));
  // What is done stands first or last in a name, and once.
  const done = ACTIVITY.test(telling[0] ?? '') ? 0 : telling.findLastIndex((word) => ACTIVITY.test(word));
  const thing = telling.filter((_, at) => at !== done).map(stem);
  if (thing.length < 2 || thing.length === telling.length) return null;
  for (let at = 0; at + thing.length <= words.length; at += 1) {
    const run = words.slice(at, at + thing.length);
    if (run.every((word, index) => isAlike(stem(word), thing[index] ?? ''))) return run;
  }
  return null;
}

/** A short name in capitals that stands in a skill's own name: "TIG" of "TIG welding (GTAW)". */
const capitalsIn = (skill: string, label: string): string | undefined =>
  [...skill.replaceAll(/\([^)]*\)/g, ' ').matchAll(/(?<![\p{L}\d])\p{Lu}{3,5}(?![\p{L}\d])/gu)]
    .map(([one]) => {
      // "OPERA" is "Opera" to those who write it as a name, and of a PLC there may be several.
      const written = one.length < 4 ? one : `(?:${one}|${one.charAt(0)}${one.slice(1).toLowerCase()})`;
      return new RegExp(`(?<![\\p{L}\\d])${written}s?(?![\\p{L}\\d])`, 'u').exec(label)?.[0];
    })
    .find((one) => one !== undefined)
    ?.toLowerCase();

/**
 * Where a question names a recorded skill: by one of its names, by the short names in its brackets, by a code in it, by its initials in capitals, or by all of its telling words in any form and
 * order ("running a crew" for "Crew lead"), of a skill of two parts by those of one. Null where it does not.
 */
export function mentionOf(skill: string, label: string): Mention | null {
  const text = plainLabel(label);
  const exact = namesOf(skill).filter((name) => ` ${text} `.includes(` ${name} `));
  if (exact.length > 0) return { skill, words: exact };
  const plain = bare(skill);
  const shortName = shortNameOf(skill);
  if (shortName !== null && ` ${text} `.includes(` ${shortName} `)) return { skill, words: [shortName] };
  const initials = [...initialsOf(plain), ...initialsOf(partsOf(skill.replace(/\([^)]*\)/g, ' ')))].find(
    (one) => new RegExp(`(?<![\\p{L}\\d])${one.toUpperCase()}(?![\\p{L}\\d])`, 'u').test(label),
  );
  if (initials === undefined && isCalledByTwo(plain, label)) return { skill, words: [firstsOf(plain)] };
  if (initials !== undefined) return { skill, words: [initials] };
  const abbreviated = abbreviationsOf(skill);
  if (abbreviated.length > 0 && abbreviated.every((one) => ` ${text} `.includes(` ${one} `)))
    return { skill, words: abbreviated };
  const spelled = spelledOutIn(skill, text);
  if (spelled !== null) return { skill, words: spelled };
  const words = text.split(' ');
  const coded = words.filter((word) => CODE.test(word) && plain.split(' ').includes(word));
  if (coded.length > 0) return { skill, words: coded };
  for (const part of [plain, ...plain.split(/ (?:and|et) /)]) {
    const wanted = stemsOf(part);
    const met = wanted.map((one) => words.filter((word) => !AROUND.test(word) && isAlike(stem(word), one)));
    if (wanted.length > 0 && met.every((found) => found.length > 0) && wanted.join('').length > 2)
      return { skill, words: met.flat() };
  }
  const thing = thingIn(skill, words);
  if (thing !== null) return { skill, words: [thing.join(' ')] };
  const capitals = words.length < FEW_WORDS ? capitalsIn(skill, label) : undefined;
  return capitals === undefined ? null : { skill, words: [capitals] };
}
/** More words than a question that asks for nothing but one thing has. */
const FEW_WORDS = 14;
