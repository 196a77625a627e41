import { cityNames } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { isSchoolName } from './schools.ts';
import { titleScore } from './titles.ts';
import { COUNTRIES, REGIONS } from './names.ts';

/** A place read from a text; `countryCode` is ISO 3166-1 alpha-2 where the text names the country. */
export interface Place {
  address: string;
  city: string;
  region: string;
  postalCode: string;
  countryCode: string;
}

// Canada, Great Britain, Ireland, United States and much of Europe.
const POSTAL =
  /\b(?:[A-Z]\d[A-Z][\s-]?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[\dW]\s[A-Z\d]{4}|\d{5}(?:-\d{4})?)\b/;
const CITY_NAME =
  /^\p{Lu}[\p{L}.'’-]*(?:[ -](?:\p{Lu}|de |du |des |la |le |les |sur |of |st\.? )[\p{L}.'’-]*){0,3}$/u;

const COUNTRY_CODES = new Set(COUNTRIES.values());
/** Whether a text is the code of a country in capitals. */
export const isCountryCode = (text: string): boolean => COUNTRY_CODES.has(text);

const isRegion = (text: string): boolean =>
  REGIONS.has(fold(text).replace(/\.$/, '')) || REGIONS.has(fold(text));
/** Whether a text is the name of a well-known city. */
export const isKnownCity = (text: string): boolean => cityNames.has(fold(text));
/** The code (ISO 3166-1 alpha-2) of the country that a whole text names; undefined for none. */
export const countryOf = (text: string): string | undefined => COUNTRIES.get(fold(text));

/** A text in two after a well-known city, when the rest passes; null when it does nowhere. */
function splitAfterCity(
  text: string,
  passes: (rest: string) => boolean,
): { city: string; rest: string } | null {
  const words = text.split(' ');
  for (let from = words.length - 1; from > 0; from -= 1) {
    const [city, rest] = [words.slice(0, from).join(' '), words.slice(from).join(' ')];
    if (cityNames.has(fold(city)) && passes(rest)) return { city, rest };
  }
  return null;
}

/** Takes the country from the end of an address: its name, or after two other parts its two-letter code. */
function takeCountry(parts: string[]): string {
  const last = parts.at(-1);
  const [, before, code = ''] = /^(.+) ([A-Z]{2})$/.exec(last ?? '') ?? [];
  // "Dublin, Leinster IE": a code that is no province stands without a comma too.
  // "Montres Ardevaz SA" is a company: alone, the code needs a city before it.
  const follows = parts.length > 1 || cityNames.has(fold(before ?? ''));
  if (before !== undefined && COUNTRY_CODES.has(code) && !isRegion(code) && follows) {
    parts[parts.length - 1] = before;
    return code;
  }
  // "Manchester England" without a comma, after a well-known city.
  const known = splitAfterCity(last ?? '', (rest) => countryOf(rest) !== undefined);
  if (known !== null) {
    parts[parts.length - 1] = known.city;
    return countryOf(known.rest) ?? '';
  }
  if (last === undefined || parts.length < 2) return '';
  const named = countryOf(last);
  const [first = '', beforeLast = ''] = [parts[0], parts.at(-2)];
  // "CA" is Canada after "Ontario", and California after "San Diego".
  const isCountry =
    !isRegion(last) || (parts.length > 2 && (isRegion(beforeLast) || cityNames.has(fold(first))));
  const coded = /^[A-Z]{2}$/.test(last) && COUNTRY_CODES.has(last) && isCountry ? last : undefined;
  if (named === undefined && coded === undefined) return '';
  parts.pop();
  return named ?? coded ?? '';
}

function takeRegion(parts: string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return '';
  if (parts.length > 1 && isRegion(last)) return parts.pop() ?? '';
  // "Toronto ON" and, after a well-known city, "Halifax Nova Scotia" without a comma.
  const [, city = '', code = ''] = /^(.+) ([A-Z]{2,3})$/.exec(last) ?? [];
  const split = isRegion(code) ? { city, rest: code } : splitAfterCity(last, isRegion);
  if (split === null) return '';
  parts[parts.length - 1] = split.city;
  return split.rest;
}

