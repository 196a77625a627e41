import type { Posting, PostingPlace } from '#contract/career/posting.ts';
import { countryByLongCode, countryByName, currencyOf, regionByName } from '#engines/lexicon/index.ts';
import { isOnlyWorkplace, line, workplaceIn } from '#engines/postings/families/normal.ts';
import { fold } from '#engines/text/index.ts';

/** A place as written and taken apart. */
export interface ReadPlace {
  text: string;
  parts: PostingPlace;
}

/** Parts of the world that boards write where others write a country. */
const AREAS =
  /^(?:europe|european union|eu|emea|americas|latam|latin america|north america|south america|apac|asia|africa|oceania)$/i;
const ANYWHERE =
  /^(?:anywhere(?: in the world)?|world-?wide|global(?:ly)?|all countries|remote,? worldwide|international|everywhere)$/i;
const REMOTE_WORDS =
  /\b(?:100 ?% |fully |full )?remote(?: (?:work|job|position|only|first))?\b|\bwork from home\b|\btélétravail\b|\bhome[- ]based\b|\bflexible\b|\bonly\b|\bhybrid\b/gi;

const isCountry = (text: string): boolean => countryByName.has(fold(text)) || countryByLongCode.has(text);

/** The ISO 3166 code of two letters of a country a board names; null for one we do not know. */
export function countryCode(country: string | null): string | null {
  const text = country?.trim() ?? '';
  if (/^[A-Za-z]{2}$/.test(text) && text.toLowerCase() !== 'uk') return text.toUpperCase();
  return countryByName.get(fold(text)) ?? countryByLongCode.get(text.toUpperCase()) ?? null;
}

/** The currency paid in at a place; null where the country is not known. */
export const currencyAt = (place: PostingPlace | undefined): string | null =>
  currencyOf.get(countryCode(place?.country ?? null) ?? '') ?? null;

/** A place's text tidied: blanks before commas, "Vancouver (BC)" and the postcode behind a town are written plainly. */
export function tidyPlace(text: string): string {
  return line(text)
    .replace(/\s+,/g, ',')
    .replace(/,(?=\S)/g, ', ')
    .replace(/ \(([A-Z]{2,3})\)$/, ', $1')
    .replace(/^,\s*|[,\s]+$/g, '')
    .replace(/^\d{2,3} - (?=\p{L})/u, '');
}

/** Several places in one text: parted by `;`, `|` or dots, or a list of countries. */
export function severalPlaces(text: string): string[] {
  return text.split(/[;|•]/).flatMap((part) => {
    const parts = part.split(',').map((name) => name.trim());
    return parts.length > 1 && parts.every((name) => isCountry(name) || AREAS.test(name)) ? parts : [part];
  });
}

const nothing: PostingPlace = { city: null, region: null, country: null };

/** "City, Region, Country" taken apart; two letters of an American or Canadian region are no country. */
export function placeParts(text: string): PostingPlace {
  const parts = text
    .replace(/ only$/i, '')
    .split(',')
    .map((part) => part.trim())
    // A postcode names no place of its own.
    .filter((part) => part !== '' && !/^(?=.*\d)[\dA-Z -]{3,9}$/.test(part));
  const [first, second, third] = parts;
  if (first === undefined || isOnlyWorkplace(first)) return nothing;
  if (second === undefined && AREAS.test(first)) return nothing;
  if (second === undefined)
    return isCountry(first) || /^[A-Z]{2}$/.test(first)
      ? { ...nothing, country: first }
      : { ...nothing, city: first };
  const last = parts.at(-1) ?? second;
  if (third !== undefined) return { city: first, region: second, country: last };
  const isState = /^[A-Z]{2,3}$/.test(second) && regionByName.has(second.toLowerCase());
  const isLand = !isState && (isCountry(second) || /^[A-Z]{2}$/.test(second));
  return { city: first, region: isLand ? null : second, country: isLand ? second : null };
}

/** Reads a place's text; null for blank ones. "Remote" and the like keep their text and have no parts. */
export function readPlace(text: string): ReadPlace | null {
  const tidy = tidyPlace(text);
  if (tidy === '') return null;
  return {
    text: tidy,
    parts: workplaceIn(tidy) === null && !ANYWHERE.test(tidy) ? placeParts(tidy) : nothing,
  };
}

/** Where a remote worker may live, from the texts of places and limits: "USA Only" is "USA", "Worldwide" is `anywhere`. */
export function remoteFrom(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => {
    const tidy = tidyPlace(text);
    if (ANYWHERE.test(tidy)) return ['anywhere'];
    const rest = tidy
      .replace(REMOTE_WORDS, ' ')
      .replace(/^[\s,;:()/·-]+|[\s,;:()/·-]+$/g, '')
      .replace(/\s+/g, ' ');
    if (ANYWHERE.test(rest)) return ['anywhere'];
    return rest.split(/\s*,\s*|\s+or\s+/).filter((part) => part !== '' && part.length <= 60);
  });
  return [...new Set(found)].slice(0, 20);
}

/** Where one may live by places of remote work: what their texts say, else the country they name. */
export const limitsOf = (places: readonly ReadPlace[]): string[] => [
  ...new Set(
    places.flatMap(({ text, parts }) => {
      const said = remoteFrom([text]);
      return said.length > 0 || parts.country === null ? said : [parts.country];
    }),
  ),
];

/** What follows from place texts: the places taken apart, and for remote work where one may live. */
export function placesFrom(
  texts: readonly string[],
  workplace: Posting['workplace'],
): Pick<Posting, 'locations' | 'remote_from'> {
  const places = texts.map(readPlace).filter((place) => place !== null);
  const limits = places.filter(({ text, parts }) => workplaceIn(text) === 'remote' || parts.city === null);
  return {
    locations: namedPlaces(places),
    remote_from: workplace === 'remote' ? limitsOf(limits) : [],
  };
}

/** The parts of places that name one. */
export const namedPlaces = (places: readonly ReadPlace[]): PostingPlace[] =>
  places
    .map(({ parts }) => parts)
    .filter(({ city, region, country }) => city !== null || region !== null || country !== null);
