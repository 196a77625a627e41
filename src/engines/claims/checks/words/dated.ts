import type { Claim } from '#engines/claims/context.ts';
import type { Unit } from '#engines/claims/language/units.ts';

const MARKERS =
  /^(?:expected|expect|prevue?|prevus|progress|ongoing|cours|present|current|awarded|obtained|completed|program|programme|complete|graduated|finish|finished|earned|obtenue?|termine|issued|issuer|since|depuis|native|level|niveau|name|named|placed|student|courant|fin|ends|end|graduation|valid|licensed|started|starting|begun|began|amorcee?|entamee?|commencee?|debut|honours|training|course|formation|ticket|card|carte|permit|permis|spoken|oral|parlee?|written|ecrite?|read|lue?|family|famille|familial\w*|exam|examen|rest|come|first|part|further|member|membre|holder|class|classe|received?|little|peu|studies|etudes|degree|diplomee?)$/;

/** Words of a line about an entry that only say how its dates are meant. */
export function isMarker({ place }: Claim, unit: Unit): boolean {
  if (
    place.entry?.section === 'volunteer' &&
    unit.words.every(({ word }) => /^(?:volunteer\w*|benevol\w*)$/.test(word))
  )
    return true;
  if (!/^(?:line|list)$/.test(place.kind) || place.section === 'skills') return false;
  return unit.words.every(({ word }) => MARKERS.test(word));
}

const SEASONS: readonly (readonly [names: RegExp, months: RegExp, monthNames: RegExp])[] = [
  [/^(?:spring|printemps)$/, /^(?:0[3-6])$/, /^(?:march|april|may|june|mars|avril|mai|juin)$/],
  [/^(?:summer|ete)$/, /^(?:0[6-9])$/, /^(?:june|july|august|september|juin|juillet|aout|septembre)$/],
  [
    /^(?:fall|autumn|automne)$/,
    /^(?:09|1[0-2])$/,
    /^(?:september|october|november|december|septembre|octobre|novembre|decembre)$/,
  ],
  [
    /^(?:winter|hiver)$/,
    /^(?:12|0[1-3])$/,
    /^(?:december|january|february|march|decembre|janvier|fevrier|mars)$/,
  ],
];

/** Whether a season beside a year is that of a date which the place has: "spring 2022" of 2022-03. */
export function isSeasonOf({ place, known, dates }: Claim, { words, start, end }: Unit): boolean {
  const season = SEASONS.find(([names]) => names.test(words[0]?.word ?? ''));
  const date = dates.find((one) => one.start - end <= 4 && start - one.end <= 4);
  if (season === undefined) return false;
  // "Between spring and autumn" of "from April to October".
  if (place.sources.some(({ words: own }) => own.some(({ word }) => season[2].test(word)))) return true;
  if (date === undefined) return false;
  const entries = place.entry === null ? known.entries : [place.entry];
  return entries.some((entry) =>
    [entry.start, entry.end].some(
      (own) => own.startsWith(`${date.year}-`) && season[1].test(own.slice(5, 7)),
    ),
  );
}

/** Whether an ordinal in digits is of a number that stands there: "5e" of "grade 5". */
export function isOrdinalOf({ place }: Claim, { words }: Unit): boolean {
  const [, number] = /^(\d+)(?:e|er|re|eme|st|nd|rd|th|s)$/.exec(words[0]?.word ?? '') ?? [];
  return number !== undefined && place.sources.some(({ vocabulary }) => vocabulary.words.has(number));
}
