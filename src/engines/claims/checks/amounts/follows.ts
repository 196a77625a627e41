import { claimWord } from '#engines/lexicon/index.ts';
import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { ratiosIn } from './shares.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

const PEOPLE = claimWord('follows: people');
const OTHERS = claimWord('follows: others');
const ONE_OF = claimWord('follows: one of');

/** Who does a thing with one other is one of two: "à deux", "the two of us". */
const WITH_ONE =
  /\bavec une? [\p{L}-]+(?:e|te|ant|ier|eur|ere|iste)\b|\b(?:with (?:one other|another|an?|my) (?:\w+ )?(?:\w+(?:er|or|ist|ian)|colleague|coworker|teammate|partner|peer)|avec (?:une?|mon|ma) (?:autre |collegue|partenaire|coequipi|camarade))/u;

const CO_DID =
  /\bco-?(?:anim|dirig|organi|lead|led\b|host|wr[io]t|auth|design|found|cre|redig|encadr|taught|teach)\w*/;

/** Whether an amount is the rest or the sum of what one value counts: "three others" for "one of four", "25 people" for 19 and 6. */
export function isRestOrSum(claim: Claim, claimed: Quantity, source: Source): boolean {
  if (claimed.measures !== 'count') return false;
  const near = fold(claim.text.slice(claimed.start, claimed.end + 40));
  const before = fold(claim.text.slice(Math.max(0, claimed.start - 20), claimed.start));
  if (
    claimed.value === 2 &&
    /\b(?:a|the|in|of)\s$/.test(before) &&
    (WITH_ONE.test(fold(source.text)) || CO_DID.test(fold(source.text)))
  )
    return true;
  const counts = source.quantities.filter(({ measures }) => measures === 'count');
  // "Three gangs" of "with two other gangs": the person's own is one more.
  if (
    /\b(?:one|1|l'une?|team|crew|group|equipe|groupe) (?:of|des?)\b[^.;]{0,12}$/.test(before) &&
    WITH_OTHERS.test(fold(source.text))
  )
    return counts.some(({ value }) => value === claimed.value - 1);
  // "À trois", "in a team of three" of "with two colleagues".
  if (
    /\b(?:team|crew|group|equipe|groupe|brigade) (?:of|de) $|\b(?:between|among) (?:the )?$|(?:^|\s)a $|\b(?:one of|l'une? des|un des|une des)(?: the)? $/.test(
      before,
    )
  )
    if (
      counts.some(
        ({ value, start }) =>
          value === claimed.value - 1 &&
          /\b(?:with|avec) (?:the |my |our |les |mes |nos )?$/.test(fold(source.text.slice(0, start))),
      )
    )
      return true;
  // "Four of the 23" of "23, 19 of which": the others.
  const whole =
    claim.quantities.find(({ value, start }) => start > claimed.end && value > claimed.value)?.value ??
    (/^(?: [\p{L}'-]+)? (?:d'entre eux|d'entre elles|of (?:them|those|these|which|whom))\b/u.test(
      fold(claim.text.slice(claimed.end)),
    )
      ? claim.quantities.find(({ value, end }) => end < claimed.start && value > claimed.value)?.value
      : undefined);
  if (
    whole !== undefined &&
    restsIn(source).includes(claimed.value) &&
    counts.some(({ value }) => value === whole)
  )
    return true;
  if (OTHERS.test(`${before}${near}`) && ONE_OF.test(fold(source.text)))
    return counts.some(({ value }) => value === claimed.value + 1);
  if (!PEOPLE.test(near) || counts.length < 2) return false;
  const parts = /\bof (?:them|whom|which)\b|dont|including|parmi/.test(fold(source.text));
  return !parts && counts.reduce((sum, { value }) => sum + value, 0) === claimed.value;
}

const WITH_OTHERS = claimWord('follows: with others');

/** What is left of the wholes of which a value counts a part. */
export const restsIn = (source: Source): number[] =>
  source.quantities.flatMap(({ value, start }, at, all) => {
    const other = all[at + 1];
    // "5 of 9" are a share, and the two counts that it is of.
    const isPair = other !== undefined && (other.start === start || ratiosIn(source).length > 0);
    return isPair ? [Math.abs(value - other.value)] : [];
  });

/** An amount as a share of one; null where it is none. */
export const shareOf = (quantity: Quantity): number | null =>
  quantity.measures === 'share'
    ? quantity.value
    : quantity.measures === 'percent'
      ? quantity.value / 100
      : null;

/** Whether a share in words or percent is true of another: "nearly a third" of 30%. */
export function isShareOf(truth: Quantity, claimed: Quantity, share: number): boolean {
  // "At 0.8 FTE".
  const own = shareOf(truth) ?? (truth.measures === 'count' && truth.value < 1 ? truth.value : null);
  if (own === null) return false;
  // Only a share in words leaves room: 2.3 % is not 2.8 %.
  if (truth.measures === claimed.measures && claimed.approximation === 'exact') return false;
  return (
    Math.abs(own - share) < 0.006 ||
    (claimed.approximation !== 'exact' &&
      bearsOut({ ...truth, value: own, measures: 'share' }, { ...claimed, value: share, measures: 'share' }))
  );
}

/** How far the share of two counts may be from the round one that it is told as: 19 of 23 are about four in five. */
const ROUND = 0.03;

/** Whether two counts of a value stand side by side, so that a share is one of both together: "8 bakers and 6 packers". */
const isJoined = ({ text }: Source, [first, second]: readonly Quantity[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  /^[^.;:]*\b(?:and|et|plus)\s$/.test(fold(text.slice(first.end, second.start)));

/** Whether a share is that of two counts of a value: to the percent, beyond it, or rounded where it is told by a small whole. */
export function isRatio(source: Source, share: number, claimed: Quantity): boolean {
  const counts = source.quantities.filter(({ measures }) => measures === 'count');
  const pairs =
    // "From 60 to 20": what is left of a change is for the checks of changes.
    counts.length === 2 &&
    claimed.measures === 'share' &&
    changesIn(source.text, source.quantities).length === 0
      ? counts.map(
          ({ value }, at) => value / ((counts[1 - at]?.value ?? 1) + (isJoined(source, counts) ? value : 0)),
        )
      : [];
  return [...ratiosIn(source), ...pairs.filter((ratio) => ratio < 1)].some(
    (ratio) =>
      Math.abs(ratio - share) < 0.006 ||
      (claimed.approximation !== 'exact' &&
        bearsOut(
          { ...claimed, value: ratio, measures: 'share', approximation: 'exact', per: '' },
          { ...claimed, value: share, measures: 'share', per: '' },
        )) ||
      (claimed.measures === 'share' && claimed.approximation !== 'more' && Math.abs(ratio - share) < ROUND),
  );
}

/** Whether an amount is one end of a change that the text tells: "from 12 to 5" is no difference of 12 and 7. */
export const isOfAChange = (claim: Claim, claimed: Quantity): boolean =>
  changesIn(claim.text, claim.quantities).some(({ from, to }) =>
    [from, to].includes(claimed.value * claimed.base),
  );
