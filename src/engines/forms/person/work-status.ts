import { wordFor } from '#engines/lexicon/index.ts';
import type { Outcome } from '#engines/forms/context.ts';
import { SUPPORT } from '#engines/forms/choices/rights.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { type AskedQuestion, isPlain, pick } from '#engines/forms/screening/asked.ts';
import { knownOf } from '#engines/forms/screening/told.ts';

/** What a status is called by in general. */
const GENERAL = wordFor('work-status: general', 'g');
const telling = (text: string): string =>
  plainLabel(text).replaceAll(GENERAL, ' ').replaceAll(/ +/g, ' ').trim();

/** The one choice that the status told in words begins with: "H-1B" for an "H-1B, tied to the employer". */
export function byStatus(asked: AskedQuestion, country: string): Outcome | null {
  const known = knownOf(asked.context, 'work_auth.status', country);
  if (known === null || known === 'contradiction' || typeof known.value !== 'string') return null;
  if (isPlain(asked.text) !== true) return null;
  const own = ` ${plainLabel(known.value)} `;
  const kind = telling(known.value);
  const begins = asked.question.options.filter(({ label }) => own.startsWith(` ${plainLabel(label)} `));
  const ofKind = asked.question.options.filter(({ label }) => kind !== '' && telling(label) === kind);
  // "A temporary skilled work visa" is a "temporary work visa".
  const broader = asked.question.options.filter(({ label }) => {
    const words = plainLabel(label).split(' ');
    return words.length > 2 && words.every((word) => own.includes(` ${word} `));
  });
  const named = [begins, ofKind].find((some) => some.length > 0) ?? broader;
  return named.length === 1 ? pick(asked, (option) => option === named[0], known.source) : null;
}

/** The status in a country in the person's words. */
export function statusOutcome(asked: AskedQuestion, country: string): Outcome | null {
  const known = knownOf(asked.context, 'work_auth.status', country);
  if (known === null || known === 'contradiction' || typeof known.value !== 'string') return null;
  if (asked.question.kind !== 'short' || !/status|statut/.test(asked.text) || SUPPORT.test(asked.text))
    return null;
  return { value: known.value, display: known.value, source: known.source };
}
