import { namesOfCountries, nationalities, regions } from '#engines/lexicon/index.ts';
import type { Region } from '#engines/lexicon/index.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

const UNION = ['european union', 'union europeenne', 'the eu', 'eu', 'eea'];

/** Countries by ISO 3166-1 alpha-2 (EU for the union): names, and what one says of a person from there, as plain labels. */
export const COUNTRY_WORDS: readonly (readonly [code: string, words: readonly string[]])[] = [
  ...[...namesOfCountries].map(([code, names]): [string, readonly string[]] => [
    code,
    [...new Set([...names, ...(nationalities.get(code) ?? [])].map(plainLabel))],
  ]),
  ['EU', UNION],
];

/** A province or state with its names as plain labels, its English name first. */
export interface KnownRegion {
  code: string;
  name: string;
  names: readonly string[];
}

const capitalised = (text: string): string =>
  text.replace(/(?<!\p{L})(?!(?:and|of)\b)\p{L}/gu, (letter) => letter.toUpperCase());

const regionsOf = (wanted: string, namesOf: (region: Region) => readonly string[]): KnownRegion[] =>
  regions
    .filter(({ country }) => country === wanted)
    .map((region) => ({
      code: region.code,
      name: capitalised(region.names[0] ?? ''),
      names: [...new Set(namesOf(region).map(plainLabel))],
    }));

/** Provinces and territories of Canada. */
export const PROVINCES: readonly KnownRegion[] = regionsOf('CA', ({ names }) => names);
/** States of the United States. */
export const STATES: readonly KnownRegion[] = regionsOf('US', ({ names }) => names);
/** The states of Germany, with their short forms. */
export const LAENDER: readonly KnownRegion[] = regionsOf('DE', ({ names, shortForms }) => [
  ...names,
  ...shortForms,
]);
