import type { Quantity } from './quantity.ts';

/** How many of a period people count in a longer one: five to seven days in a week, four weeks or a little more in a month. */
const PERIODS: ReadonlyMap<string, readonly number[]> = new Map([
  ['day week', [7, 5, 6]],
  ['day month', [20, 21, 22, 26, 30]],
  ['day year', [220, 230, 240, 250, 260, 300, 365]],
  ['shift week', [5]],
  ['shift day', [1]],
  ['day shift', [1]],
  ['week month', [52 / 12, 4]],
  ['week year', [52, 50]],
  ['month year', [12]],
  ['month quarter', [3]],
  ['quarter year', [4]],
  ['season year', [1]],
]);

/** An amount by one period told by another: six a month are 72 a year, 120 a year are ten a month. */
export function byPeriod(truth: Quantity, claimed: Quantity): readonly Quantity[] {
  if (truth.per === claimed.per) return [truth];
  const longer = PERIODS.get(`${truth.per} ${claimed.per}`) ?? [];
  const shorter = (PERIODS.get(`${claimed.per} ${truth.per}`) ?? []).map((times) => 1 / times);
  const others = [...longer, ...shorter].map((times) => ({
    ...truth,
    value: truth.value * times,
    per: claimed.per,
  }));
  return others.length === 0 ? [truth] : others;
}
