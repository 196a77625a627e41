import type { Segment } from '#server/ports/documents/pdf/segments.ts';

/** How much larger than the usual letters headings are, at least. */
export const LARGER = 1.08;
const LONGEST_HEADING = 40;
/** With fewer lines beside its headings a side is a margin. */
const MOST_TEXT_OF_LABELS = 3;

/** The size that most letters have, in points. */
function usualSize(segments: readonly Segment[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of segments) {
    const rounded = Math.round(size * 5) / 5;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

const looksAlike = (one: Segment, other: Segment): boolean =>
  Math.abs(one.size - other.size) < 0.3 && one.boldShare > 0.5 === other.boldShare > 0.5;

/** The largest size in which a page prints more than one text: that of its headings, where it has any. */
export function headingSize(rows: readonly (readonly Segment[])[]): number {
  const sizes = rows.flatMap((row) => row.map(({ size }) => Math.round(size * 5) / 5));
  return Math.max(0, ...sizes.filter((size, index) => sizes.indexOf(size) !== index));
}

/**
 * Whether both sides of a strip have headings of their own: beside each other, one beside the other side's text, or most on
 * lines that are theirs alone.
 * `largest` is the size of the page's headings. What stands at the two ends of one line, as days beside jobs, is never headed so.
 */
export function areHeadedApart(
  rows: readonly (readonly Segment[])[],
  isLeft: (segment: Segment) => boolean,
  isRight: (segment: Segment) => boolean,
  largest: number,
): boolean {
  const usual = usualSize(rows.flat());
  const isHeading = ({ text, size, boldShare }: Segment) =>
    // What is printed smaller than the headings of the page heads entries that stand side by side.
    size > largest - 0.3 &&
    text.length <= LONGEST_HEADING &&
    /^[\p{Lu}\p{P}\s&\p{Ll}]+$/u.test(text) &&
    /\p{Lu}/u.test(text) &&
    (size > usual * LARGER || (boldShare > 0.5 && text === text.toUpperCase()));
  const sides = rows.map((row) => [row.find(isLeft), row.find(isRight)] as const);
  const left = sides.flatMap(([one]) => (one !== undefined && isHeading(one) ? [one] : []));
  const right = sides.flatMap(([, other]) => (other !== undefined && isHeading(other) ? [other] : []));
  const own = left.filter((one) => right.some((other) => looksAlike(one, other)));
  const others = right.filter((other) => left.some((one) => looksAlike(one, other)));
  const isOwn = (one: Segment | undefined) =>
    one !== undefined && (own.includes(one) || others.includes(one));
  // Headings in the margin are all that stands there.
  const text = sides.filter(([one]) => one !== undefined && !isOwn(one)).length;
  if (own.length === 0 || text < MOST_TEXT_OF_LABELS) return false;
  const both = sides.filter(([one, other]) => one !== undefined && other !== undefined);
  const level = both.filter(([one, other]) => isOwn(one) && isOwn(other)).length;
  const beside = both.filter(([one, other]) => isOwn(one) !== isOwn(other)).length;
  // Heads of entries are printed large too, and again and again at the two ends of their lines.
  if (beside > 0) return own.length + others.length > 2;
  const fewer = Math.min(own.length, others.length);
  return fewer > 1 ? level * 2 <= fewer : level === 1 && own.length === 1 && others.length === 1;
}
