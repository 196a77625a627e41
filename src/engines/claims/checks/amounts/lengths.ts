import { isOver } from '#engines/claims/quantities/match.ts';
import { meets } from '#engines/claims/context.ts';
import type { Asked } from '#engines/claims/context.ts';
import { datesIn, isSameDate } from '#engines/claims/dates/read.ts';
import { monthsOf } from '#engines/claims/dates/spans.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

const MONTH = 2_629_800;
const MONTHS_OF_A_WEEK = 604_800;

/** Whether an amount is a length of time in weeks or longer. */
export const isLong = ({ measures, base }: Quantity): boolean =>
  measures === 'time' && base >= MONTHS_OF_A_WEEK;

/** Whether a stated length is true of the months that something took. */
export function fits(said: Quantity, months: number): boolean {
  const unit = said.base / MONTH;
  const truth = months / unit;
  if (truth <= 0) return false;
  if (isOver(said)) return said.value < truth && said.value > truth * 0.4;
  if (said.approximation === 'almost') return said.value > truth - 0.05 && said.value - truth <= 0.5;
  if (said.approximation === 'under') return said.value > truth && said.value - truth <= 1;
  if (said.approximation === 'about') return Math.abs(said.value - truth) <= 0.5;
  return said.value <= truth + 0.09 && truth - said.value < 1.0;
}

/** Whether a length of time is that since a date which the same sentence names and the profile has. */
export function isSinceDate(asked: Asked, said: Quantity): boolean {
  const sentence = asked.sentences.find((one) => meets(one, said));
  return asked.dates.some(
    (date) =>
      date.role === 'from' &&
      sentence !== undefined &&
      meets(date, sentence) &&
      asked.known.entries
        .filter(({ start }) => isSameDate(start, date))
        .some((entry) => fits(said, monthsOf([{ ...entry, end: '' }], asked.today))),
  );
}

/** Whether a length of time is that between two months of one value: "from January to June 2018" are six months. */
export function followsFromRange(asked: Asked, said: Quantity): boolean {
  return asked.place.sources.some(({ text }) => {
    const [from, until] = datesIn(text);
    if (from === undefined || until === undefined) return false;
    const years = until.year - from.year;
    if (from.month === 0 || until.month === 0)
      return years > 0 && (fits(said, 12 * years) || fits(said, 12 * (years + 1)));
    return fits(said, 12 * (until.year - from.year) + until.month - from.month + 1);
  });
}

/** Whether what a length of time is of stands in the same value of the profile as the length. */
export function isOfTheSame(
  asked: Asked,
  said: Quantity,
  source: { said: Parameters<typeof isSaid>[1] },
): boolean {
  const sentence = asked.sentences.find((one) => meets(one, said));
  const as = sentence?.words.filter(({ start }) => start >= said.end).slice(0, 6) ?? [];
  const title = as.findIndex(({ word }) => /^(?:as|comme)$/.test(word));
  if (title < 0) return true;
  const verb = as.findIndex(({ word }, at) => at > title && /^(?:is|was|are|were|est|etait)$/.test(word));
  return unitsOf(
    as
      .slice(title + 1, verb < 0 ? undefined : verb)
      .filter(({ word }) => !/^(?:acting|interim|stand-in)$/.test(word)),
  )
    .slice(0, 2)
    .every((unit) => isSaid(unit, source.said));
}
