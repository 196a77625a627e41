import { amountsIn } from '#engines/postings/facts/money/amounts.ts';
import { inNamedPeriod } from '#engines/postings/facts/money/period.ts';
import { flatten } from '#engines/postings/facts/text/flatten.ts';
import { payFrom, periodIn, type Pay } from '#engines/postings/families/normal.ts';

/**
 * Pay as a board's own field says it: "€60k - €75k", "£38,500 - 44,000 per year", "Mensuel de 1950.0 Euros à 2150.0 Euros sur 12.0
 * mois", "INR 6 - 8 LPA". A bare "$" counts as `dollars`, the currency of the place, and as nothing without one. Null when a
 * currency or an amount is missing, or the text gives more than one amount or range with a currency.
 */
export function payInText(text: string, dollars: string | null): Pay {
  // "sur 12.0 mois" says how many wages a year there are.
  const said = text.replace(/\bsur \d+(?:[.,]\d+)? mois\b/i, '');
  const [found, ...others] = amountsIn(flatten(said)).filter(({ currency }) => currency !== null);
  if (found === undefined || others.length > 0) return null;
  const { min, max, period } = inNamedPeriod(found.period, found);
  const currency = found.currency === '$' ? dollars : found.currency;
  return payFrom(min, max, currency, period ?? periodIn(said));
}

const WHOLE = new Set(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'HUF', 'XOF', 'XAF']);

/** Hundredths of a currency in whole units; those without hundredths are whole already (jobscore says so of yen). */
export function fromCents(amount: unknown, currency: string): unknown {
  const value = typeof amount === 'string' ? Number(amount) : amount;
  return typeof value === 'number' && !WHOLE.has(currency.toUpperCase()) ? value / 100 : value;
}