/** Whether what stands before a city could be its street: "12 Baker Street" is one, "Year 4 Teacher" is a job. */
const isStreet = (text: string): boolean => /\d/.test(text) && titleScore(text) < 4;

/** The place a whole text names ("Hamilton, Ontario, Canada", "Montréal (Québec) H2X 1Y4"); null when it is something else. */
export function placeOf(text: string): Place | null {
  if (text.length > 120) return null;
  const postal = POSTAL.exec(text)?.[0] ?? '';
  const rest = postal === '' ? text : text.replace(postal, ' ').replace(/ {2,}/g, ' ');
  const parts = rest
    .replace(/[()\t]/g, ',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 5) return null;
  const countryCode = takeCountry(parts);
  let region = takeRegion(parts);
  const [beforeLast, last] = parts.slice(-2);
  // "Lyon, Rhône, FR": what stands between a city and its country is the region, whatever its name.
  if (
    region === '' &&
    countryCode !== '' &&
    last !== undefined &&
    beforeLast !== undefined &&
    (cityNames.has(fold(beforeLast)) || !cityNames.has(fold(last))) &&
    !/\d/.test(beforeLast)
  ) {
    region = parts.pop() ?? '';
  }
  const city = parts.pop() ?? '';
  const address = parts.join(', ');
  const known = region !== '' || countryCode !== '' || postal !== '' || cityNames.has(fold(city));
  if (!known || !CITY_NAME.test(city) || isSchoolName(city) || (address !== '' && !isStreet(parts[0] ?? '')))
    return null;
  return { address, city, region, postalCode: postal, countryCode };
}

/** The same where an address is expected: after a well-known city any name is its region ("Dublin, Leinster"). */
export function addressOf(text: string): Place | null {
  const place = placeOf(text);
  if (place !== null) return place;
  const [city = '', region = '', more] = text.split(/,\s*/);
  const reads =
    more === undefined && cityNames.has(fold(city)) && CITY_NAME.test(region) && titleScore(region) === 0;
  return reads ? { address: '', city, region, postalCode: '', countryCode: '' } : null;
}

/** "Sheffield, Yorkshire, UK" is a place; "Compass Studio, Sheffield, UK" is an employer and one. */
export function isWholePlace(text: string): boolean {
  if (placeOf(text) === null) return false;
  const [first = '', second = '', ...others] = text.split(/,\s*/);
  return others.length === 0 || /^\d/.test(first) || isKnownCity(first) || isRegion(second);
}

/** A company by its legal form and, after a comma, one name more: where it is, also in a town no list has. */
const AFTER_LEGAL_FORM =
  /^(.+\s(?:inc|lt[ée]e|ltd|llc|llp|corp|gmbh|senc|s\.?a\.?r\.?l|plc)\.?),\s+(\p{Lu}[\p{L}’'.-]+(?:[ -]\p{L}[\p{L}’'.-]+){0,2})$/iu;

/** A place at the end of a text and what stands before it; null when the text does not end in a place. */
export function placeAtEnd(text: string): { before: string; place: string } | null {
  const parts = text.split(/(,\s*|\s+\((?=[^()]*\)$))/);
  for (let from = 2; from < parts.length; from += 2) {
    const tail = parts.slice(from).join('');
    // The bracket that opened before the place closes after it.
    const place = tail.includes('(') ? tail : tail.replace(/\)$/, '');
    const before = parts.slice(0, from - 1).join('');
    if (before.trim() !== '' && isWholePlace(place)) return { before: before.trim(), place };
  }
  const [, company, town] = AFTER_LEGAL_FORM.exec(text) ?? [];
  const isTown = town !== undefined && CITY_NAME.test(town) && titleScore(town) === 0;
  if (company !== undefined && isTown) return { before: company, place: town };
  return null;
}
