import type { payPeriod } from '#contract/career/posting.ts';
import type { z } from 'zod';

export type PayPeriod = z.infer<typeof payPeriod>;

const PERIOD = new RegExp(
  String.raw`^\s*(?:\((?=\w))?(?:(?:gross|brutto|brut|bruto|net|cash|plus|cad|usd|base|dollars?|ca)\s){0,2}(?:` +
    [
      String.raw`(?:\/\s?|(?:per|an?|each|every|by the|par|de la|la|\/ ?per)\s|de l'|l'|a l'|p\/?)(hour|heure|hr|h|day|jour|jr|d|week|semaine|wk|sem|month|mois|mth|mo|year|annum|annee|an|yr|a)(?![a-z'])`,
      String.raw`(hourly|daily|weekly|monthly|yearly|annually|annual|p\.?\s?a\b\.?|pcm|pw|ph|p\.?h\b|annuels?|annuellement|mensuels?|hebdomadaires?|horaires?)(?![a-z])`,
    ].join('|') +
    ')',
);
const PERIODS: readonly (readonly [RegExp, PayPeriod])[] = [
  [/^(?:h|hr|hour|heure|hourly|ph|p\.?h|horaires?)$/, 'hour'],
  [/^(?:d|day|jour|jr|daily)$/, 'day'],
  [/^(?:week|wk|semaine|sem|weekly|pw|hebdo\w*)$/, 'week'],
  [/^(?:mo|mth|month|mois|monthly|pcm|mensuel\w*)$/, 'month'],
  [/./, 'year'],
];

/** The period that flat words open with ("/h", " per hour", " par année") and how many signs say it; null without one. */
export function periodAfter(flat: string): { period: PayPeriod; length: number } | null {
  const found = PERIOD.exec(flat);
  const said = found?.[1] ?? found?.[2];
  if (found === null || said === undefined) return null;
  return { period: periodOf(said), length: found[0].length };
}

function periodOf(said: string): PayPeriod {
  return PERIODS.find(([pattern]) => pattern.test(said))?.[1] ?? 'year';
}
