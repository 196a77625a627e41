import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import { PERIOD } from '#engines/claims/checks/reach/says.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { NUMBER_WORDS } from '#engines/claims/quantities/counting.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { numberOf } from '#engines/claims/quantities/numerals.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import { fold } from '#engines/text/index.ts';

const SIGN = /\d+(?:[., \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?|\p{L}+|[%$€£]/gu;
const ADVERBS =
  /^(?:daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|nightly|quotidien(?:ne)?s?|hebdomadaires?|mensuel(?:le)?s?|trimestriel(?:le)?s?|annuel(?:le)?s?)$/;
const DENYING = /^(?:no|not|never|without|none|aucune?|sans|jamais|pas)$/;
/** Signs that a text must share with a fact, and of how many those that differ may be one. */
const LEAST_SHARED = 4;
const ONE_IN = 4;

interface Sign extends Stretch {
  text: string;
}

const signsOf = (text: string): Sign[] =>
  Array.from(fold(text).matchAll(SIGN), ({ 0: sign, index }) => ({
    text: sign,
    start: index,
    end: index + sign.length,
  }));

const valueOf = (sign: string): number | undefined =>
  /^\d/.test(sign) ? numberOf(sign) : NUMBER_WORDS.get(sign);
const isPeriod = (sign: string): boolean => PERIOD.test(sign) || ADVERBS.test(sign);
const isUnit = (sign: string): boolean => /^[%$€£]$/.test(sign);

/** Whether a sign in the place of another says something else that can be checked: another number, period, unit, or no denial. */
const isOther = (said: string, own: string): boolean => {
  const [a, b] = [valueOf(said), valueOf(own)];
  if (a !== undefined && b !== undefined) return a !== b;
  if (isPeriod(said) && isPeriod(own)) return said.replace(/s$/, '') !== own.replace(/s$/, '');
  return (isUnit(said) && isUnit(own)) || (DENYING.test(own) && !DENYING.test(said));
};

const facts = new WeakMap<Source, readonly Sign[]>();

function signsOfFact(source: Source): readonly Sign[] {
  const read = facts.get(source) ?? signsOf(source.text);
  facts.set(source, read);
  return read;
}

/** The signs in which a text that repeats a fact otherwise says something else; null where it does not repeat it. */
function changedIn(said: readonly Sign[], whole: readonly Sign[]): Sign[] | null {
  if (said.length > whole.length) return null;
  // The end may be left out.
  const own = whole.slice(0, said.length);
  const other = said.filter(({ text }, at) => text !== own[at]?.text);
  if (said.length - other.length < LEAST_SHARED || other.length * ONE_IN > said.length) return null;
  return other.filter((sign) => {
    const instead = own[said.indexOf(sign)]?.text ?? '';
    // A number may stand for what follows in the fact: "25 people" of "19 cooks and 6 dishwashers".
    return isOther(sign.text, instead) && (said.length === whole.length || isPeriod(sign.text));
  });
}

/** The amount that a sign is of: the one it stands in, or for a period the one before it. */
const amountAt = (quantities: readonly Quantity[], { text, start, end }: Sign): Quantity | undefined =>
  quantities.find((one) => one.start <= start && end <= one.end) ??
  (isPeriod(text) ? quantities.findLast((one) => one.per !== '' && one.end <= start) : undefined);

/** Whether a sign is of an amount that the fact has in another unit or by another period: "7,800 kg" of "7.8 t", "30 a month" of 360 a year. */
function isConverted(claim: Claim, sign: Sign, source: Source, own: Sign | undefined): boolean {
  const claimed = amountAt(claim.quantities, sign);
  const truth = own === undefined ? undefined : amountAt(source.quantities, own);
  if (claimed === undefined || truth === undefined || !bearsOut(truth, claimed)) return false;
  return truth.base !== claimed.base || truth.per !== claimed.per || truth.perOfAll !== claimed.perOfAll;
}

/**
 * Amounts, periods, years and denials of a text that repeats a fact word for word: who rewords nothing retells no number, so each
 * must be the fact's own.
 */
export const checkSignForSign: Check = (claim: Claim) => {
  if (!/^(?:told|letter|summary)$/.test(claim.place.kind)) return [];
  const said = signsOf(claim.text);
  const found = claim.place.sources
    .filter(({ field }) => /^(?:highlights|summary|description)$/.test(field))
    .map((source) => {
      const own = signsOfFact(source);
      return changedIn(said, own)?.filter(
        (sign) => !isConverted(claim, sign, source, own[said.indexOf(sign)]),
      );
    })
    .filter((changed) => changed !== undefined);
  // One fact that it repeats wholly bears it out.
  const [changed] = found.toSorted((a, b) => a.length - b.length);
  return (changed ?? []).map((sign) =>
    refuse(
      claim,
      sign,
      isPeriod(sign.text) ? 'unit' : 'number',
      messages.message('figureNotHere', { words: claim.text.slice(sign.start, sign.end) }),
      messages.message('figureFix'),
    ),
  );
};
