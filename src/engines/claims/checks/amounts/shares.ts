import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

/** What leads from a whole to a part of it. */
const OF_WHICH = /^[\s,]{1,2}(?:of which|of whom|including|dont)\s$/;

/** What makes an amount part of one told before: "28 pages of it", "12 of them". */
const OF_IT = /^\s(?:[\p{L}'-]+\s){0,4}(?:of (?:which|whom|them|it|these|those)\b|d'entre)/u;
const ADDS_UP = 1e-6;

/** The parts that a value lists behind their whole, and that add up to it: "a team of 9: 5 milkers, 3 drivers and 1 nurse"; none where it lists none. */
export function partsListed({
  text,
  quantities,
}: Pick<Source, 'text'> & Pick<Claim, 'quantities'>): readonly Quantity[] {
  const [whole, ...parts] = quantities.filter(({ measures }) => measures === quantities[0]?.measures);
  const sum = parts.reduce((all, { value }) => all + value, 0);
  if (whole === undefined || parts.length < 2 || Math.abs(sum - whole.value) > ADDS_UP) return [];
  return /[.;]/.test(text.slice(whole.end, parts.at(-1)?.start)) ? [] : parts;
}

/** The shares that counts tell: 0.8 of "8 of 10 calls". */
export const ratiosIn = (source: Pick<Source, 'text'> & Pick<Claim, 'quantities'>): number[] => [
  ...partsListed(source).map(({ value }, _, parts) => value / parts.reduce((all, one) => all + one.value, 0)),
  ...sharesOf(source),
];

/** Of these, the ones of a part that stands beside its whole. */
export const sharesOf = ({ text, quantities }: Pick<Source, 'text'> & Pick<Claim, 'quantities'>): number[] =>
  quantities.flatMap(({ value, end, measures }, at) => {
    const whole = quantities[at + 1];
    // "23 defects, 19 of which": the whole comes first.
    if (
      measures === 'count' &&
      whole?.measures === 'count' &&
      whole.value < value &&
      (/\bdont\s$/.test(fold(text.slice(end, whole.start))) || OF_IT.test(fold(text.slice(whole.end))))
    )
      return [whole.value / value];
    // "$480,000, of which $120,000 for glazes".
    if (
      /^(?:count|money)$/.test(measures) &&
      whole?.measures === measures &&
      whole.value < value &&
      OF_WHICH.test(fold(text.slice(end, whole.start)))
    )
      return [whole.value / value];
    return measures === 'count' &&
      whole?.measures === 'count' &&
      whole.value > value &&
      /^\s(?:(?:[\p{L}'-]+\s){0,2}(?:out of|sur)|of|in|d(?:es|e|'))\s?(?:the |les |those |these |ces |our |all )?$/u.test(
        fold(text.slice(end, whole.start)),
      )
      ? [value / whole.value]
      : [];
  });
