import { fold } from '#engines/text/index.ts';
import { CITIES } from './cities.data.ts';
import { COUNTRIES } from './countries.data.ts';
import { REGIONS } from './regions.data.ts';

const parts = (names: string): string[] => names.split('|').filter((name) => name !== '');

/** Folded name of a country to its ISO 3166 code of two letters. Adjectives and codes are no names. */
export const countryByName: ReadonlyMap<string, string> = new Map(
  COUNTRIES.flatMap(([code, , , names]) => parts(names).map((name) => [fold(name), code] as const)),
);

/** ISO 3166 code of three letters, in capitals, to that of two. */
export const countryByLongCode: ReadonlyMap<string, string> = new Map(
  COUNTRIES.map(([code, long]) => [long, code] as const),
);

/** ISO 3166 code of a country to the currency (ISO 4217) that a bare sign for dollars means there. */
export const currencyOf: ReadonlyMap<string, string> = new Map(
  COUNTRIES.map(([code, , currency]) => [code, currency] as const),
);

/** A province, state or nation of a country, by ISO 3166-2: "ON" in "CA". */
export interface Region {
  country: string;
  code: string;
}

export { CITIES } from './cities.data.ts';

/** Folded name of a larger city to the countries that have one of this name, the best known first. */
export const countriesOfCity: ReadonlyMap<string, readonly string[]> = Object.entries(CITIES)
  .flatMap(([country, names]) => parts(names).map((name) => [fold(name), country] as const))
  .reduce(
    (known, [name, country]) => known.set(name, [...(known.get(name) ?? []), country]),
    new Map<string, string[]>(),
  );

export { WIDER_AREAS } from './wider-areas.data.ts';

/** Folded name, or code in small letters, of a province or state; codes of some are words ("in", "or", "me"). */
export const regionByName: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap(([country, code, names]) =>
    [code.toLowerCase(), ...parts(names)].map((name) => [name, { country, code }] as const),
  ),
);
