import { claimWord } from '#engines/lexicon/index.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { datesIn } from '#engines/claims/dates/read.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { bearsOutClosely } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { fold } from '#engines/text/index.ts';

/** What makes an amount that of each of those which another counts: "6 weeks each", "5 calls per agent". */
const OF_EACH =
  /^[^.;,\d]{0,40}\b(?:each|apiece|chacune?s?|chaque|(?:per|par) (?:person|head|\p{L}+)|(?:an?|une?) (?:agent|group|groupe|class|team|session|seance))\b/u;
/** What makes the first of two the number of those that have the second: "9,200 locations, each counted 4 times". */
const EACH_OF_THEM = claimWord('products: each of them');
const TIMES = /\b(?:times|fois)\b/;

/** "6 meetings a year, from 2017 to 2019": all of those years together. */
function overYears(
  text: string,
  each: Quantity,
  of: (count: number, place: Pick<Quantity, 'start' | 'end'>) => Quantity[],
): Quantity[] {
  const [from, until] = datesIn(text);
  if (each.per !== 'year' || from === undefined || until === undefined || until.year <= from.year) return [];
  const years = until.year - from.year;
  return [...of(years, each), ...of(years + 1, each)];
}

/** What stands between a number and the size of each: "two 5,000-litre tanks". */
const SIZED = /^\s$/;

/** All of so many of one size: 10,000 litres of "two 5,000-litre tanks". */
function togetherOf({ text, quantities }: Source): Quantity[] {
  return quantities.flatMap((first, at) => {
    const next = quantities[at + 1];
    if (next === undefined) return [];
    const gap = fold(text.slice(first.end, next.start));
    const isSized =
      SIZED.test(gap) && first.measures === 'count' && /\d-\p{L}/u.test(text.slice(next.start, next.end));
    const value = first.value * next.value;
    return isSized ? [{ ...next, value, most: value, approximation: 'exact' as const }] : [];
  });
}

/** What comes by the year, over the years or seasons that the same sentence tells: 160 of "40 a year" over four seasons. */
function overTold({ quantities, text, sentences }: Claim, claimed: Quantity, source: Source): Quantity[] {
  const sentence = sentences.find((one) => meets(one, claimed));
  const years = quantities.filter(
    (one) =>
      one !== claimed &&
      sentence !== undefined &&
      meets(one, sentence) &&
      /\b(?:over|in|during|across|en|sur|pendant|durant)\s$/.test(fold(text.slice(0, one.start))) &&
      /^(?:\s?(?:years?|ans?|annees?)|\s(?:seasons?|saisons?|summers?|etes?|editions?))\b/.test(
        fold(text.slice(one.start + one.span.length)).replace(/^/, one.measures === 'time' ? ' years ' : ''),
      ),
  );
  return years.flatMap(({ value }) =>
    source.quantities
      .filter(({ per }) => /^(?:year|season)$/.test(per))
      .map((one) => ({ ...one, value: one.value * value, most: one.most * value, per: '' })),
  );
}

/** The amounts that follow from two of a value by multiplying: of each of so many. */
function productsOf({ text, quantities }: Source, others: readonly Source[]): Quantity[] {
  const folded = fold(text);
  return quantities.flatMap((each) => {
    if (each.measures === 'percent' || each.measures === 'share') return [];
    const [part = ''] = OF_EACH.exec(folded.slice(each.end)) ?? [];
    const before = quantities.find(
      ({ measures, end }) =>
        measures === 'count' &&
        end <= each.start &&
        (part !== '' ||
          (EACH_OF_THEM.test(folded.slice(end, each.start)) &&
            TIMES.test(folded.slice(each.start, each.end + 7)))),
    );
    const of = (count: number, { start, end }: Pick<Quantity, 'start' | 'end'>): Quantity[] => [
      { ...each, start, end, value: each.value * count, most: each.most * count },
    ];
    const own = before === undefined ? [] : of(before.value, each);
    // "5 calls per agent": how many agents there are stands in another fact of the same job.
    const name = /\b(?:per|par) (\p{L}{4,})/u.exec(part)?.[1] ?? '';
    const counted =
      name === ''
        ? []
        : others.flatMap((other) =>
            other.quantities.flatMap((one) =>
              one.measures === 'count' &&
              new RegExp(String.raw`^\s${name}`).test(fold(other.text.slice(one.end)))
                ? of(one.value, each)
                : [],
            ),
          );
    return [...own, ...counted, ...overYears(text, each, of)];
  });
}

/** Whether an amount is that of all where a value tells that of each, in the unit of the value or as a bare count. */
export function isWorkedOut(claim: Claim, claimed: Quantity, source: Source): boolean {
  const beside = claim.known.sources.filter(
    (other) => other !== source && other.section === source.section && other.index === source.index,
  );
  return (
    productsOf(source, beside).some((all) => bearsOutClosely({ ...all, per: claimed.per }, claimed)) ||
    [...togetherOf(source), ...overTold(claim, claimed, source)].some((all) => bearsOutClosely(all, claimed))
  );
}
