import { labelKey } from '#server/ports/browser/form/text.ts';

const wordsOf = (text: string) => labelKey(text).split(' ').filter(Boolean);

/** Whether a word says where somebody lives: one of its words, or the two letters that stand for one ("ON" for Ontario). */
const isOfHome = (word: string, lived: readonly string[]): boolean =>
  lived.includes(word) ||
  (word.length === 2 &&
    lived.some((name) => name.startsWith(word.charAt(0)) && name.includes(word.charAt(1))));

/** A town and one strange word around it: the same name somewhere else. */
const ELSEWHERE = 0.5;

/**
 * The suggestion that means a place: every word of the place asked for is in it, and most of where the person lives;
 * null when none has, two are as good, or what there is lies elsewhere.
 */
export function placeAmong(texts: readonly string[], wanted: string, home: string): string | null {
  const city = wordsOf(wanted.split(',')[0] ?? wanted);
  const lived = wordsOf(home);
  const scored = texts
    .filter((text) =>
      city.every((word, index) => wordsOf(text)[index] === word || wordsOf(text).includes(word)),
    )
    .map((text) => {
      const words = wordsOf(text);
      const known = words.filter((word) => isOfHome(word, lived)).length;
      return { text, score: known - 0.5 * (words.length - known) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (first === undefined || (second && second.score === first.score && second.text !== first.text))
    return null;
  const isElsewhere =
    lived.length > 1 && wordsOf(first.text).length > city.length && first.score <= ELSEWHERE;
  return isElsewhere ? null : first.text;
}
