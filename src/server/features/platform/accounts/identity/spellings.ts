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

/** Whether a text is nothing but the given parts, in any order, and digits or signs around them; three letters at least. */
export function isMadeOf(text: string, parts: ReadonlySet<string>): boolean {
  const letters: (number | null)[] = [0];
  for (let end = 1; end <= text.length; end += 1) {
    const free = /[\p{L}]/u.test(text[end - 1] ?? '') ? null : (letters[end - 1] ?? null);
    const reached = [...parts].flatMap((part) => {
      const before = part.length <= end && text.endsWith(part, end) ? letters[end - part.length] : null;
      return before === null || before === undefined ? [] : [before + part.length];
    });
    letters.push(Math.max(free ?? -1, ...reached));
    if (letters[end] === -1) letters[end] = null;
  }
  return (letters[text.length] ?? 0) >= 3;
}

const mayBe = (sign: string, letter: string) =>
  sign === letter || STANDS_FOR[sign] === letter || (sign === '1' && (letter === 'i' || letter === 'l'));

/**
 * Whether a text in lower case is nothing but a word, once or more, and digits or signs around and between; some of its letters
 * may be written as digits or signs ("passw0rd!passw0rd!").
 */
export function isOnlyWord(text: string, word: string): boolean {
  const reached = new Set([0]);
  let met = false;
  for (let place = 0; place < text.length; place += 1) {
    if (!reached.has(place)) continue;
    if (!/\p{L}/u.test(text[place] ?? '')) reached.add(place + 1);
    const isHere = Array.from(word).every((letter, index) => mayBe(text[place + index] ?? '', letter));
    if (isHere) {
      reached.add(place + word.length);
      met = true;
    }
  }
  return met && reached.has(text.length);
}
