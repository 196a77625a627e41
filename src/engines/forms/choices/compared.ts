import type { FormQuestion } from '#contract/career/form.ts';
import { sidesOf } from './sides.ts';
import { holdsNumber, type Range, rangeIn } from '#engines/forms/screening/ranges.ts';
import { isDecline } from '#engines/forms/understanding/wording.ts';

type Option = FormQuestion['options'][number];

/**
 * The numbers that each choice states, where all that answer state some: "Less than four" beside "Four or more", with or without a yes or no before
 * it. Then which one holds needs neither side nor polarity of the question. Null where one of them states no numbers, or all state the same.
 */
export function rangesOf(
  options: readonly Option[],
  scales: Readonly<Record<string, number>>,
  fallback: string,
): ReadonlyMap<Option, Range> | null {
  const answering = options.filter(({ label }) => !isDecline(label));
  const ranges = new Map<Option, Range>();
  for (const option of answering) {
    const range = rangeIn(option.label, scales, fallback);
    if (range === null) return null;
    ranges.set(option, range);
  }
  const distinct = new Set([...ranges.values()].map((range) => JSON.stringify(range)));
  return distinct.size < 2 || distinct.size < answering.length ? null : ranges;
}

/** The one choice whose numbers hold all of some numbers; null where none or several do. */
export function choiceHolding(
  ranges: ReadonlyMap<Option, Range>,
  ...numbers: readonly number[]
): Option | null {
  const found = [...ranges].filter(([, range]) => numbers.every((number) => holdsNumber(range, number)));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

const isBare = (range: Range): boolean => range.from === range.to;

/** The numbers that one of two choices states, which the other one denies without any: "Ten or more" beside "Not quite there yet"; null for others. */
export function oneRangeOf(
  options: readonly Option[],
  scales: Readonly<Record<string, number>>,
  fallback: string,
): { readonly option: Option; readonly other: Option; readonly range: Range } | null {
  const [one, two, more] = options.filter(({ label }) => !isDecline(label));
  if (one === undefined || two === undefined || more !== undefined) return null;
  const sides = sidesOf([one.label, two.label]);
  if (!sides.includes(true) || !sides.includes(false)) return null;
  const [first, second] = [one, two].map(({ label }) => rangeIn(label, scales, fallback));
  if (first !== null && first !== undefined && second === null && !isBare(first))
    return { option: one, other: two, range: first };
  if (second !== null && second !== undefined && first === null && !isBare(second))
    return { option: two, other: one, range: second };
  return null;
}
