import { isOver } from '#engines/claims/quantities/match.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
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
export function fits(claimed: Quantity, months: number): boolean {
  const unit = claimed.base / MONTH;
  const truth = months / unit;
  if (truth <= 0) return false;
  if (isOver(claimed)) return claimed.value < truth && claimed.value > truth * 0.4;
  if (claimed.approximation === 'almost') return claimed.value > truth - 0.05 && claimed.value - truth <= 0.5;
  if (claimed.approximation === 'under') return claimed.value > truth && claimed.value - truth <= 1;
  if (claimed.approximation === 'about') return Math.abs(claimed.value - truth) <= 0.5;
  return claimed.value <= truth + 0.09 && truth - claimed.value < 1.0;
}

/** Whether a length of time is that since a date which the same sentence names and the profile has. */
export function isSinceDate(claim: Claim, claimed: Quantity): boolean {
  const sentence = claim.sentences.find((one) => meets(one, claimed));
  return claim.dates.some(
    (date) =>
      date.role === 'from' &&
      sentence !== undefined &&
      meets(date, sentence) &&
      claim.known.entries
        .filter(({ start }) => isSameDate(start, date))
        .some((entry) => fits(claimed, monthsOf([{ ...entry, end: '' }], claim.today))),
  );
}

/** Whether a length of time is that between two months of one value: "from January to June 2018" are six months. */
export function followsFromRange(claim: Claim, claimed: Quantity): boolean {
  return claim.place.sources.some(({ text }) => {
    const [from, until] = datesIn(text);
    if (from === undefined || until === undefined) return false;
    const years = until.year - from.year;
    if (from.month === 0 || until.month === 0)
      return years > 0 && (fits(claimed, 12 * years) || fits(claimed, 12 * (years + 1)));
    return fits(claimed, 12 * (until.year - from.year) + until.month - from.month + 1);
  });
}

/**
 * Whether a bullet tells for a length of time what its fact tells of a date alone: what was so "in 2020" was so in none of the other years of
 * the job.
 */
export function isOfDatedFact(claim: Claim, claimed: Quantity): boolean {
  const sentence = claim.sentences.find((one) => meets(one, claimed));
  if (claim.place.kind !== 'told' || sentence === undefined) return false;
  const words = sentence.words.filter((word) => !meets(word, claimed));
  const [best] = supportOf(claim, { ...sentence, words });
  const said = unitsOf(words).filter((unit) => best !== undefined && isSaid(unit, best.vocabulary));
  const dates = best === undefined ? [] : datesIn(best.text);
  // "Since June 2020" goes on.
  return said.length > 1 && dates.length > 0 && dates.every(({ role }) => role !== 'from');
}

/** Whether what a length of time is of stands in the same value of the profile as the length. */
export function isOfTheSame(
  claim: Claim,
  claimed: Quantity,
  source: { vocabulary: Parameters<typeof isSaid>[1] },
): boolean {
  const sentence = claim.sentences.find((one) => meets(one, claimed));
  const as = sentence?.words.filter(({ start }) => start >= claimed.end).slice(0, 6) ?? [];
  const title = as.findIndex(({ word }) => /^(?:as|comme)$/.test(word));
  if (title < 0) return true;
  const verb = as.findIndex(({ word }, at) => at > title && /^(?:is|was|are|were|est|etait)$/.test(word));
  return unitsOf(
    as
      .slice(title + 1, verb < 0 ? undefined : verb)
      .filter(({ word }) => !/^(?:acting|interim|stand-in)$/.test(word)),
  )
    .slice(0, 2)
    .every((unit) => isSaid(unit, source.vocabulary));
}
