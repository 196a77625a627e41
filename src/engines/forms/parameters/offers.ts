import { frameWords, wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, isPlain, sayYesOrNo } from '#engines/forms/screening/asked.ts';
import { figuresIn } from '#engines/forms/screening/ranges.ts';
import { type Compared, offerCompared, ownCompared } from './own-limits.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** Cents beside the whole unit say how exactly: "in dollars and cents", "to the nearest cent". */
const EXACTLY = wordFor('offers: exactly');

/** A unit in which the figure is not to be written: "in full, not in lakhs". */
const NO_UNIT =
  /\b(not|pas|never|rather than|instead of|plutot qu|au lieu d)( (in|en|de|by|par|the)){0,2} \w+/g;

/** What one unit of the figure asked for is worth: thousands, lakh, cents. */
export function unitAsked(said: string): number {
  const text = said.replaceAll(NO_UNIT, ' ');
  if (/\b(thousands|en milliers)\b|\bk\b/.test(text)) return 1000;
  if (/\b(lakhs?|lpa|lacs?)\b/.test(text)) return 100_000;
  return /\b(cents?|pence|cpm)\b/.test(text) && !EXACTLY.test(text) ? 0.01 : 1;
}

const ACCEPTABLE = wordFor('offers: acceptable');

/** What asks for a figure of one's own, or speaks of another one than that on offer. */
const WANTED = wordFor('offers: wanted');

/** What stands before a question that points back at it, where the question itself names no sum; the question's own words else. */
export function offerSaid({ question, text }: AskedQuestion): string {
  const own = sumsIn(question.label);
  if (own.length > 0 || question.help === '' || !POINTING.test(text)) return question.label;
  return sumsIn(question.help).length > 0 ? question.help : question.label;
}
const POINTING = wordFor('offers: pointing');

/** The sums of money a text may name: figures of no other unit, and of no small count. */
const sumsIn = (said: string) =>
  figuresIn(said).filter(
    (figure) =>
      (figure.unit === '' || figure.unit === 'k') && figure.value >= 5 && !isYear(figure.value, said),
  );
/** The number of a year stands alone, without a sign of money. */
const isYear = (value: number, said: string): boolean =>
  value >= 1990 &&
  value <= 2040 &&
  Number.isInteger(value) &&
  !new RegExp(`[$£€]\\s?${value}|${value}\\s?[$£€]`).test(said);

/** What comes on top of the pay that is named, by which it is more than that. */
const ON_TOP =
  /\b(plus|and|et|with|avec)\b.*\b(bonus\w*|commissions?|tips|benefits|avantages|primes?|per diem|overtime)\b|\+/;

/** What a choice says of pay that is on offer. */
const OF_AN_OFFER = wordFor('offers: of an offer');

/** What the person told of their pay, for the period that is asked. */
export interface OwnPay {
  readonly min: number | null;
  readonly single: number | null;
}

/** Whether an offer lies on the side of the person's own that a question names; of what they wish for it has to lie so by all they told. */
function beside(
  { side, withEnd, of }: Compared,
  [low, high]: readonly [number, number],
  pay: OwnPay,
): boolean | null {
  const own = of === 'limit' ? [pay.min] : [pay.min, pay.single];
  const lies = own.map((figure) => {
    if (figure === null) return null;
    const all = [low, high].map((sum) => (sum === figure ? withEnd : sum < figure === (side === 'below')));
    return all[0] === all[1] ? (all[0] ?? null) : null;
  });
  const [first = null] = lies;
  return lies.every((one) => one === first) ? first : null;
}

/** What a question says of an offer in other words than those that are known may turn it over. */
const isKnown = (text: string): boolean =>
  ACCEPTABLE.test(text) || text.split(' ').every((word) => BACK.has(word) || /\d/.test(word));
const BACK = frameWords('question that points back');

/** Whether pay that is offered is not below the least the person told, or lies on the side of it that is asked about. */
export function acceptable(asked: AskedQuestion, pay: OwnPay, source: ValueSource): Outcome {
  const least = pay.min;
  const said = offerSaid(asked);
  const isBefore = said !== asked.question.label;
  const text = isBefore ? plainLabel(said) : asked.text;
  const unit = unitAsked(text);
  const plain = isPlain(asked.text);
  const say = (yes: boolean): Outcome => sayYesOrNo(asked, yes === plain, source);
  const [low, high, more] = sumsIn(said).map(({ value }) => value * (unit === 1000 ? 1 : unit));
  const compared = offerCompared(asked.text) ?? ownCompared(asked.text);
  if (compared !== null) {
    const lies = low === undefined || more !== undefined ? null : beside(compared, [low, high ?? low], pay);
    return lies === null || isPlain(compared.rest) !== true
      ? missing(messages.message('payUnclear'))
      : sayYesOrNo(asked, lies, source);
  }
  if (isBefore && !isKnown(asked.text)) return missing(messages.message('payUnclear'));
  const ofAnOffer =
    isBefore || asked.question.options.some(({ label }) => OF_AN_OFFER.test(plainLabel(label)));
  if (
    plain === null ||
    least === null ||
    low === undefined ||
    more !== undefined ||
    (!ofAnOffer && !ACCEPTABLE.test(asked.text) && WANTED.test(asked.text))
  )
    return missing(messages.message('payUnclear'));
  // Less than a figure is any amount below it.
  if (/\b(less than|below|under|lower than|moins de|inferieure? a)\b/.test(text))
    return high === undefined && low <= least ? say(false) : missing(messages.message('payUnclear'));
  if (
    /\b(up to|maximum|jusqu|at least|minimum|starting|from)\b|\+/.test(text) &&
    high === undefined &&
    low < least &&
    !/up to|maximum|jusqu/.test(text)
  )
    return missing(messages.message('payUnclear'));
  if (low >= least && !/\b(up to|maximum|jusqu)\b/.test(text)) return say(true);
  if ((high ?? low) < least) return ON_TOP.test(text) ? missing(messages.message('payBelow')) : say(false);
  return missing(messages.message('payBelow'));
}
