/** One sign can unfold to eighteen; nothing that is guessed early is this long. */
const LONGEST_READ = 256;

/** A text in lower case, without accents; full-width forms as their plain ones. Its first 256 characters. */
export const foldedText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().slice(0, LONGEST_READ);

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
/** Each run of one sign as that sign. */
export const withoutRepeats = (text: string): string => text.replaceAll(/(.)\1+/gsu, '$1');

const STANDS_FOR: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
const withLetters = (text: string, one: string) =>
  text.replaceAll(/[^\p{L}]/gu, (sign) => (sign === '1' ? one : (STANDS_FOR[sign] ?? sign)));

/**
 * The words a password may be read as: its letters alone, and its letters with those that digits and signs stand for
 * ("p@ssw0rd"), without or with the digits and signs at either end.
 */
export function wordsIn(password: string): string[] {
  const folded = foldedText(password);
  // Digits alone are digits.
  if (lettersOf(folded) === '') return [];
  const start = folded.replace(/^[^\p{L}]+/u, '');
  const trimmed = [folded, start].flatMap((text) => [text, text.replace(/[^\p{L}]+$/u, '')]);
  const read = trimmed.flatMap((text) => [withLetters(text, 'i'), withLetters(text, 'l')]);
  return [...new Set([folded, ...read].map(lettersOf))].filter((word) => word !== '');
}

/** The shortest part that makes up a text by being repeated; the text itself where none does. */
export function repeatedPart(text: string): string {
  // A text found within its own double before its end is a repetition of what lies before.
  return text.slice(0, (text + text).indexOf(text, 1));
}

const mayBe = (sign: string, letter: string) =>
  sign === letter || STANDS_FOR[sign] === letter || (sign === '1' && (letter === 'i' || letter === 'l'));

/** How many signs of a part are written as they are where it ends in a text; null where it does not end there. */
function writtenAt(text: string, part: string, end: number): number | null {
  let written = 0;
  for (let index = 0; index < part.length; index += 1) {
    const [sign = '', letter = ''] = [text[end - part.length + index], part[index]];
    if (!mayBe(sign, letter)) return null;
    if (sign === letter) written += 1;
  }
  return written;
}

/** Whether any of the parts stands somewhere in a text in lower case, its letters written as they are or as digits or signs. */
export const has = (text: string, parts: readonly string[]): boolean =>
  parts.some((part) =>
    Array.from(text).some(
      (_, index) => index + 1 >= part.length && writtenAt(text, part, index + 1) !== null,
    ),
  );

/**
 * Whether a text in lower case is nothing but the given parts, in any order, and digits or signs around and between; some of
 * their letters may be written as digits or signs ("passw0rd!passw0rd!"), `least` of all must not be.
 */
export function isMadeOf(text: string, parts: Iterable<string>, least = 3): boolean {
  const written: (number | null)[] = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let most = /\p{L}/u.test(text[end - 1] ?? '') ? null : (written[end - 1] ?? null);
    for (const part of parts) {
      const before = part.length > end ? null : (written[end - part.length] ?? null);
      const here = before === null ? null : writtenAt(text, part, end);
      if (before !== null && here !== null) most = Math.max(most ?? 0, before + here);
    }
    written.push(most);
  }
  return (written[text.length] ?? 0) >= least;
}
