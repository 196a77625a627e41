import { cityNames, languageNames, namesOfCountries, regions } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Names of what the two-letter codes stand for in some languages (Unicode CLDR), folded, with their codes. */
function standardNames(
  type: 'language' | 'region',
  locales: readonly string[],
): [name: string, code: string][] {
  return locales.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type, fallback: 'none' });
    return CODES.flatMap((code): [string, string][] => {
      const name = names.of(type === 'region' ? code.toUpperCase() : code);
      return name === undefined ? [] : [[fold(name), code.toUpperCase()]];
    });
  });
}

/** Languages people speak, in English, French, German and Spanish: folded, letters only. */
export const HUMAN_LANGUAGES: ReadonlySet<string> = new Set([
  ...standardNames('language', ['en', 'fr', 'de', 'es']).map(([name]) => name.replace(/[^a-z]/g, '')),
  ...languageNames,
]);

/** Countries whose provinces resumes write at the end of an address, and those that are written by their codes there. */
const WITH_REGIONS = new Set(['CA', 'US', 'AU', 'DE']);
const WITH_CODES = new Set(['CA', 'US']);
/** What looks like a code of its province: Australian ones of three letters. */
const LONG_CODES = ['nsw', 'qld', 'tas', 'vic'];

/** Provinces and states as they end an address: names, short forms and codes; folded. */
export const REGIONS: ReadonlySet<string> = new Set([
  ...regions
    .filter(({ country }) => WITH_REGIONS.has(country))
    .flatMap(({ country, code, names, shortForms }) => [
      // "Berlin" ends an address as its city.
      ...names.filter((name) => country !== 'DE' || !cityNames.has(name)),
      ...shortForms,
      ...(WITH_CODES.has(country) ? [code.toLowerCase()] : []),
    ]),
  ...LONG_CODES,
]);

/** Names that are words too, which a CV's last place is not. */
const ALONE: readonly [name: string, code: string][] = [
  ['us', 'US'],
  ['u.s.a.', 'US'],
];

/** Countries by folded name, in English and French, with their codes (ISO 3166-1 alpha-2); no name of a province or state. */
export const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...standardNames('region', ['en', 'fr']).filter(([name]) => !REGIONS.has(name)),
  ...[...namesOfCountries].flatMap(([code, names]) =>
    names.map((name): [string, string] => [fold(name), code]),
  ),
  ...ALONE,
]);
