import { claimWord } from '#engines/lexicon/index.ts';
import type { Claim } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { fold } from '#engines/text/index.ts';
import { UNIVERSAL } from './says.ts';

/** What sets an amount above, or below, all others of its row. */
const MOST_OF = /^(?:best|top|strongest|highest|biggest|largest|busiest|longest|peak|record|meilleure?)$/;
const LEAST_OF = /^(?:lowest|smallest|weakest|fewest|shortest|quietest|fastest)$/;
/** Amounts of which one may be the most. */
const LEAST_OF_A_ROW = 3;

/** Whether a clause tells the most, or the least, of a row of amounts of a value as that: "2024 was the strongest at $3.1M". */
export function isMostOf(
  { quantities, dates }: Claim,
  clause: Clause,
  word: string,
  source: Source,
): boolean {
  const best = MOST_OF.test(word) ? Math.max : LEAST_OF.test(word) ? Math.min : null;
  if (best === null) return false;
  return quantities
    .filter((one) => clause.start <= one.start && one.end <= clause.end)
    .some((claimed) => {
      const row = source.quantities.filter(
        ({ measures, currency }) => measures === claimed.measures && currency === claimed.currency,
      );
      return (
        row.length >= LEAST_OF_A_ROW &&
        dates.length > 0 &&
        best(...row.map(({ value, base }) => value * base)) === claimed.value * claimed.base
      );
    });
}

const RISES = claimWord('rows: rises');
const FALLS = claimWord('rows: falls');

/** Whether a clause tells a change of each time, and the row of amounts of a value went the other way once: "up each year" of 2.6, 3.1 and 2.9. */
export function isNotEachTime({ text }: Clause, word: string, { quantities }: Source): boolean {
  const way = RISES.test(fold(text)) ? 1 : FALLS.test(fold(text)) ? -1 : 0;
  if (!UNIVERSAL.test(word) || way === 0) return false;
  const [first] = quantities;
  const row = quantities.filter(({ measures, per }) => measures === first?.measures && per === first.per);
  return (
    row.length >= LEAST_OF_A_ROW &&
    row.some((one, at) => (one.value - (row[at - 1]?.value ?? one.value)) * way < 0)
  );
}
