import type { Posting } from '#contract/career/posting.ts';

type Pay = NonNullable<Posting['pay']>;

/** Full-time periods of a year: the most that a rate can come to without overtime. */
const PERIODS_A_YEAR = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

/** What an amount comes to in a full-time year. */
export const yearlyPay = (amount: number, period: NonNullable<Pay['period']>): number =>
  amount * PERIODS_A_YEAR[period];
