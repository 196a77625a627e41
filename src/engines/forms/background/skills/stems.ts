import { wordAloneFor } from '#engines/lexicon/index.ts';
/** Words that lead people, and words that teach them: of a skill as of a question each is said in many ways. */
const LEADING = wordAloneFor('stems: leading');
const TEACHING = wordAloneFor('stems: teaching');
/** What is said around a skill without changing it. */
export const AROUND = wordAloneFor('skills: around');

/** The beginning that the forms of a word have in common: "inspections", "inspecting"; "apprentis", "apprenti". */
export function stem(word: string): string {
  if (LEADING.test(word)) return '=lead';
  if (TEACHING.test(word)) return '=teach';
  const single = word.length > 3 ? word.replace(/(?<=[^s])s$/, '').replace(/e$/, '') : word;
  return single.length > 7 ? single.slice(0, Math.max(6, single.length - 3)) : single;
}

/** The beginnings of the telling words of a folded text. */
export const stemsOf = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => word !== '' && !AROUND.test(word))
    .map(stem);

/** Whether two beginnings are of the same word. */
export const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= 6 && (one.startsWith(other) || other.startsWith(one)));

const firsts = (some: readonly string[]): string => some.map((word) => word[0] ?? '').join('');

/** The first letters of a name of several words, with and without its small words: "SRP", "PAB". */
export function initialsOf(plain: string): string[] {
  const words = plain.split(' ');
  if (words.length < 2) return [];
  return [
    firsts(words),
    firsts(words.filter((word) => !/^(and|of|the|et|de|des|du|d|la|le|les|l|en)$/.test(word))),
  ].filter((initials) => initials.length > 2);
}
