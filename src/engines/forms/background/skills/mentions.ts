import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { AROUND, initialsOf, isAlike, stem, stemsOf } from './stems.ts';
import { bare, namesOf } from './skill-names.ts';

export interface Mention {
  readonly skill: string;
  /** The folded words of the question that name it. */
  readonly words: readonly string[];
}

/**
 * Where a question names a recorded skill: by one of its names, by its initials in capitals, or by all of its telling words in any form and
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
  const words = text.split(' ');
  for (const part of [plain, ...plain.split(/ (?:and|et) /)]) {
    const wanted = stemsOf(part);
    const met = wanted.map((one) => words.filter((word) => !AROUND.test(word) && isAlike(stem(word), one)));
    if (wanted.length > 0 && met.every((found) => found.length > 0) && wanted.join('').length > 2)
      return { skill, words: met.flat() };
  }
  return null;
}
