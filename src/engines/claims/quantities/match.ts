import { byPeriod } from './by-period.ts';
import { DOLLARS, isFranc } from './currencies.ts';
import type { Quantity } from './quantity.ts';

const close = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= Math.max(Math.abs(b) * share, 1e-9);

/** Whether an amount is told as the least it was: "over 30" may be 30, "more than 30" is not. */
export const isOver = ({ approximation }: Quantity): boolean =>
  approximation === 'over' || approximation === 'more';

/** Whether a number is one that only says about how many: "une vingtaine", "a third". */
const isRough = ({ span, measures }: Quantity): boolean =>
  /aine$/i.test(span) || (measures === 'share' && !/\d/.test(span));

/** Whether a number as stated is true of the true one. */
function holds(stated: number, truth: number, claimed: Quantity, converted: boolean): boolean {
  // 99.95 % and 99.99 % are worlds apart; what is the same but for the arithmetic of the machine is the same.
  const slack = converted ? 0.025 : 1e-6;
  if (isOver(claimed)) return stated <= truth * (1 + slack) && stated >= truth * 0.2;
  if (claimed.approximation === 'under') return stated >= truth * (1 - slack) && stated <= truth * 2;
  if (claimed.approximation === 'almost') return stated >= truth * 0.995 && stated <= truth * 1.12;
  if (claimed.approximation === 'about') return close(stated, truth, isRough(claimed) ? 0.2 : 0.06);
  return close(stated, truth, slack);
}

const WEEK = 604_800;
const isLong = ({ measures, base }: Quantity): boolean => measures === 'time' && base >= WEEK;
/** How far six weeks and a month and a half may be apart. */
const OF_CALENDAR = 0.09;

const baseOf = ({ value, base }: Quantity): number => value * base;

/**
 * "More than 14" of 14 or of nearly 14: nobody recorded more. Time goes on, so a length of weeks and more may be passed
 * since.
 */
export const isMoreThanThat = (claimed: Quantity, truth: Quantity): boolean =>
  (isBelow(truth)
    ? isOver(claimed)
    : claimed.approximation === 'more' && /^(?:exact|about)$/.test(truth.approximation)) &&
  claimed.measures === truth.measures &&
  !isLong(claimed) &&
  baseOf(claimed) === baseOf(truth);

/** Whether an amount is told beyond the bound that the profile gives: "over 60" and "60" of "nearly 60", "under 60" of "over 60". */
function isBeyondBound(truth: Quantity, claimed: Quantity): boolean {
  const [stated, recorded] = [baseOf(claimed), baseOf(truth)];
  if (isBelow(truth))
    return (isOver(claimed) || claimed.approximation === 'exact') && stated >= recorded && !isLong(claimed);
  // "More than 85,000" of "up to 85,000".
  if (truth.approximation === 'up-to') return isOver(claimed) && stated >= recorded;
  return isOver(truth) && isBelow(claimed) && stated <= recorded;
}

const isBelow = ({ approximation }: Quantity): boolean =>
  approximation === 'almost' || approximation === 'under';

/** Whether an amount in a text says no more than an amount of the profile: value, unit, currency and period. */
export const bearsOut = (recorded: Quantity, claimed: Quantity): boolean =>
  [
    recorded,
    ...(recorded.per === '' && recorded.perOfAll !== '' ? [{ ...recorded, per: recorded.perOfAll }] : []),
  ]
    .flatMap((one) => byPeriod(one, claimed).map((truth) => ({ truth, isOther: truth.per !== one.per })))
    .some(({ truth, isOther }) => bearsOutByPeriod(truth, claimed, isOther));

const FREEZING_FAHRENHEIT = 32;
/** How far two readings of one temperature may be apart: half a degree of the coarser scale. */
const OF_A_DEGREE = 0.56;
/** How far a reading that is told as about may be off. */
const ABOUT_A_READING = 0.02;

/** Degrees Celsius of a reading; the scales begin at other points, so that a factor alone does not do. */
const celsius = ({ value, base }: Quantity): number =>
  base === 1 ? value : (value - FREEZING_FAHRENHEIT) * base;

/** Whether a temperature as told is the one recorded, on either scale. */
function isSameReading(truth: Quantity, claimed: Quantity): boolean {
  if (truth.base === claimed.base) return holds(claimed.value, truth.value, claimed, false);
  const [stated, recorded] = [celsius(claimed), celsius(truth)];
  if (isOver(claimed)) return stated <= recorded + OF_A_DEGREE;
  if (isBelow(claimed)) return stated >= recorded - OF_A_DEGREE;
  const room = claimed.approximation === 'about' ? Math.abs(recorded) * ABOUT_A_READING : 0;
  return Math.abs(stated - recorded) <= OF_A_DEGREE + room;
}

function bearsOutByPeriod(truth: Quantity, claimed: Quantity, isOtherPeriod: boolean): boolean {
  if (claimed.measures !== truth.measures) return false;
  if (claimed.currency !== truth.currency && claimed.currency !== '' && !isFranc(truth, claimed)) {
    // A bare dollar in a profile is a Canadian one.
    if (!(claimed.currency === 'cad' && truth.currency === '')) return false;
  }
  if (claimed.currency === '' && !DOLLARS.test(truth.currency)) return false;
  if (claimed.per !== '' && claimed.per !== truth.per && claimed.per !== truth.perOfAll) return false;
  if (claimed.measures === 'temperature') return isSameReading(truth, claimed);
  if (isBeyondBound(truth, claimed)) return false;
  if (truth.approximation === 'up-to' && claimed.approximation === 'exact' && claimed.value === truth.value)
    return false;
  if (claimed.approximation === 'vague') return truth.value >= claimed.value && truth.value <= claimed.most;
  // Weeks and months do not go into each other.
  if (isLong(claimed) && isLong(truth) && claimed.base !== truth.base && claimed.approximation === 'exact')
    return close(baseOf(claimed), baseOf(truth), OF_CALENDAR);
  return holds(baseOf(claimed), baseOf(truth), claimed, claimed.base !== truth.base || isOtherPeriod);
}

/** How far a worked-out amount may lie beyond the one that is told as passed: nobody tells 100 as "more than 50". */
const CLOSELY = 0.25;

/** Whether an amount that was worked out of several bears out one in a text, which then tells it closely. */
export const bearsOutClosely = (worked: Quantity, claimed: Quantity): boolean =>
  byPeriod(worked, claimed).some(
    (one) => bearsOut(one, claimed) && close(baseOf(claimed), baseOf(one), CLOSELY),
  );

/** Whether a number is true of a worked-out one, which may be rounded to the digits that are stated. */
export function bearsOutRounded(truth: number, claimed: Quantity): boolean {
  const stated = claimed.value;
  if (holds(stated, truth, claimed, false)) return true;
  if (claimed.approximation !== 'exact' && claimed.approximation !== 'about') return false;
  const digits = Number.isInteger(stated) ? 0 : (String(stated).split('.')[1]?.length ?? 0);
  return Math.abs(stated - truth) <= 0.5 * 10 ** -digits + 1e-9;
}
