import type { Quantity } from './quantity.ts';

/** Amounts without the period that only says by what the one beside it is counted: "18 sites a quarter", "60 samples in a day". */
export const withoutPeriods = (found: readonly Quantity[], text: string): Quantity[] =>
  found.filter(({ span, start }, at) => {
    const before = found[at - 1];
    const next = found[at + 1];
    // "Over a year, 4,200 invoices": the year is what they are counted by.
    if (
      next !== undefined &&
      next.per !== '' &&
      span === `a ${next.per}` &&
      /^,\s/.test(text.slice(start + span.length))
    )
      return false;
    // "60 samples in a day".
    if (
      before !== undefined &&
      before.per !== '' &&
      span === `a ${before.per}` &&
      /^\s[\p{L}'-]+(?:\s[\p{L}'-]+)?\sin\s$/u.test(text.slice(before.end, start))
    )
      return false;
    return !(
      before?.per === 'quarter' &&
      /^a quarter$/i.test(span) &&
      /^\s[\p{L}\s'-]+\s$/u.test(text.slice(before.end, start))
    );
  });
