import { countriesOfCity, countryByName as countryCalled } from '#engines/lexicon/index.ts';

export { countryOfRegion } from '#engines/lexicon/index.ts';

/** Words that name a country in a sentence and are none of its names, flat. */
const MORE_NAMES: Readonly<Record<string, string>> = {
  canadian: 'CA',
  canadien: 'CA',
  canadienne: 'CA',
  america: 'US',
};

/** Flat name of a country, or a word that names it, to its ISO 3166 code. */
export const countryByName: ReadonlyMap<string, string> = new Map([
  ...countryCalled,
  ...Object.entries(MORE_NAMES),
]);
/** Flat city to its country; a name of several goes to the best known. */
export const countryOfCity: ReadonlyMap<string, string> = new Map(
  [...countriesOfCity].map(([name, [country = '']]) => [name, country]),
);
