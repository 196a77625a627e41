import { fold } from '#engines/text/index.ts';
import { CITIES, COUNTRIES, REGIONS } from './words.data.ts';

/** A place read from a text; `countryCode` is ISO 3166-1 alpha-2 where the text names the country. */
export interface Place {
  address: string;
  city: string;
  region: string;
  postalCode: string;
  countryCode: string;
}

const POSTAL = /\b(?:[A-Z]\d[A-Z][\s-]?\d[A-Z]\d|\d{5}(?:-\d{4})?)\b/;
const CITY_NAME =
  /^\p{Lu}[\p{L}.'’-]*(?:[ -](?:\p{Lu}|de |du |des |la |le |les |sur |of |st\.? )[\p{L}.'’-]*){0,3}$/u;

const isRegion = (text: string): boolean =>
  REGIONS.has(fold(text).replace(/\.$/, '')) || REGIONS.has(fold(text));
const countryOf = (text: string): string | undefined => COUNTRIES.get(fold(text));

/** The place a whole text names ("Hamilton, Ontario, Canada", "Montréal (Québec) H2X 1Y4"); null when it is something else. */
export function placeOf(text: string): Place | null {
  const postal = POSTAL.exec(text)?.[0] ?? '';
  const rest = postal === '' ? text : text.replace(postal, ' ');
  const parts = rest
    .replace(/[()\t]/g, ',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 5 || text.length > 120) return null;
  let countryCode = '';
  const last = parts.at(-1);
  if (last !== undefined && parts.length > 1 && countryOf(last) !== undefined) {
    countryCode = countryOf(last) ?? '';
    parts.pop();
  }
  let region = '';
  const beforeLast = parts.at(-1);
  if (beforeLast !== undefined && parts.length > 1 && isRegion(beforeLast)) region = parts.pop() ?? '';
  else if (beforeLast !== undefined && region === '') {
    // "Toronto ON" without a comma.
    const gap = beforeLast.lastIndexOf(' ');
    const code = beforeLast.slice(gap + 1);
    if (gap > 0 && /^[A-Z]{2}$/.test(code) && isRegion(code)) {
      region = code;
      parts[parts.length - 1] = beforeLast.slice(0, gap);
    }
  }
  const city = parts.pop() ?? '';
  const address = parts.join(', ');
  const known = region !== '' || countryCode !== '' || postal !== '' || CITIES.has(fold(city));
  if (!known || !CITY_NAME.test(city) || (address !== '' && !/\d/.test(address))) return null;
  return { address, city, region, postalCode: postal, countryCode };
}

/** A place at the end of a text and what stands before it; null when the text does not end in a place. */
export function placeAtEnd(text: string): { before: string; place: string } | null {
  const parts = text.split(/(,\s*|\s+\((?=[^()]*\)$))/);
  for (let from = 2; from < parts.length; from += 2) {
    const place = parts.slice(from).join('').replace(/\)$/, '');
    const before = parts.slice(0, from - 1).join('');
    if (before.trim() !== '' && placeOf(place) !== null) return { before: before.trim(), place };
  }
  return null;
}
