import { FACTORS, NUMBER_WORDS, SHARES } from './numbers.data.ts';
import type { Piece } from './numerals.ts';

/** "Every other week" is half of them, "every fourth week" a quarter. */
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ['other', 2],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
]);

/** A share or factor in words at a place: "three quarters", "a third", "one in five", "halved", "four times". */
export function portionAt(
  pieces: readonly Piece[],
  at: number,
): { value: number; measures: string; taken: number } | null {
  const [first, second, third, fourth] = pieces.slice(at, at + 4).map(({ text }) => text);
  if (first === undefined) return null;
  if (first === 'half' && second === 'a' && third === 'dozen')
    return { value: 6, measures: 'count', taken: 3 };
  const factor = FACTORS.get(first);
  if (factor !== undefined) return { value: factor, measures: 'factor', taken: 1 };
  const count = NUMBER_WORDS.get(first) ?? (/^\d+$/.test(first) ? Number(first) : undefined);
  if (count !== undefined && (second === 'times' || second === 'fois'))
    return { value: count, measures: 'factor', taken: 2 };
  const one = /^(?:one|un|une|1)$/.test(first);
  for (const [link, taken, last] of [
    [second, 3, third],
    [third, 4, fourth],
  ] as const)
    if (
      one &&
      /^(?:in|sur|of|out)$/.test(link ?? '') &&
      last !== undefined &&
      !(link === 'of' && taken === 4)
    ) {
      const whole = NUMBER_WORDS.get(last) ?? (/^\d+$/.test(last) ? Number(last) : undefined);
      if (whole !== undefined && link !== 'of') return { value: 1 / whole, measures: 'share', taken };
    }
  const share = SHARES.get(second ?? '');
  // "Two fifths" is a share, "27 fifth-graders" are none.
  if (share !== undefined && count !== undefined && (second?.endsWith('s') === true || count === 1))
    return { value: share * count, measures: 'share', taken: 2 };
  if (share !== undefined && /^(?:a|an|un|une|one|la|le|the)$/.test(first) && second !== 'second')
    return { value: share, measures: 'share', taken: 2 };
  const every = /^(?:every|each|chaque)$/.test(first) ? ORDINALS.get(second ?? '') : undefined;
  if (every !== undefined) return { value: 1 / every, measures: 'share', taken: 2 };
  const alone = /^(?:half|moitie)$/.test(first) ? 1 / 2 : undefined;
  return alone === undefined ? null : { value: alone, measures: 'share', taken: 1 };
}
