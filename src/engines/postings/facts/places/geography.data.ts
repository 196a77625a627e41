import * as world from '#engines/geography/index.ts';

/** Words that name a country in a sentence and are none of its names, flat. */
const MORE_NAMES: Readonly<Record<string, string>> = {
  canadian: 'CA',
  canadien: 'CA',
  canadienne: 'CA',
  america: 'US',
};

/** Parts of countries that postings name like a province, flat, with their country. */
const MORE_REGIONS: Readonly<Record<string, string>> = {
  CA: 'ont.|alta.|sask.|man.|que.|qué.|nfld.',
  US: 'calif.|mass.|tex.|fla.|minn.|mich.|wis.|ariz.|colo.',
  AU: 'nsw|new south wales|victoria au|queensland|qld',
  GB: 'greater london|greater manchester|kent|essex|sussex|surrey uk|yorkshire|lancashire|west midlands',
  DE: 'bavaria|baviere|hesse|saxony',
  FR: 'ile-de-france|occitanie|auvergne-rhone-alpes|nouvelle-aquitaine|bretagne',
  IN: 'karnataka|maharashtra|tamil nadu|telangana',
};

const byName = (names: Readonly<Record<string, string>>): [name: string, country: string][] =>
  Object.entries(names).flatMap(([country, list]) =>
    list.split('|').map((name): [string, string] => [name, country]),
  );

/** Flat name of a country, or a word that names it, to its ISO 3166 code. */
export const countryByName: ReadonlyMap<string, string> = new Map([
  ...world.countryByName,
  ...Object.entries(MORE_NAMES),
]);
/** Flat name or code of a province or state to its country. */
export const countryOfRegion: ReadonlyMap<string, string> = new Map([
  ...[...world.regionByName].map(([name, { country }]): [string, string] => [name, country]),
  ...byName(MORE_REGIONS),
]);
/** Flat city to its country; a name of several goes to the first above. */
export const countryOfCity: ReadonlyMap<string, string> = new Map(byName(world.CITIES).toReversed());
