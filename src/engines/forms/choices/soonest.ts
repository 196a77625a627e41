import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { covers, type Length, monthsFrom } from '#engines/forms/parameters/lengths.ts';
import { type AskedQuestion, pick } from '#engines/forms/screening/asked.ts';
import { rangeIn } from '#engines/forms/screening/ranges.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';

const LONGER = wordFor('soonest: longer');

/** Of "within 2 weeks", "within a month" the nearest that still holds, or the range the day lies in. */
export function soonest(asked: AskedQuestion, away: number, source: ValueSource): Outcome {
  const length: Length = { amount: away, unit: 'day' };
  const exactly = [monthsFrom(asked.context.today)];
  const holding = asked.question.options.filter(({ label }) => covers(label, length, exactly));
  // "I need longer", where every length that is named is too short.
  const longer = asked.question.options.filter(
    ({ label }) => LONGER.test(plainLabel(label)) && !/\d/.test(label),
  );
  const timed = asked.question.options.filter(({ label }) => endOf(label) < Infinity);
  if (
    holding.length === 0 &&
    longer.length === 1 &&
    timed.length > 0 &&
    timed.every(({ label }) => endOf(label) < away)
  )
    return pick(asked, (option) => option === longer[0], source);
  const [first] = holding.toSorted((a, b) => endOf(a.label) - endOf(b.label));
  return first === undefined
    ? missing(messages.message('noChoice'))
    : pick(asked, ({ value }) => value === first.value, source);
}

const endOf = (label: string): number =>
  rangeIn(label, { day: 1, week: 7, month: 30, year: 365 }, 'none')?.to ?? Infinity;
