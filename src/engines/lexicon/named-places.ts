import { fold } from '#engines/text/index.ts';
import { countryOfArea, namesOfCountries, regions, wordsForCountries } from './places.ts';

/** Folded name of a country to its ISO 3166 code of two letters. Adjectives and codes are no names. */
export const countryByName: ReadonlyMap<string, string> = new Map(
  [...namesOfCountries, ...wordsForCountries].flatMap(([code, names]) =>
    names.map((name) => [fold(name), code] as const),
  ),
);

/** A province, state or nation of a country, by ISO 3166-2: "ON" in "CA". */
interface RegionCode {
  country: string;
  code: string;
}

/** Countries whose provinces are written by their codes; those of others are words or other countries' ("de", "be"). */
const WRITTEN_BY_CODE = new Set(['CA', 'US', 'AU', 'GB']);

/** Folded name, or code in small letters, of a province or state; codes of some are words ("in", "or", "me"). */
export const regionByName: ReadonlyMap<string, RegionCode> = new Map(
  regions
    .filter(({ country }) => WRITTEN_BY_CODE.has(country))
    .flatMap(({ country, code, names, shortForms }) =>
      [code.toLowerCase(), ...names, ...shortForms].map((name) => [name, { country, code }] as const),
    ),
);

/** Folded name of any part of a country that is written like a province, its code or short form, to its country. */
export const countryOfRegion: ReadonlyMap<string, string> = new Map([
  ...[...regionByName].map(([name, { country }]) => [name, country] as const),
  ...regions.flatMap(({ country, names }) => names.map((name) => [name, country] as const)),
  ...countryOfArea,
]);
