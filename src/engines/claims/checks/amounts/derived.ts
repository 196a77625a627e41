import { claimWord } from '#engines/lexicon/index.ts';
import type { Claim } from '#engines/claims/context.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { bearsOutClosely } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { fold } from '#engines/text/index.ts';
import { isOfAChange } from './follows.ts';

const exactly = (quantity: Quantity, value: number, per: string): Quantity => ({
  ...quantity,
  value,
  most: value,
  per,
  perOfAll: '',
  approximation: 'exact',
});

/** The amounts that a change begins with though they are not told: 40,000 of "doubled sales to $80,000". */
const beginnings = ({ text, quantities }: Source): Quantity[] =>
  changesIn(text, quantities).flatMap(({ from, to, measures, base, per }) => {
    const end = quantities.find((one) => one.measures === measures && one.value * one.base === to);
    const isTold = quantities.some((one) => one.measures === measures && one.value * one.base === from);
    return end === undefined || isTold ? [] : [exactly(end, from / base, per)];
  });

/** What the changes of a value come to, by their own period: $12,000 a year of "$36,000 a year, down from $48,000". */
const differences = ({ text, quantities }: Source): Quantity[] =>
  changesIn(text, quantities).flatMap(({ from, to, measures, base, per }) => {
    const end = quantities.find((one) => one.measures === measures && one.value * one.base === to);
    return end === undefined || measures === 'percent' || per === ''
      ? []
      : [exactly(end, Math.abs(from - to) / base, per)];
  });

/** What leads to the time that something took altogether: "in 12 months", "over three years". */
const IN_ALL = /\b(?:in|over|within|across|en|sur|dans)\s(?:the |les |just |only )?$/;
const A_YEAR = 31_557_600;
const LENGTHS = [
  { per: 'year', seconds: A_YEAR },
  { per: 'month', seconds: 2_629_800 },
  { per: 'week', seconds: 604_800 },
  { per: 'day', seconds: 86_400 },
];

/** The amounts of which a value tells the time they took, and what its change comes to over that. */
function overTime({ text, quantities }: Source): (readonly [Quantity, Quantity])[] {
  const changes = changesIn(text, quantities);
  return quantities.flatMap((all, at) => {
    const time = quantities[at + 1];
    if (time?.measures !== 'time') return [];
    const change = changes.find(
      ({ to, measures }) => measures === all.measures && to === all.value * all.base,
    );
    const isBeginning = changes.some(({ from }) => from === all.value * all.base);
    if (isBeginning && change === undefined) return [];
    const own =
      change === undefined ? all : exactly(all, Math.abs(change.from - change.to) / change.base, all.per);
    return [[own, time] as const];
  });
}

/** The amounts by a period that follow from one and the time it took: 300 a month of "3,600 cheeses in 12 months". */
const rates = (source: Source): Quantity[] =>
  overTime(source).flatMap(([all, time]) => {
    if (all.per !== '' || !/^(?:count|mass|volume|money|time)$/.test(all.measures)) return [];
    if (time.approximation !== 'exact' || !IN_ALL.test(fold(source.text.slice(0, time.start)))) return [];
    return LENGTHS.filter(({ seconds }) => seconds < time.value * time.base).map(({ per, seconds }) =>
      exactly(all, (all.value * seconds) / (time.value * time.base), per),
    );
  });

/** What tells an amount as that of a whole year: "84 bogies in calendar year 2025". */
const OF_A_YEAR =
  /^(?:\s[\p{L}'-]+){0,4}?\s(?:in|en|for|pour|over|during)\s(?:calendar (?:year )?|the year |l'annee )?(?:19|20)\d\d\b(?!-\d)/u;
const OF_YEARS = /\b(?:average\w*|mean|moyenne)\b/;

/** What the amounts of a year come to by a shorter period, where the text tells it as an average: 7 a month of "84 in 2025". */
function averages({ text, quantities }: Source, claim: Claim): Quantity[] {
  if (!OF_YEARS.test(fold(claim.text))) return [];
  return quantities
    .filter(({ per, end }) => per === '' && OF_A_YEAR.test(fold(text.slice(end))))
    .flatMap((all) =>
      LENGTHS.slice(1).map(({ per, seconds }) => exactly(all, (all.value * seconds) / A_YEAR, per)),
    );
}

/** Whether an amount follows from the changes of a value, or from an amount and its time, by whatever period the text tells it. */
export function isDerived(claim: Claim, claimed: Quantity, source: Source): boolean {
  const isEnd = isOfAChange(claim, claimed);
  const derived = isEnd ? beginnings(source) : [...differences(source), ...rates(source).filter(isSoTold)];
  return [...derived, ...averages(source, claim).filter(isSoTold)].some((one) =>
    bearsOutClosely(one, claimed),
  );

  // By the very period, and not one that is worked out once more.
  function isSoTold({ per }: Quantity): boolean {
    return per === claimed.per;
  }
}

/** What tells an amount as that of each of several: "82 buses apiece", "about 70 on average". */
export const AVERAGE = /^(?:average\w*|mean|moyenne?s?)$/;
const OF_EACH = claimWord('derived: of each', 'u');
const NEAR = 40;

/** Whether an amount is what a value's amount comes to for each of those that it counts: 82 of "410 buses at 5 depots", told as each one's or on average. */
export function isAverage(claim: Claim, claimed: Quantity, { quantities }: Source): boolean {
  const near = claim.text.slice(Math.max(0, claimed.start - NEAR), claimed.end + NEAR);
  if (/^(?:over|more|under|up-to)$/.test(claimed.approximation) || !OF_EACH.test(fold(near))) return false;
  return quantities.some(
    (all) =>
      all.measures === claimed.measures &&
      quantities.some(
        ({ measures, value, per }) =>
          measures === 'count' &&
          value > 1 &&
          value < all.value &&
          (per === '' || per === all.per) &&
          [per === all.per && per !== '' ? '' : all.per].some((period) =>
            bearsOutClosely(exactly(all, all.value / value, period), claimed),
          ),
      ),
  );
}
