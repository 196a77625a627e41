import { NUMBER_WORDS } from './counting.ts';
import { multipliers, shareWords } from '#engines/lexicon/index.ts';
import type { Numeral, Piece } from './piece.ts';

/** "One and a half million": a number with what multiplies it, where that follows. */
export function withMultiplier(pieces: readonly Piece[], at: number, { value, taken }: Numeral): Numeral {
  const times = multipliers.get(pieces[at + taken]?.text ?? '') ?? 0;
  return times >= 1000 ? { value: value * times, taken: taken + 1 } : { value, taken };
}

/** "A quarter of a million", "un demi-million", "trois quarts de million": a share of a number that is written as a word. */
export function shareOfLarge(pieces: readonly Piece[], at: number): Numeral | null {
  const words = pieces.slice(at, at + 5).map(({ text }) => text);
  const share = words.findIndex((word) => shareWords.has(word));
  const large = words.findIndex((word) => (multipliers.get(word) ?? 0) >= 1000 && word.length > 2);
  if (share < 0 || share > 1 || large <= share) return null;
  if (!words.slice(share + 1, large).every((word) => /^(?:of|an?|de|d|un)$/.test(word))) return null;
  const count =
    share === 0 || /^(?:an?|une?|one|the|le|la)$/.test(words[0] ?? '') ? 1 : NUMBER_WORDS.get(words[0] ?? '');
  const value =
    (count ?? 0) * (shareWords.get(words[share] ?? '') ?? 0) * (multipliers.get(words[large] ?? '') ?? 0);
  return value === 0 ? null : { value, taken: large + 1 };
}
