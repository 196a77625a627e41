import { NUMBER_WORDS } from './counting.ts';
import { factorWords, shareWords } from '#engines/lexicon/index.ts';
import { shareOfLarge } from './large-numbers.ts';
import { numeralAt } from './numerals.ts';
import type { Piece } from './piece.ts';

/** "Every other week" is half of them, "every fourth week" a quarter. */
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ['other', 2],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
]);

/** What makes a number of times a factor: a comparison after it, or a growth before it. */
const COMPARED =
  /^(?:as|the|what|that|more|less|faster|quicker|larger|bigger|higher|lower|longer|shorter|smaller|its|their|our|over|plus|moins|ce|la|le|les|son|sa|leur)$/;
const GROWN =
  /^(?:by|to|of|grew|grown|grow|increased?|multipli\w+|rose|risen|par|nearly|almost|about|over|than|augmente\w*)$/;

/** Whether "six times" or "twice" counts occasions, and does not say how many times more something became. */
function isOfOccasions(
  pieces: readonly Piece[],
  at: number,
  word: string,
  next: string | undefined,
): boolean {
  if (!/^(?:times|twice|thrice)$/.test(word)) return false;
  const before = pieces[at - 1]?.text ?? '';
  // "About four times a month", "over five times in a year".
  if (
    /^(?:about|nearly|almost|over|than|of)$/.test(before) &&
    /^(?:an?|per|in|each|every|par)$/.test(next ?? '')
  )
    return true;
  return !COMPARED.test(next ?? '') && !GROWN.test(before);
}

/** Whether "double" multiplies: "a double check", "payées en double" and "double shifts" do not. */
const isDoubling = (before: string, next: string): boolean =>
  /^(?:to|will|can|could|did|helped|than|nearly|almost|over|about|que|du|le|a|au)$/.test(before)
    ? !(before === 'a' && /^[a-z]/.test(next))
    : /^(?:the|what|its|our|their|that|output|sales|revenue|production|capacity|la|le|les|ce|de|du)$/.test(
        next,
      );

/** Shares are told of wholes up to this one, "9 in 10", and of things in a hundred; what counts in tens counts no places, and 89 out of 100 is a score. */
const MOST_OF_A_SHARE = 10;

/** "Four in five", "3 sur 5", "six travailleurs sur dix": some of a small whole, and not some of those in a number of places. */
function someIn(pieces: readonly Piece[], at: number): Portion | null {
  const part = /^(?:one|une?)$/.test(pieces[at]?.text ?? '') ? { value: 1, taken: 1 } : numeralAt(pieces, at);
  if (part === null) return null;
  const next = at + part.taken;
  const link = [next, next + 1, next + 2].find(
    (place) =>
      /^(?:in|sur)$/.test(pieces[place]?.text ?? '') ||
      (pieces[place]?.text === 'out' && pieces[place + 1]?.text === 'of'),
  );
  if (link === undefined || !pieces.slice(next, link).every(({ text }) => /^[a-z]{4,}$/.test(text)))
    return null;
  const isOutOf = pieces[link]?.text === 'out';
  const from = isOutOf ? link + 2 : link + 1;
  const whole = numeralAt(pieces, from);
  if (
    whole === null ||
    part.value >= whole.value ||
    whole.value < 3 ||
    (whole.value > MOST_OF_A_SHARE && (whole.value !== 100 || link === next))
  )
    return null;
  const end = from + whole.taken;
  // "Four in five wards" may count the wards; "four out of five" does not.
  const thing = pieces[end]?.text ?? '';
  if (!isOutOf && whole.value < MOST_OF_A_SHARE && /^.{2,}s$/.test(thing) && !/^(?:was|has|is)$/.test(thing))
    return null;
  return {
    value: part.value / whole.value,
    measures: 'share',
    taken: end - at,
    of: [part.value, whole.value],
  };
}

/** Whether nothing stands between a piece and the next: a sign ends what "twice" may be twice of. */
const isAdjacent = (pieces: readonly Piece[], at: number): boolean =>
  (pieces[at + 1]?.start ?? 0) - (pieces[at]?.end ?? 0) <= 1;

const PART_OF_DAY = /^(?:jour|nuit|soir|soiree|matin|fin|semaine|travail)$/;

interface Portion {
  value: number;
  measures: string;
  taken: number;
  /** The two counts that a share is of. */
  of?: readonly number[];
}

/** A share or factor in words at a place: "three quarters", "a third", "one in five", "halved", "four times". */
export function portionAt(pieces: readonly Piece[], at: number): Portion | null {
  const [first, second, third, fourth] = pieces.slice(at, at + 4).map(({ text }) => text);
  if (first === undefined) return null;
  if (first === 'half' && second === 'a' && third === 'dozen')
    return { value: 6, measures: 'count', taken: 3 };
  const factor = factorWords.get(first);
  if (first === 'double' && !isDoubling(pieces[at - 1]?.text ?? '', second ?? '')) return null;
  if (factor !== undefined)
    return isOfOccasions(pieces, at, first, isAdjacent(pieces, at) ? second : undefined)
      ? { value: factor, measures: 'count', taken: 1 }
      : { value: factor, measures: 'factor', taken: 1 };
  const count = NUMBER_WORDS.get(first) ?? (/^\d+$/.test(first) ? Number(first) : undefined);
  if (count !== undefined && (second === 'times' || second === 'fois'))
    return {
      value: count,
      measures: isOfOccasions(pieces, at, 'times', third) ? 'count' : 'factor',
      taken: 2,
    };
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
      const whole = numeralAt(pieces, at + taken - 1);
      if (whole !== null && whole.value > 1 && link !== 'of')
        return { value: 1 / whole.value, measures: 'share', taken: taken - 1 + whole.taken };
    }
  if (shareOfLarge(pieces, at) !== null) return null;
  const some = someIn(pieces, at);
  if (some !== null) return some;
  // "Le quart de jour" is a shift.
  if (second === 'quart' && third === 'de' && PART_OF_DAY.test(fourth ?? '')) return null;
  const share = shareWords.get(second ?? '');
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
