import { currencyWords } from '#engines/lexicon/index.ts';
import { FROM, MULTIPLIERS, UP_TO } from './money.data.ts';
import { amountOf } from '#engines/postings/facts/text/numbers.ts';
import { codes, inWords, type Amount } from './in-words.ts';
import { periodAfter, type SaidPeriod } from './period.ts';

/** One amount or a range of two in a sentence. Amounts are in whole units; `from` and `to` are places in the sentence. */
export interface AmountFound {
  min: number | null;
  max: number | null;
  /** ISO 4217; `$` when only the sign stands there; null when nothing says. */
  currency: string | null;
  /** Period said right after the amount. */
  period: SaidPeriod | null;
  /** Multiplied by a "k", "thousand", "LPA". */
  scaled: boolean;
  range: boolean;
  from: number;
  to: number;
}

const escaped = (text: string) => text.replace(/[$.]/g, '\\$&');
const currencyPattern = currencyWords.map(([sign]) => escaped(sign)).join('|');
const multipliers = new Map(Object.entries(MULTIPLIERS));
const NUMBER = `\\d{1,3}\\.\\d{4}(?!\\d)|\\d{1,3}(?:[,.' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d+(?:[.,]\\d{1,2})?`;
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(${currencyPattern})\\s?|(?<![\\p{L}\\d]))(${NUMBER})(?![\\d(]|s\\b|[.,]\\d|k\\)|\\(k)(?:[ -]?(${[...multipliers.keys()].join('|')})(?![\\p{L}\\d]))?(?:\\s?\\(?(${currencyPattern})(?![\\p{L}\\d])\\)?)?`,
  'gu',
);
/** The amounts of a flat sentence, ranges as one. */
export function amountsIn(flat: string): AmountFound[] {
  const figures = [...flat.matchAll(AMOUNT)].map((match) => read(match, flat)).filter((one) => one !== null);
  const isMoney = figures.some(({ currency, period }) => currency !== null || period !== null);
  const amounts = isMoney
    ? figures
    : [...figures, ...inWords(flat)].toSorted((one, other) => one.from - other.from);
  const found: AmountFound[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const [first, second] = [amounts[index], amounts[index + 1]];
    if (first === undefined) continue;
    const pair = second === undefined ? null : joined(first, second, flat);
    found.push(pair ?? alone(first, flat));
    if (pair !== null) index += 1;
  }
  return found;
}

function read(match: RegExpMatchArray, flat: string): Amount | null {
  const [whole, before, digits = '', multiplier, after] = match;
  // "401k" and "403b" are pension plans.
  if (/^40[13]$/.test(digits) && /^\s?\(?[kb]\b/.test(flat.slice((match.index ?? 0) + digits.length)))
    return null;
  const from = match.index ?? 0;
  // "Step 5" of a pay scale is no amount.
  if (before === undefined && after === undefined && STEP.test(flat.slice(Math.max(0, from - 12), from)))
    return null;
  let to = from + whole.length;
  const said = periodAfter(flat.slice(to, to + 60));
  to += said?.length ?? 0;
  const sign = after !== undefined && codes.get(after) !== '$' ? after : (before ?? after);
  return {
    value: amountOf(digits),
    scale: multipliers.get(multiplier ?? '') ?? 1,
    currency: multiplier === 'lpa' ? 'INR' : (codes.get(sign ?? '') ?? null),
    period: said?.period ?? (multiplier === 'lpa' ? 'year' : null),
    from,
    to,
    open: /^\+(?!\s?[$\d])|^\s?(?:and up|or more|to start|(?:et|ou) plus|a l'embauche)\b/.test(
      flat.slice(to, to + 18),
    ),
  };
}

const LINK = /^\s*(?:-{1,2}|to|up to|a|jusqu'a|bis|~|\/)\s*$/;
/** "Minimum: $20, maximum: $25". */
const LEAST = /\b(?:min|start)[^.;\d]{0,20}$/;
const STEP = /\b(?:step|level|echelon|niveau) $/;
/** From one step of a scale to another: "; step 5: ". */
const TO_STEP = /^[;,)]?\s*(?:(?:a|to|-)\s*)?\(?(?:step|level|echelon|niveau) \d{1,2}\)?\s*:?\s*$/;
const MOST =
  /^[^.;\d]{0,24}\b(?:max|top (?:of|rate|step)|up to|(?:go(?:es|ing)?|ris(?:es?|ing)|grow(?:s|ing)?|climb(?:s|ing)?|increas(?:es?|ing)|moves?|moving) to|jusqu'a|monte(?:r|nt)? a|passe(?:r|nt)? a)[^.;\d]{0,24}$/;
/** After the amount that one comes to later: "22 $ à l'embauche, 26 $ après 4 ans". */
const LATER = /^\s*(?:apres|after|once)\b/;
const AND = /^\s*(?:and|et|or|ou)\s*$/;

/** Two amounts as the range they make; null when they make none. */
function joined(first: Amount, second: Amount, flat: string): AmountFound | null {
  // "(min)", "(step 1)" beside an amount say nothing of the range.
  const between = flat
    .slice(first.to, second.from)
    .replace(/^\s*(?:cad|usd)\s/, ' ')
    .replace(/\([^()]{0,24}\)/g, ' ');
  const opened = /\b(?:between|entre|from|de)\b[^.;]{0,12}$/.test(
    flat.slice(Math.max(0, first.from - 24), first.from),
  );
  const ends = LEAST.test(flat.slice(Math.max(0, first.from - 30), first.from)) && MOST.test(between);
  const grows = first.open && /^[^.;\d]{0,30}$/.test(between) && LATER.test(flat.slice(second.to));
  const linked = LINK.test(between) || TO_STEP.test(between) || (AND.test(between) && opened);
  if (!linked && !ends && !grows) return null;
  // "$50-60k" and "50 to 60 thousand" say the multiplier once.
  const scale = first.scale === 1 && second.scale > 1 && first.value < 1000 ? second.scale : first.scale;
  // "a hundred and five and a hundred and thirty thousand" says the thousand once, too.
  const thousands =
    first.value < 1000 &&
    second.value >= 10_000 &&
    first.scale === 1 &&
    second.scale === 1 &&
    opened &&
    !/\d/.test(flat.slice(first.from, second.from))
      ? 1000
      : 1;
  const [low, high] = [
    first.value * scale * thousands,
    second.value *
      (second.scale === 1 && first.scale > 1 && second.value < 1000 ? first.scale : second.scale),
  ];
  if (low > high || high > low * 12 || low === 0) return null;
  if (
    first.currency !== null &&
    second.currency !== null &&
    first.currency !== second.currency &&
    first.currency !== '$' &&
    second.currency !== '$'
  )
    return null;
  const currency = [second.currency, first.currency].find((one) => one !== null && one !== '$');
  return {
    min: low,
    max: high,
    currency: currency ?? first.currency ?? second.currency,
    period: second.period ?? first.period,
    scaled: scale > 1,
    range: true,
    from: first.from,
    to: second.to,
  };
}

function alone(amount: Amount, flat: string): AmountFound {
  const value = amount.value * amount.scale;
  const before = flat.slice(Math.max(0, amount.from - 30), amount.from);
  const upTo = UP_TO.test(before);
  const onwards = !upTo && (amount.open || FROM.test(before));
  return {
    min: upTo ? null : value,
    max: onwards ? null : value,
    currency: amount.currency,
    period: amount.period,
    scaled: amount.scale > 1,
    range: false,
    from: amount.from,
    to: amount.to,
  };
}
