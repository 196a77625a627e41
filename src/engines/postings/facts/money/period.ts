import { postingWord } from '#engines/lexicon/index.ts';
import type { payPeriod } from '#contract/career/posting.ts';
import type { z } from 'zod';

export type PayPeriod = z.infer<typeof payPeriod>;

/** Also those that payrolls have and postings' fields have not: every two weeks, and twice a month. */
export type SaidPeriod = PayPeriod | 'fortnight' | 'half_month';

const PERIOD = new RegExp(
  String.raw`^\s*(?:\((?=\w))?(?:(?:gross|brutto|brut|bruto|net|cash|plus|cad|usd|base|dollars?|ca)\s){0,2}(?:` +
    [
      String.raw`(?:(?:\/\s?|(?:per|an?|each|every|by the|par|la|aux|toutes les|chaque)\s)?((?:two|2|deux|other) (?:weeks?|semaines)|fortnight|quinzaine)(?![a-z]))`,
      String.raw`((?:paid |payable )?bi-?weekly|(?:paid )?fortnightly|semi-?monthly|twice (?:a|per) month|bimensuels?)(?![a-z])`,
      String.raw`(?:\/\s?|(?:per|an?|each|every|by the|par|de la|la|\/ ?per)\s|de l'|l'|a l'|p\/?)(hour|heure|hr|h|day|jour|jr|d|week|semaine|wk|sem|month|mois|mth|mo|year|annum|annee|an|yr|a)(?![a-z']|-[a-z])`,
      String.raw`(hourly|daily|weekly|monthly|yearly|annually|annual|p\.?\s?a\b\.?|pcm|pw|ph|p\.?h\b|annuels?|annuellement|mensuels?|hebdomadaires?|horaires?)(?![a-z])`,
    ].join('|') +
    ')',
);
/** By how what is said begins, in either language. */
const PERIODS: readonly (readonly [RegExp, SaidPeriod])[] = [
  [postingWord('period: fortnight', /^(?:two|2|deux|other) /), 'fortnight'],
  [/^semi-|^twice|^bimens/, 'half_month'],
  [/^(?:p?w|sem|hebdo)/, 'week'],
  [/^p?\.?h/, 'hour'],
  [/^[dj]/, 'day'],
  [/^(?:pc)?m/, 'month'],
  [/./, 'year'],
];

/** The period that flat words open with ("/h", " per hour", " par année") and how many signs say it; null without one. */
export function periodAfter(flat: string): { period: SaidPeriod; length: number } | null {
  const found = PERIOD.exec(flat);
  const said = found?.slice(1).find((group) => group !== undefined);
  if (found === null || said === undefined) return null;
  return { period: periodOf(said), length: found[0].length };
}

function periodOf(said: string): SaidPeriod {
  return PERIODS.find(([pattern]) => pattern.test(said))?.[1] ?? 'year';
}

/** Amounts of a period that fields have no name for, in one they have: half of two weeks' pay is a week's. */
export function inNamedPeriod(
  period: SaidPeriod | null,
  amounts: { min: number | null; max: number | null },
): { min: number | null; max: number | null; period: PayPeriod | null } {
  if (period !== 'fortnight' && period !== 'half_month') return { ...amounts, period };
  const times = period === 'fortnight' ? 0.5 : 2;
  const scaled = (amount: number | null) => (amount === null ? null : Math.round(amount * times * 100) / 100);
  return {
    min: scaled(amounts.min),
    max: scaled(amounts.max),
    period: period === 'fortnight' ? 'week' : 'month',
  };
}
