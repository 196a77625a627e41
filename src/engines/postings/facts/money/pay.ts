import { amountsIn, type AmountFound } from './amounts.ts';
import { quote, type Passage } from '#engines/postings/facts/text/passages.ts';
import { classesAround, scaleAround } from './scale.ts';
import { inNamedPeriod, type PayPeriod, type SaidPeriod } from './period.ts';
import { PLAUSIBLE, PAY_WORDS, NOT_PAY, TOTAL, ANNUAL, BASE } from './pay.data.ts';

/** Pay as the text says it: whole units of the currency, open sides null, with its words. */
export interface PaySaid {
  min: number | null;
  max: number | null;
  /** ISO 4217; of a bare `$` or no sign the one of the place's country, null when that is not known either. */
  currency: string | null;
  /** Whether the text itself names the currency. */
  currencySaid: boolean;
  period: PayPeriod | null;
  span: string;
}

interface Candidate {
  amount: AmountFound;
  passage: Passage;
  period: SaidPeriod | null;
  score: number;
}

/** The pay a text offers; null when it names none. `local` is the currency of the place's country, null when not known. */
export function payIn(passages: readonly Passage[], local: string | null): PaySaid | null {
  let best: Candidate | null = null;
  for (const passage of passages) {
    if (!/\d|\b(?:hour|thousand|dollars|grand|bucks)\b/.test(passage.flat)) continue;
    const amounts = amountsIn(passage.flat);
    for (const [index, amount] of amounts.entries()) {
      const candidate = weighed(amount, endOfLast(amounts.slice(0, index)), passage);
      if (candidate !== null && beats(candidate, best)) best = candidate;
    }
  }
  if (best === null || best.score < ENOUGH) return null;
  const { amount, passage, period } = best;
  const said = amount.currency !== null && amount.currency !== '$';
  return {
    ...inNamedPeriod(
      period,
      scaleAround(amount, passage, passages) ??
        classesAround(amount, passage, passages) ?? { min: amount.min, max: amount.max },
    ),
    currency: said ? amount.currency : local,
    currencySaid: said,
    span: quote(passage.text, amount.from, amount.to),
  };
}

/** Of one sentence's amounts that of a year comes before that of two weeks. */
function beats(one: Candidate, best: Candidate | null): boolean {
  if (best === null) return one.score > 0;
  const isNamed = ({ period }: Candidate) => period !== 'fortnight' && period !== 'half_month';
  const isSame = one.passage === best.passage && one.amount.period !== null;
  return isSame && isNamed(one) && !isNamed(best) ? true : one.score > best.score;
}

const ENOUGH = 3;
/** "Life cover of four times salary up to $400,000". */
/** "… an hour ($17.85)". */
const NAMED_BEFORE = /\b(?:(?:an|per) hour|(?:a|per) year|annually|hourly)\b[^.;\d]{0,6}$/;
const INSURED = /\blife (?:cover|insurance)|\bassurance|\b(?:\d ?x|times) (?:your |base |annual )*salary\b/;
const LEAST_BARE = 5000;

const endOfLast = (amounts: readonly AmountFound[]): number =>
  amounts.findLast(({ currency, period }) => currency !== null || period !== null)?.to ?? 0;

function weighed(amount: AmountFound, previous: number, passage: Passage): Candidate | null {
  const { flat, text, section, label } = passage;
  const before = flat.slice(Math.max(previous, amount.from - 80), amount.from);
  const after = upToNext(text.slice(amount.to, amount.to + 60)).length;
  const around = flat.slice(amount.to, amount.to + after);
  const value = amount.max ?? amount.min ?? 0;
  const period = amount.period ?? periodBefore(before, label, around) ?? periodOfSize(amount, value);
  if (!isPlausible(amount, period)) return null;
  const nearest = clauseBefore(before);
  const paid = PAY_WORDS.test(nearest) || PAY_WORDS.test(label);
  if (amount.currency === null && !(paid || amount.period !== null || amount.scaled)) return null;
  // "Pay grade 9" is no pay.
  if (amount.currency === null && amount.period === null && !amount.scaled && !amount.range)
    if (!paid || value < LEAST_BARE) return null;
  let score = 0;
  if (amount.currency !== null) score += 1;
  if (amount.period !== null) score += amount.currency === null && !paid ? 1 : 2;
  if (paid) score += 3;
  if (amount.period === null && NAMED_BEFORE.test(before)) score += 1;
  if (amount.range) score += 2;
  if (/^ (?:is )?(?:the |a )?base\b/.test(around)) score += 4;
  if (amount.scaled && amount.currency !== null) score += 1;
  if (nearest.trim().length <= 12) score += 1;
  // "$19.25." as all of a sentence.
  if (amount.currency !== null && text.replace(/[\s.]+$/, '').length === amount.to - amount.from) score += 1;
  if (section === 'offer' || passage.header) score += 1;
  if (section === 'duties' || section === 'about') score -= 2;
  if (TOTAL.test(nearest.slice(-40)) || /\bote\b/.test(around)) score -= 3;
  // "We budget $80,000 for this role".
  const isForRole = /^ for (?:this|the) (?:role|hire|position|job)\b/.test(around);
  if (isForRole) score += 3;
  if (NOT_PAY.test(nearest.slice(-60)) && !BASE.test(nearest) && !isForRole) score -= 6;
  if (INSURED.test(nearest)) score -= 6;
  if (NOT_PAY.test(around)) score -= 6;
  return { amount, passage, period, score };
}

/** What stands after an amount until another thought begins: a sign, a capital, a figure. */
function upToNext(raw: string): string {
  const end =
    /[.;:,()|+&]|\s(?:[\p{Lu}\d$£€]|plus\b|with\b|avec\b|and\b|et\b|before\b|excluding\b|hors\b)/u.exec(raw);
  return end === null ? raw : raw.slice(0, end.index);
}

/** The last clause before an amount. */
function clauseBefore(flat: string): string {
  return flat.split(/[.;!?]\s|\)\s|\bor\s/).at(-1) ?? '';
}

function periodBefore(before: string, label: string, after: string): SaidPeriod | null {
  return (
    ANNUAL.find(([pattern]) => pattern.test(before) || pattern.test(label) || pattern.test(after))?.[1] ??
    null
  );
}

function periodOfSize(amount: AmountFound, value: number): SaidPeriod | null {
  if (value >= 12_000) return 'year';
  if (amount.scaled) return null;
  return value <= 150 ? 'hour' : null;
}

function isPlausible(amount: AmountFound, period: SaidPeriod | null): boolean {
  const value = amount.max ?? amount.min ?? 0;
  const [least, most] = period === null ? [4, 50_000] : PLAUSIBLE[period];
  const rate = amount.currency === 'INR' || amount.currency === 'JPY' ? 100 : 1;
  return value >= least && value <= most * rate;
}
