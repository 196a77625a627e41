import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { type Asked, isPlain, sayYesOrNo } from '#engines/forms/screening/asked.ts';
import { figuresIn } from '#engines/forms/screening/ranges.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** Cents beside the whole unit say how exactly: "in dollars and cents", "to the nearest cent". */
const EXACTLY = /\b(dollars?|pounds?|livres?|euros?|nearest|pres|arrondi\w*|rounded)\b/;

/** What one unit of the figure asked for is worth: thousands, lakh, cents. */
export function unitAsked(text: string): number {
  if (/\b(in thousands|thousands|en milliers|in k)\b|\bk\b/.test(text)) return 1000;
  if (/\b(lakhs?|lpa|lacs?)\b/.test(text)) return 100_000;
  return /\b(cents?|pence|cpm)\b/.test(text) && !EXACTLY.test(text) ? 0.01 : 1;
}

const ACCEPTABLE =
  /\b(acceptable|accept|accepteriez|take|ok|okay|comfortable|work for you|willing|agree\w*|satisf\w*|suit\w*|convient|acceptez|convien\w*|in line|aligned|within (your|range)|expectation\w*|meet\w*|correspond\w*|happy with)\b/;

/** What asks for a figure of one's own, or speaks of another one than that on offer. */
const WANTED =
  /\b(expect\w*|desire\w*|want\w*|what|how much|looking|seek\w*|souhait\w*|attente\w*|pretention\w*|combien|quel\w*|minimum|least|current\w*|actuel\w*|earn\w*|gagne\w*)\b/;

/** Whether pay that is offered is not below the least the person told. */
export function acceptable(asked: Asked, least: number | null, source: ValueSource): Outcome {
  const unit = unitAsked(asked.text);
  const amounts = figuresIn(asked.question.label).filter(
    (figure) => (figure.unit === '' || figure.unit === 'k') && figure.value >= 5,
  );
  const plain = isPlain(asked.text);
  const say = (yes: boolean): Outcome => sayYesOrNo(asked, yes === plain, source);
  const [low, high, more] = amounts.map(({ value }) => value * (unit === 1000 ? 1 : unit));
  if (
    plain === null ||
    least === null ||
    low === undefined ||
    more !== undefined ||
    (!ACCEPTABLE.test(asked.text) && WANTED.test(asked.text))
  )
    return missing(messages.message('payUnclear'));
  // Less than a figure is any amount below it.
  if (/\b(less than|below|under|lower than|moins de|inferieure? a)\b/.test(asked.text))
    return high === undefined && low <= least ? say(false) : missing(messages.message('payUnclear'));
  if (
    /\b(up to|maximum|jusqu|at least|minimum|starting|from)\b|\+/.test(asked.text) &&
    high === undefined &&
    low < least &&
    !/up to|maximum|jusqu/.test(asked.text)
  )
    return missing(messages.message('payUnclear'));
  if (low >= least && !/\b(up to|maximum|jusqu)\b/.test(asked.text)) return say(true);
  if ((high ?? low) < least) return say(false);
  return missing(messages.message('payBelow'));
}
