import { wordAloneFor } from '#engines/lexicon/index.ts';
import { COUNTRY_WORDS } from '#engines/forms/understanding/known/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

const ALPHA_3: Readonly<Record<string, string>> = {
  CAN: 'CA',
  USA: 'US',
  GBR: 'GB',
  FRA: 'FR',
  DEU: 'DE',
  IRL: 'IE',
  AUS: 'AU',
  NZL: 'NZ',
  MEX: 'MX',
  BEL: 'BE',
  CHE: 'CH',
  IND: 'IN',
};

/** Countries of the United Kingdom, each of which is but a part of it. */
const PART_OF_ONE = wordAloneFor('countries: part of one');

/** What a list adds to the name of a country. */
const ADDED =
  / (metropolitaine|mainland|of great britain( and northern ireland)?|federal republic of|republic of)$|^(the|la|le|les|republic of|federal republic of) /g;

/**
 * The country that a choice is, as ISO 3166-1 alpha-2: by its name, what one says of a person from there, or its code, alone or
 * beside the name ("CA - Canada", "Canada (CAN)"); "" for a choice that is not one country.
 */
export function countryOfChoice(label: string): string {
  if (/^\s*u\.?s\.?(a\.?)?\s*$/i.test(label)) return 'US';
  const code = /^\s*([A-Z]{2,3})\s*$/.exec(label)?.[1];
  if (code !== undefined)
    return ALPHA_3[code] ?? (code === 'UK' ? 'GB' : COUNTRY_WORDS.find(([own]) => own === code)?.[0]) ?? '';
  const name = label
    .replace(/^\s*[A-Z]{2,3}\s*[-–—:]\s*(?=\p{L}{3})/u, '')
    .replace(/\s*\(\s*\+?[A-Z0-9]{1,4}\s*\)\s*$/, '');
  const plain = plainLabel(name).replaceAll(ADDED, '');
  if (PART_OF_ONE.test(plain)) return '';
  return COUNTRY_WORDS.find(([, names]) => names.includes(plain))?.[0] ?? '';
}

const UNION: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Whether a country is one of the European Union. */
export const isInUnion = (country: string): boolean => UNION.has(country);
