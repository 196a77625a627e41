import { payFrom, periodIn, type Pay } from '#engines/postings/families/normal.ts';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€|\beuros?\b|\bEUR\b/i, 'EUR'],
  [/£|\bGBP\b/, 'GBP'],
  [/\bCA\$|\bC\$|\bCAD\b/, 'CAD'],
  [/\bA\$|\bAU\$|\bAUD\b/, 'AUD'],
  [/\bUS\$|\bUSD\b/, 'USD'],
  [/₹|\bINR\b|\bRs\.?/, 'INR'],
  [/\bCHF\b/, 'CHF'],
  [/\bPLN\b|zł/, 'PLN'],
  [/\bSEK\b/, 'SEK'],
  [/\bNOK\b/, 'NOK'],
  [/\bDKK\b/, 'DKK'],
  [/\bSGD\b|\bS\$/, 'SGD'],
  [/\bNZD\b|\bNZ\$/, 'NZD'],
];
const AMOUNT = /(\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s*([kK]\b|LPA\b)?/g;

/** 92,000.00 and 1.900 and 1950.0 and 38 000: three digits behind a mark are thousands, one or two are a fraction. */
function amountOf(text: string): number {
  const fraction = /[.,](\d{1,2})$/.exec(text);
  const whole = fraction === null ? text : text.slice(0, fraction.index);
  return Number(`${whole.replace(/\D/g, '')}.${fraction?.[1] ?? '0'}`);
}

/**
 * Pay as a text says it: "€60k - €75k", "£38,500 - 44,000 per year", "Mensuel de 1950.0 Euros à 2150.0 Euros sur 12.0 mois",
 * "INR 6 - 8 LPA". A bare "$" counts as `dollars`, the currency of the place, and as nothing without one. Null when a currency or
 * an amount is missing, or the text gives more than two amounts in one currency.
 */
export function payInText(text: string, dollars: string | null): Pay {
  const currency = SIGNS.find(([sign]) => sign.test(text))?.[1] ?? (text.includes('$') ? dollars : null);
  if (currency === null) return null;
  // "sur 12.0 mois" says how many wages a year there are.
  const said = text.replace(/\bsur \d+(?:[.,]\d+)? mois\b/i, '');
  const amounts = [...said.matchAll(AMOUNT)].map(([, figure = '', mark = '']) => ({
    value: amountOf(figure),
    mark,
  }));
  const [first, second] = amounts;
  if (first === undefined || amounts.length > 2) return null;
  const lakhs = amounts.some(({ mark }) => mark === 'LPA');
  const thousands = amounts.some(({ mark }) => mark.toLowerCase() === 'k');
  const scale = (value: number): number =>
    lakhs ? value * 100_000 : thousands && value < 1000 ? value * 1000 : value;
  return payFrom(
    scale(first.value),
    scale((second ?? first).value),
    currency,
    lakhs ? 'year' : (periodIn(said) ?? (/\bp\.?a\.?\b/i.test(said) ? 'year' : null)),
  );
}

const WHOLE = new Set(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'HUF', 'XOF', 'XAF']);

/** Hundredths of a currency in whole units; those without hundredths are whole already (jobscore says so of yen). */
export function fromCents(amount: unknown, currency: string): unknown {
  const value = typeof amount === 'string' ? Number(amount) : amount;
  return typeof value === 'number' && !WHOLE.has(currency.toUpperCase()) ? value / 100 : value;
}
