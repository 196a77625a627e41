import type { Asked } from '#engines/claims/context.ts';
import { datesIn } from '#engines/claims/dates/read.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { bearsOutClosely } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { fold } from '#engines/text/index.ts';

const ONE = /^(?:an?|one|une?|single|seule?)$/;
const NONE = /\b(?:no|none|zero|without|never|not|aucune?|sans|pas|jamais|nulle?)\b/;
/** Words after "one" among which the thing stands that is counted. */
const NEAR = 4;

/** Whether an amount stands in a value as a word that is mostly none: "1 apprentice" of "an apprentice", "0 injuries" of "no injury". */
export function isInWords(asked: Asked, said: Quantity, { words, text, said: told }: Source): boolean {
  if (said.measures !== 'count' && said.measures !== 'time') return false;
  if (said.value === 0) return NONE.test(fold(text));
  if (said.value !== 1) return false;
  const later = asked.words.filter(({ start }) => start >= said.start);
  const [thing] = unitsOf(later.filter(({ word }) => !/^\d/.test(word)));
  if (thing === undefined || !isSaid(thing, told)) return false;
  return words.some(
    ({ word }, at) =>
      ONE.test(word) &&
      words.slice(at + 1, at + NEAR).some((own) => unitsOf([own]).some((unit) => isThing(unit, thing))),
  );
}

const isThing = (own: Asked['units'][number], thing: Asked['units'][number]): boolean =>
  own.words[0]?.stem === thing.words[0]?.stem ||
  own.meaning?.states.some((meaning) => thing.meaning?.bornBy.includes(meaning)) === true;

/** What makes an amount that of each of those which another counts: "6 weeks each", "5 calls per agent". */
const OF_EACH =
  /^[^.;,\d]{0,40}\b(?:each|apiece|chacune?s?|chaque|(?:per|par) (?:person|head|\p{L}+)|(?:an?|une?) (?:agent|group|groupe|class|team|session|seance))\b/u;
/** What makes the first of two the number of those that have the second: "9,200 locations, each counted 4 times". */
const EACH_OF_THEM = /\b(?:each|every|chacune?|chaque)\b/;
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
export function isWorkedOut(asked: Asked, said: Quantity, source: Source): boolean {
  const beside = asked.known.sources.filter(
    (other) => other !== source && other.section === source.section && other.index === source.index,
  );
  return productsOf(source, beside).some((all) => bearsOutClosely({ ...all, per: said.per }, said));
}
