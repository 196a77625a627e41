import { fold } from '#engines/text/index.ts';
import { COMMON_COUNTRIES, MORE_LANGUAGES, REGIONS } from './words.data.ts';

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
  ...MORE_LANGUAGES,
]);

/** Countries by folded name, in English and French, with their codes (ISO 3166-1 alpha-2); no name of a province or state. */
export const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...standardNames('region', ['en', 'fr']).filter(([name]) => !REGIONS.has(name)),
  ...COMMON_COUNTRIES,
]);
