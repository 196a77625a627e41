import { countriesOfCity, countryByName, regionByName, WIDER_AREAS } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { normalised, type Token } from '#engines/matching/reading/tokens.ts';
import type { Cut } from './name-cuts.ts';
import { isOrdinary, type NameWord } from './name-words.ts';
import { BEFORE_CITIES, BEFORE_PLACES, UNITS, WHEREABOUTS } from './names.data.ts';

const namesOf = (names: Iterable<string>): Set<string> =>
  new Set([...names].map((name) => normalised(name)).filter((name) => name.length > 2));

/** Names of two letters are words as well: those count as codes, in capitals. */
const CODES = new Set([...[...regionByName.values()].map(({ code }) => code), 'US', 'UK', 'EU', 'USA', 'Qc']);
/** Places as large as a company's business: a name with one of them is that of its branch there. */
const wide = namesOf([
  ...countryByName.keys(),
  ...regionByName.keys(),
  ...WIDER_AREAS.keys(),
  ...WHEREABOUTS,
]);
const cities = namesOf(countriesOfCity.keys());
const PLACE_WORDS = 4;

/** Whether a folded word is a place's name. */
export const isPlaceName = (word: string): boolean => {
  const name = normalised(word);
  return wide.has(name) || cities.has(name);
};

/** How certain it is that a place at the end is where a company is, and no part of its name: "Baker Hamilton", "Metro Vancouver". */
function certainty(rest: readonly NameWord[], tail: readonly NameWord[], isWide: boolean): Cut['certainty'] {
  const [first] = tail;
  if (isWide && first?.joined !== true) return 'wide';
  if (first?.joined === true) return 'guess';
  if (rest.length > 1 || first?.apart === true) return 'sure';
  const [only] = rest;
  return only !== undefined && (tail.every(isOrdinary) || BEFORE_CITIES.has(fold(only.raw)))
    ? 'guess'
    : 'sure';
}

/** The words before a place at the end; null when there is none. */
export function beforePlace(words: readonly NameWord[]): Cut | null {
  for (let size = Math.min(PLACE_WORDS, words.length - 1); size > 0; size -= 1) {
    const tail = words.slice(-size);
    const name = tail.map(({ word }) => word).join(' ');
    const isWide = wide.has(name) || (size === 1 && CODES.has(tail[0]?.raw ?? ''));
    if (!isWide && !cities.has(name)) continue;
    let rest = words.slice(0, -size);
    let first = tail;
    while (rest.length > 1 && BEFORE_PLACES.has(fold(rest.at(-1)?.raw ?? ''))) {
      first = rest.slice(-1);
      rest = rest.slice(0, -1);
    }
    return { rest, certainty: certainty(rest, first === tail ? tail : [...first, ...tail], isWide) };
  }
  return null;
}

const isUnit = (token: Token | undefined): boolean =>
  token !== undefined && (UNITS.has(token.word) || UNITS.has(fold(token.raw)));

/** Whether words are nothing but a place, or a part of a company. */
export const isTail = (words: readonly Token[]): boolean =>
  isPlaceName(words.map(({ word }) => word).join(' ')) ||
  (words.length === 1 && CODES.has(words[0]?.raw ?? '')) ||
  isUnit(words.at(-1)) ||
  isUnit(words[0]);
