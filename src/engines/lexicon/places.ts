import { entriesOf, wordsByValue } from './rows.ts';

/** ISO 3166 code of a country to that of the currency (ISO 4217) paid there. */
export const currencyOf: ReadonlyMap<string, string> = new Map(
  entriesOf('currencies').map(({ word, value }) => [value, word]),
);

/** ISO 3166 code of three letters, in capitals, to that of two. */
export const countryByLongCode: ReadonlyMap<string, string> = new Map(
  entriesOf('country-codes').map(({ word, value }) => [word, value]),
);

/** ISO 3166 code of a country to the names that are nothing else, in English, French and its own language. */
export const namesOfCountries: ReadonlyMap<string, readonly string[]> = wordsByValue(entriesOf('countries'));

/** The same for names that are words too ("us", "turkey"): only where a place is expected. */
export const wordsForCountries: ReadonlyMap<string, readonly string[]> = wordsByValue(
  entriesOf('country-words'),
);

/** ISO 3166 code of a country to what one says of a person from there, in folded English and French. */
export const nationalities: ReadonlyMap<string, readonly string[]> = wordsByValue(entriesOf('nationalities'));

/** A province, state or nation of a country. */
export interface Region {
  /** ISO 3166-1, two letters. */
  country: string;
  /** The part of ISO 3166-2 that comes after the country: "ON". */
  code: string;
  /** Folded names, the English one first. */
  names: readonly string[];
  /** Short forms in writing, folded: "ont.", "pei". */
  shortForms: readonly string[];
}

const shortForms = wordsByValue(entriesOf('region-short-forms'));
/** Provinces and states of some countries, a country after the other. */
export const regions: readonly Region[] = [...wordsByValue(entriesOf('regions'))].map(([value, names]) => {
  const [country = '', code = ''] = value.split('-');
  return { country, code, names, shortForms: shortForms.get(value) ?? [] };
});

/** Folded name of a part of a country that has no code here ("yorkshire"), to its country. */
export const countryOfArea: ReadonlyMap<string, string> = new Map(
  entriesOf('areas').map(({ word, value }) => [word, value]),
);

/** A country nobody looked up. */
const UNKNOWN = 'ZZ';
const cities = entriesOf('cities');

/** Folded names of well-known cities that are hardly ever anything else. */
export const cityNames: ReadonlySet<string> = new Set(cities.map(({ word }) => word));

/** Folded name of a city, also one that is a word or a person's name, to the countries that have one, the best known first. */
export const countriesOfCity: ReadonlyMap<string, readonly string[]> = new Map(
  [...cities, ...entriesOf('cities-also-words')]
    .filter(({ value }) => value !== UNKNOWN)
    .map(({ word, value }) => [word, value.split(' ')]),
);

/** A city on the map. */
export interface MappedCity {
  /** ISO 3166-2 without the country, which is Canada. */
  region: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** Canadian cities by folded name, to the nearest few kilometres. */
export const mappedCities: ReadonlyMap<string, MappedCity> = new Map(
  entriesOf('city-coordinates').map(({ word, value }) => {
    const [place = '', latitude, longitude] = value.split(' ');
    return [word, { region: place.slice(3), latitude: Number(latitude), longitude: Number(longitude) }];
  }),
);

/** Names of them that are as well known elsewhere: without a province they place nothing. */
export const namesakes: ReadonlySet<string> = new Set(entriesOf('city-namesakes').map(({ word }) => word));
