import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { AROUND, initialsOf, isAlike, stem, stemsOf } from './stems.ts';
import { bare, namesOf } from './skill-names.ts';

export interface Mention {
  readonly skill: string;
  /** The folded words of the question that name it. */
  readonly words: readonly string[];
}

/** A model or a standard, which is one thing alone: "PT6A", "W47". */
const CODE = /^(?=.*[a-z].*\d|.*\d.*[a-z])[a-z\d]{3,}$/;

/** The short names in capitals that a skill carries in brackets, folded: "(PF, ESI, TDS)". */
export const abbreviationsOf = (skill: string): string[] =>
  [...skill.matchAll(/\(([^)]*)\)/g)].flatMap(([, within = '']) => {
    const parts = within.split(/[,/]/).map((part) => part.trim());
    return parts.every((part) => /^[\p{Lu}\d&]{2,7}$/u.test(part)) ? parts.map(plainLabel) : [];
  });

/**
 * Where a question names a recorded skill: by one of its names, by the short names in its brackets, by a code in it, by its initials in capitals, or by all of its telling words in any form and
 * order ("running a crew" for "Crew lead"), of a skill of two parts by those of one. Null where it does not.
 */
export function mentionOf(skill: string, label: string): Mention | null {
  const text = plainLabel(label);
  const exact = namesOf(skill).filter((name) => ` ${text} `.includes(` ${name} `));
  if (exact.length > 0) return { skill, words: exact };
  const plain = bare(skill);
  const initials = initialsOf(plain).find((one) =>
    new RegExp(`(?<![\\p{L}\\d])${one.toUpperCase()}(?![\\p{L}\\d])`, 'u').test(label),
  );
  if (initials !== undefined) return { skill, words: [initials] };
  const abbreviated = abbreviationsOf(skill);
  if (abbreviated.length > 0 && abbreviated.every((one) => ` ${text} `.includes(` ${one} `)))
    return { skill, words: abbreviated };
  const words = text.split(' ');
  const coded = words.filter((word) => CODE.test(word) && plain.split(' ').includes(word));
  if (coded.length > 0) return { skill, words: coded };
  for (const part of [plain, ...plain.split(/ (?:and|et) /)]) {
    const wanted = stemsOf(part);
    const met = wanted.map((one) => words.filter((word) => !AROUND.test(word) && isAlike(stem(word), one)));
    if (wanted.length > 0 && met.every((found) => found.length > 0) && wanted.join('').length > 2)
      return { skill, words: met.flat() };
  }
  return null;
}
