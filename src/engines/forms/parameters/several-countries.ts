import { wordFor } from '#engines/lexicon/index.ts';
import { type Rights, statementIn } from '#engines/forms/choices/rights.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, isPlain, sayYesOrNo, wantsYesOrNo } from '#engines/forms/screening/asked.ts';
import { text as messages } from '#engines/forms/messages.ts';

const NOT_ONE = wordFor('several-countries: not one');

/** Put round in a way that the statement alone does not show, or of a time that is over. */
const TWISTED = wordFor(
  'several countries: twisted',
  /^(did|had|were) you\b|^n (etes|avez|pouvez) vous pas\b/,
);

/** Neither a citizen nor a permanent resident, which is one statement about both. */
const NEITHER = /\b(neither|ni)\b.*\bcito?[iy]\w+.*\b(nor|ni)\b.*\bpermanent/;

/** Why a question about the right to work is not about one country as it stands now; null where it may be. */
export function otherwiseMeant(text: string): Outcome | null {
  if (TWISTED.test(NEITHER.test(text) ? text.replaceAll(/\b(neither|nor|ni)\b/g, ' ') : text))
    return missing(messages.message('yesUnclear'));
  return NOT_ONE.test(text) ? missing(messages.message('countryUnclear')) : null;
}

/** One question about several countries: all of them with "and", any of them with "or". */
export function inEach(
  asked: AskedQuestion,
  countries: readonly string[],
  rightsIn: (country: string) => { rights: Rights; source: string } | 'contradiction' | null,
): Outcome {
  const unsure = missing(messages.message('everyCountry'));
  const all = /\b(and|et)\b/.test(asked.text);
  const any = /\b(or|ou)\b/.test(asked.text);
  const stated = statementIn(asked.text);
  if (stated === null || all === any || !wantsYesOrNo(asked) || isPlain(asked.text) !== true) return unsure;
  const told = countries.map((country) => rightsIn(country));
  const sides = told.map((one) => (one === null || one === 'contradiction' ? null : stated(one.rights)));
  const deciding = sides.indexOf(!all);
  const [first] = told;
  const one = deciding >= 0 ? told[deciding] : sides.includes(null) ? null : first;
  return one === null || one === undefined || one === 'contradiction'
    ? unsure
    : sayYesOrNo(asked, deciding >= 0 ? !all : all, {
        kind: 'answer',
        answer_id: one.source,
        label: messages.message('fromAnswer'),
      });
}
