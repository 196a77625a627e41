import type { Posting } from '#contract/career/posting.ts';
import { fold } from '#engines/text/index.ts';

type Pay = NonNullable<Posting['pay']>;

/** Full-time periods of a year: the most that a rate can come to without overtime. */
const PERIODS_A_YEAR = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

/** What an amount comes to in a full-time year. */
export const yearlyPay = (amount: number, period: NonNullable<Pay['period']>): number =>
  amount * PERIODS_A_YEAR[period];

const AMOUNT = String.raw`\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const MARK = String.raw`(?:(?:ca|us|c)?\$|£|€|cad|usd|gbp|eur)`;
const RANGE = new RegExp(
  String.raw`(${MARK})?\s*(${AMOUNT})\s*(k)?\s*(${MARK})?\s*(?:(?:-|–|—|to|a|et|and)\s*(${MARK})?\s*(${AMOUNT})\s*(k)?\s*(${MARK})?)?`,
  'g',
);

const PERIODS: readonly (readonly [RegExp, Pay['period']])[] = [
  [/\bhour|\bhr\b|\/ ?h\b|hourly|\bheure|horaire/, 'hour'],
  [/\bday\b|daily|\bjour\b/, 'day'],
  [/\bweek|\bsemaine/, 'week'],
  [/\bmonth|\bmois\b|mensuel/, 'month'],
  [/\byear|annual|annum|\bannee|\ban\b|annuel|yearly|\bp\.?a\b/, 'year'],
];

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/us\$|usd/, 'USD'],
  [/£|gbp/, 'GBP'],
  [/€|eur/, 'EUR'],
  [/\$|cad/, 'CAD'],
];

/**
 * The pay a text names: "$85,000 - $95,000 a year", "46 $/h", "62 000 $ par an", "CAD 96,000 to 120,000". A bare dollar is
 * taken for `dollar`. Without a period one is taken from the size of the amount. Null where no amount of money stands.
 */
export function payIn(text: string, dollar = 'CAD'): Pay | null {
  const folded = fold(text).replace(/[   ]/g, ' ');
  for (const found of folded.matchAll(RANGE)) {
    const [, before, low, lowThousand, after, second, high, highThousand, last] = found;
    const mark = before ?? after ?? second ?? last;
    if (mark === undefined || low === undefined) continue;
    const thousand = (lowThousand ?? highThousand) !== undefined;
    const [from, to] = [amountOf(low, thousand), amountOf(high ?? low, thousand)];
    const around = folded.slice(Math.max(0, found.index - 40), found.index + found[0].length + 40);
    const period =
      PERIODS.find(([pattern]) =>
        pattern.test(folded.slice(found.index + found[0].length).slice(0, 24)),
      )?.[1] ??
      PERIODS.find(([pattern]) => pattern.test(around))?.[1] ??
      (to >= LEAST_YEAR ? 'year' : to <= MOST_HOUR ? 'hour' : null);
    const named = CURRENCIES.find(([pattern]) => pattern.test(mark))?.[1] ?? dollar;
    const currency = mark === '$' ? dollar : named;
    if (from > 0 && to >= from) return { min: from, max: to, currency, period };
  }
  return null;
}

const LEAST_YEAR = 15_000;
const MOST_HOUR = 250;

function amountOf(text: string, thousand: boolean): number {
  const plain = text.replace(/[ ,.](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return Number(plain) * (thousand ? 1000 : 1);
}

/** An amount that can be somebody's pay: not a bonus, a budget or a company's turnover. */
export function isPlausible({ max, period }: NonNullable<Posting['pay']>): boolean {
  if (period === 'hour') return max >= 5 && max <= 500;
  return period === 'year' ? max >= 10_000 && max <= 2_000_000 : max >= 50 && max <= 100_000;
}
