import type { Claim } from '#engines/claims/context.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { fold } from '#engines/text/index.ts';
import { shareOf } from '#engines/claims/checks/amounts/follows.ts';
import { sharesOf } from '#engines/claims/checks/amounts/shares.ts';

/** What leads from a number of things to what they are: "three people: …", "trois personnes, soit …". */
const LEADS_TO_PARTS = /^\s?[\p{L}'-]+(?:\s[\p{L}'-]+)?\s?(?::|\(|, (?:namely|soit|a savoir))\s?/u;
/** One of a kind among the parts. */
const ONE = /(?<![\p{L}\d])(?:one|an?|une?|l'une?)\s(?=\p{L})/gu;

/** What joins the members of a list. */
const MEMBERS = /,(?:\s(?:and|et|or|ou))?\s|\s(?:and|et|&)\s/;
/** Amounts told one by one behind what they are of: "two cranes, 25 t and 60 t". */
const SIZES = /^\s[\p{L}'-]+(?:\s[\p{L}'-]+)?,\s(?=\d)/u;
/** What takes up again the members of a list that stands before it: "noise, parking, animals: those four". */
const TAKEN_UP =
  /(?:^|[.;]\s)([^.;:]{6,})(?::|,|\s[–—-])\s(?:all|these|those|the|tous les|toutes les|ces|les)\s$/;
const MOST_LISTED = 8;

/** Whether a number is that of the things listed right behind it or taken up right before it, each of which is looked at by itself. */
function isNumberOfListed(before: string, after: string, value: number): boolean {
  if (value < 2 || value > MOST_LISTED) return false;
  const [lead] = LEADS_TO_PARTS.exec(after) ?? SIZES.exec(after) ?? [''];
  const list =
    lead === ''
      ? ''
      : (after.slice(lead.length).split(/[.;:)]|,\s(?:on|in|at|with|for|sur|dans|pour|avec)\s/)[0] ?? '');
  const taken = TAKEN_UP.exec(before)?.[1] ?? '';
  return [list, taken].some((one) => {
    const members = one.split(MEMBERS).filter((member) => member.trim() !== '');
    return members.length === value && members.every((member) => member.split(' ').length <= 4);
  });
}

/** Whether an amount is the sum of the parts that the text names right behind it, each of which is looked at by itself. */
export function isSumOfNamed({ text, quantities, place }: Claim, claimed: Quantity): boolean {
  if (claimed.measures !== 'count' || claimed.approximation !== 'exact') return false;
  const after = fold(text.slice(claimed.end));
  if (isNumberOfListed(fold(text.slice(0, claimed.start)), after, claimed.value)) return true;
  const lead = LEADS_TO_PARTS.exec(after)?.[0].length ?? 0;
  if (lead === 0) return false;
  const list = after.slice(lead).split(/[.;:)]/)[0] ?? '';
  const from = claimed.end + lead;
  const named = quantities.filter(({ start, end }) => start >= from && end <= from + list.length);
  const ones = Array.from(list.matchAll(ONE)).filter(
    ({ index }) => !named.some(({ start, end }) => start <= from + index && from + index < end),
  );
  const parts = named.length + ones.length;
  // "3,600 textiles, 900 of which are quilts" are no 4,500.
  const isWithin = place.sources.some((source) => {
    const shares = sharesOf(source);
    return named.some((whole) => named.some((part) => shares.includes(part.value / whole.value)));
  });
  return (
    parts > 1 &&
    !isWithin &&
    named.every(({ measures }) => measures === 'count') &&
    named.reduce((sum, { value }) => sum + value, ones.length) === claimed.value
  );
}

/** What stands between two amounts of which the one counts how often the other is: "two lines of 400 m", "five mornings of three hours". */
const TIMES = /^\s[\p{L}'-]+(?:\s[\p{L}'-]+)?\s(?:of|de|d')\s?$/u;
const OF_OCCASIONS = /^(?:once|twice|thrice)$|\b(?:times|fois)$/;
const EACH_TIME = /^[\s,]*(?:[\p{L}'-]+\s?){0,2},?\s?$/u;

/** Whether an amount is the product of two that the same sentence tells, each of which is looked at by itself: "800 m (two lines of 400 m)". */
export function isProductOfNamed({ text, quantities, sentences }: Claim, claimed: Quantity): boolean {
  if (claimed.approximation !== 'exact') return false;
  const sentence = sentences.find(({ start, end }) => start <= claimed.start && claimed.end <= end);
  const named = quantities.filter(
    (one) =>
      one !== claimed && sentence !== undefined && one.start >= sentence.start && one.end <= sentence.end,
  );
  return named.some((one, at) => {
    const next = named[at + 1];
    if (next === undefined || one.measures !== 'count') return false;
    const gap = fold(text.slice(one.end, next.start));
    const isCounted = TIMES.test(gap) && next.measures === claimed.measures;
    // "118 pianos, twice each".
    const isRepeated =
      (next.measures === 'factor' || OF_OCCASIONS.test(fold(next.span))) &&
      EACH_TIME.test(gap) &&
      /^\s(?:each|chacune?)\b/.test(fold(text.slice(next.end)));
    return (
      (isCounted || (isRepeated && claimed.measures === 'count')) &&
      Math.abs(one.value * next.value * next.base - claimed.value * claimed.base) <
        1e-6 * claimed.value * claimed.base
    );
  });
}

/** What stands between a share and the whole that it is of: "three in ten of the chapel's 310 services". */
const OF_WHOLE = /^\s?(?:of|des?|d'|du|on|sur)\s(?:[\p{L}'-]+\s){0,3}$/u;
/** How far the share of two counts may be from the round one that it is told as. */
const ROUND = 0.03;

/**
 * Whether a share of a whole that the text names is that of a value's count of the same things: "three in ten of the 310 yearly services" of
 * "95 services a year". The whole is looked at by itself.
 */
export function isShareOfNamed(claim: Claim, claimed: Quantity, source: Source): boolean {
  const share = shareOf(claimed);
  if (share === null || share >= 1) return false;
  const whole = claim.quantities.find(
    ({ measures, start }) =>
      measures === 'count' &&
      start > claimed.end &&
      OF_WHOLE.test(fold(claim.text.slice(claimed.end, start))),
  );
  if (whole === undefined) return false;
  const things = unitsOf(claim.words.filter(({ start }) => start >= whole.end).slice(0, 3));
  const stems = new Set(
    things
      .filter((unit) => isSaid(unit, source.vocabulary))
      .flatMap(({ words }) => words.map(({ stem }) => stem)),
  );
  return source.quantities.some(
    ({ value, measures, per, end }) =>
      measures === 'count' &&
      value < whole.value &&
      (whole.per === '' || per === '' || per === whole.per) &&
      unitsOf(source.words.filter(({ start }) => start >= end).slice(0, 2)).some((unit) =>
        unit.words.some(({ stem }) => stems.has(stem)),
      ) &&
      Math.abs(value / whole.value - share) < ROUND,
  );
}
