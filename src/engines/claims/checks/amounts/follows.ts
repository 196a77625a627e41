import type { Asked } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/derive.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

const PEOPLE = /people|persons?|staff|employees|team|personnes|equipe|brigade|crew|workers|employes/;
const OTHERS = /\b(?:others?|colleagues?|coworkers|teammates|autres?|collegues?|peers)\b/;
const ONE_OF =
  /\b(?:one of|l'une? des|un des|une des|team of|group of|committee of|line of|equipe de|comite de)\b/;

/** Who does a thing with one other is one of two: "à deux", "the two of us". */
const WITH_ONE =
  /\b(?:with (?:one other|another|an?|my) (?:\w+ )?(?:\w+(?:er|or|ist|ian)|colleague|coworker|teammate|partner|peer)|avec (?:une?|mon|ma) (?:autre |collegue|partenaire|coequipi|camarade))/;

const CO_DID =
  /\bco-?(?:anim|dirig|organi|lead|led\b|host|wr[io]t|auth|design|found|cre|redig|encadr|taught|teach)\w*/;

/** Whether an amount is the rest or the sum of what one value counts: "three others" for "one of four", "25 people" for 19 and 6. */
export function isRestOrSum(asked: Asked, said: Quantity, source: Source): boolean {
  if (said.measures !== 'count') return false;
  const near = fold(asked.text.slice(said.start, said.end + 40));
  const before = fold(asked.text.slice(Math.max(0, said.start - 20), said.start));
  if (
    said.value === 2 &&
    /\b(?:a|the|in|of)\s$/.test(before) &&
    (WITH_ONE.test(fold(source.text)) || CO_DID.test(fold(source.text)))
  )
    return true;
  const counts = source.quantities.filter(({ measures }) => measures === 'count');
  if (OTHERS.test(`${before}${near}`) && ONE_OF.test(fold(source.text)))
    return counts.some(({ value }) => value === said.value + 1);
  if (!PEOPLE.test(near) || counts.length < 2) return false;
  const parts = /\bof (?:them|whom|which)\b|dont|including|parmi/.test(fold(source.text));
  return !parts && counts.reduce((sum, { value }) => sum + value, 0) === said.value;
}

/** An amount as a share of one; null where it is none. */
export const shareOf = (quantity: Quantity): number | null =>
  quantity.measures === 'share'
    ? quantity.value
    : quantity.measures === 'percent'
      ? quantity.value / 100
      : null;

/** Whether a share in words or percent is true of another: "nearly a third" of 30%. */
export function isShareOf(truth: Quantity, said: Quantity, share: number): boolean {
  const own = shareOf(truth);
  if (own === null) return false;
  // Only a share in words leaves room: 2.3 % is not 2.8 %.
  if (truth.measures === said.measures && said.approximation === 'exact') return false;
  return (
    Math.abs(own - share) < 0.006 ||
    (said.approximation !== 'exact' &&
      bearsOut({ ...truth, value: own, measures: 'share' }, { ...said, value: share, measures: 'share' }))
  );
}

/** The shares that counts tell: 0.8 of "8 of 10 calls". */
export const ratiosIn = ({ text, quantities }: Source): number[] =>
  quantities.flatMap(({ value, end, measures }, at) => {
    const whole = quantities[at + 1];
    return measures === 'count' &&
      whole?.measures === 'count' &&
      whole.value > value &&
      /^\s(?:of|out of|in|sur)\s(?:the |les )?$/.test(text.slice(end, whole.start))
      ? [value / whole.value]
      : [];
  });

/** Whether an amount is one end of a change that the text tells: "from 12 to 5" is no difference of 12 and 7. */
export const isOfAChange = (asked: Asked, said: Quantity): boolean =>
  changesIn(asked.text, asked.quantities).some(({ from, to }) => [from, to].includes(said.value * said.base));
