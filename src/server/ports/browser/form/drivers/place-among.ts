import { labelKey } from '#server/ports/browser/form/text.ts';

const wordsOf = (text: string) => labelKey(text).split(' ').filter(Boolean);

/**
 * The suggestion that means a place: every word of the place asked for is in it, and most of where the person lives;
 * null when none has, or two are as good.
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
      const known = words.filter((word) => lived.includes(word)).length;
      return { text, score: known - 0.5 * words.filter((word) => !lived.includes(word)).length };
    })
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (first === undefined || (second && second.score === first.score && second.text !== first.text))
    return null;
  return first.text;
}
