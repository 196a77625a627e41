import type { Claim } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import { monthsOf } from '#engines/claims/dates/spans.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import type { Entry, Source } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { fold } from '#engines/text/index.ts';
import { isTitleWord } from '#engines/claims/checks/ranks/held-titles.ts';
import { fits } from './lengths.ts';
import { TOTAL } from './sums.ts';

/** What parts the stations of a career from each other: "apprentice, then electrician, and now technician". */
const CUT =
  /[,:()–]|\b(?:and|et|then|puis|ensuite|now|maintenant|aujourd'hui|first|d'abord|before|after|later|since|depuis|plus tard)\b/g;
/** What says of a field only that one works in it. */
const NO_FIELD = /^(?:work|experience|travail|metier|trade|field|domaine|industry|industrie|secteur|sector)$/;
/** Where what a length of time is of ends, and its parts begin. */
const LIST = /[,:(–]/;
const END = /[.;!?](?=\s|$)/;

/** The units of the parts of a stretch, part by part; a part that says nothing is left out. */
function partsIn(claim: Claim, from: number, until: number): Claim['units'][] {
  const text = fold(claim.text.slice(from, until));
  const cuts = [0, ...Array.from(text.matchAll(CUT), ({ index }) => index), text.length];
  return cuts.slice(1).flatMap((end, at) => {
    const stretch = { start: from + (cuts[at] ?? 0), end: from + end };
    const words = claim.words.filter((word) => meets(word, stretch));
    const units = unitsOf(words).filter(
      (unit) => !isGeneric(unit.words[0]?.word ?? '') && !claim.dates.some((date) => meets(date, unit)),
    );
    return units.length === 0 ? [] : [units];
  });
}

/** Letters that a field and who works in it have in common: "electrical", "electrician". */
const OF_FIELD = 7;

/** Whether a value of a job says a word; a number only as part of a name, "911 Call-Taker", and a field by who works in it. */
function isOf(unit: Unit, { field, vocabulary, words }: Source): boolean {
  const isName = /^(?:position|name)$/.test(field);
  if (/^\d/.test(unit.words[0]?.word ?? '')) return isName && isSaid(unit, vocabulary);
  if (
    isSaid(unit, vocabulary) ||
    unit.words.every(({ word }) => vocabulary.words.has(word.replace(/s$/, '')))
  )
    return true;
  const [only] = unit.words;
  return (
    field === 'position' &&
    only !== undefined &&
    only.word.length >= OF_FIELD &&
    words.some(({ word }) => word.slice(0, OF_FIELD) === only.word.slice(0, OF_FIELD))
  );
}

/** The jobs that say most of some words. */
function jobsOf(jobs: readonly Entry[], units: Claim['units']): Entry[] {
  const counts = jobs.map(
    ({ sources }) => units.filter((unit) => sources.some((source) => isOf(unit, source))).length,
  );
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : jobs.filter((_, at) => counts[at] === most);
}

/** Jobs with those between them, as many as there are parts that no job says; null where more are left out. */
function withUntold(jobs: readonly Entry[], stated: ReadonlySet<Entry>, untold: number): Entry[] | null {
  const starts = [...stated].map(({ start }) => start);
  const first = starts.toSorted()[0] ?? '';
  const run = jobs.filter(({ start }) => start >= first);
  return run.length - stated.size <= untold ? run : null;
}

/** Whether the union of some jobs, or of the run they are the ends of, is as long as is said. */
function fitStations(
  claim: Claim,
  claimed: Quantity,
  jobs: readonly Entry[],
  parts: readonly Claim['units'][],
) {
  const stated = parts.map((units) => jobsOf(jobs, units));
  if (stated.filter(({ length }) => length > 0).length < 2) return false;
  const all = new Set(stated.flat());
  const sure = new Set(stated.filter(({ length }) => length === 1).flat());
  const untold = stated.filter(({ length }) => length === 0).length;
  return [sure, all].some((some) => {
    if (some.size < 2) return false;
    const run = withUntold(jobs, some, untold);
    return [[...some], ...(run === null ? [] : [run])].some((of) => fits(claimed, monthsOf(of, claim.today)));
  });
}

/** Whether what a length is said to be of is of some of the stations alone: "nine years offshore, now onshore". The person's heading is of all. */
function isOfSome(claim: Claim, jobs: readonly Entry[], of: readonly Claim['units'][], stated: Set<Entry>) {
  const label = claim.known.sources.filter(({ field }) => field === 'label');
  if (of.every((units) => units.every((unit) => label.some(({ vocabulary }) => isSaid(unit, vocabulary)))))
    return false;
  const own = new Set(
    of.flatMap((units) => {
      // "As a grower under glass" is of every grower.
      const titled = jobs.filter(({ sources }) =>
        sources.some(
          ({ field, vocabulary: said }) =>
            field === 'position' &&
            units.some((unit) => unit.words.some((word) => isTitleWord(word.word)) && isSaid(unit, said)),
        ),
      );
      const telling = units.filter(({ words }) => !NO_FIELD.test(words[0]?.word ?? ''));
      return titled.length > 0 ? titled : jobsOf(jobs, telling);
    }),
  );
  return own.size > 0 && [...stated].some((job) => !own.has(job));
}

/** "And a few months": what a length is more than its years. */
const AND_MORE = /^\s?(?:and (?:a few|some|several) months?|et quelques mois|et demie?)(?=\s)/;
const PHRASE =
  /^(?:(?:and|et)\s)?(?:in|at|with|as|en|on|dans|sur|chez|a|au|aux|comme|an?|the|la|le|les|l'|une?)\b/;

/** Whether a length is told to be of several things in a row, of which the first is none above the others: "in a shop, in a mill and in a store". */
const isParallel = (of: string): boolean => {
  const parts = of
    .replace(AND_MORE, '')
    .split(/,\s?|\s(?=(?:and|et)\s)/)
    .map((part) => part.trim());
  return parts.length > 2 && !/[:(–]/.test(of) && parts.every((part) => PHRASE.test(part));
};

/**
 * Whether a length of time is that of the jobs which the sentence goes through part by part, together: "seventeen years: apprentice,
 * maintenance electrician, turbine technician". At least two are told; a job in between counts where a part stands for it that none says.
 */
export function followsFromStations(claim: Claim, claimed: Quantity): boolean {
  if (claim.place.entry !== null) return false;
  const jobs = claim.known.entries.filter(({ section, start }) => section === 'work' && start !== '');
  const after = fold(claim.text.slice(claimed.end));
  const until = END.exec(after)?.index ?? after.length;
  const cut = LIST.exec(after.slice(0, until))?.index ?? until;
  const of = partsIn(claim, claimed.end, claimed.end + cut);
  const stations = partsIn(claim, claimed.end + cut, claimed.end + until);
  if (stations.length > 1) {
    const stated = new Set(stations.flatMap((units) => jobsOf(jobs, units)));
    const isOfAll = isParallel(after.slice(0, until)) || TOTAL.test(after.slice(0, until));
    return (
      (isOfAll || !isOfSome(claim, jobs, of, stated)) &&
      fitStations(claim, claimed, jobs, [...of, ...stations])
    );
  }
  const sentence = claim.sentences.find((one) => meets(one, claimed));
  const earlier = of.length > 0 ? of : partsIn(claim, sentence?.start ?? 0, claimed.start);
  return fitStations(claim, claimed, jobs, earlier);
}
