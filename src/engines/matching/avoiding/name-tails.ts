import { CITIES, countryByName, regionByName, WIDER_AREAS } from '#engines/geography/index.ts';
import { fold } from '#engines/text/index.ts';
import { normalised, type Token } from '#engines/matching/reading/tokens.ts';
import { BEFORE_PLACES, DESCRIBED_UNITS, UNIT_PHRASES, UNITS, WHEREABOUTS } from './names.data.ts';

const unitPhrases = UNIT_PHRASES.map((phrase) => ` ${normalised(phrase)}`);
/** Names of two letters are words as well: those count as codes, in capitals. */
const CODES = new Set([...[...regionByName.values()].map(({ code }) => code), 'US', 'UK', 'EU', 'USA', 'Qc']);
const places = new Set(
  [
    ...countryByName.keys(),
    ...regionByName.keys(),
    ...WIDER_AREAS.keys(),
    ...Object.values(CITIES).flatMap((names) => names.split('|')),
    ...WHEREABOUTS,
  ]
    .map((name) => normalised(name))
    .filter((name) => name.length > 2),
);
const PLACE_WORDS = 4;

/** Whether a folded word is a place's name. */
export const isPlaceName = (word: string): boolean => places.has(normalised(word));

const DESCRIBING = 2;

/** The words before a place at the end; null when there is none. */
export function beforePlace(words: readonly Token[]): Token[] | null {
  for (let size = Math.min(PLACE_WORDS, words.length - 1); size > 0; size -= 1) {
    const tail = words.slice(-size);
    const isCode = size === 1 && CODES.has(tail[0]?.raw ?? '');
    if (!isCode && !places.has(tail.map(({ word }) => word).join(' '))) continue;
    let rest = words.slice(0, -size);
    while (rest.length > 1 && BEFORE_PLACES.has(fold(rest.at(-1)?.raw ?? ''))) rest = rest.slice(0, -1);
    return rest;
  }
  return null;
}

const isOneOf = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
  token !== undefined && (words.has(token.word) || words.has(fold(token.raw)));

/** The words before what names a part of the company: several where its description may have begun earlier. */
export function beforeUnit(words: readonly Token[]): Token[][] {
  const last = words.at(-1);
  const bare = words.length > 2 && last !== undefined && /^\d+$/.test(last.word) ? words.slice(0, -1) : words;
  const starts = bare.findIndex((token, at) => at > 0 && isOneOf(DESCRIBED_UNITS, token));
  const found = starts > 0 ? [words.slice(0, starts)] : [];
  const said = bare.map(({ word }) => word).join(' ');
  const phrase = unitPhrases.find((one) => said.endsWith(one));
  if (phrase !== undefined) return [...found, bare.slice(0, 1 - phrase.split(' ').length)];
  if (bare.length < 2 || !isOneOf(UNITS, bare.at(-1))) return found;
  const described = isOneOf(DESCRIBED_UNITS, bare.at(-1)) ? DESCRIBING : 0;
  for (let more = 0; more <= described && bare.length - 1 - more > 0; more += 1)
    found.push(bare.slice(0, bare.length - 1 - more));
  return found;
}

/** Whether words are nothing but a place, or a part of a company. */
export const isTail = (words: readonly Token[]): boolean =>
  places.has(words.map(({ word }) => word).join(' ')) ||
  (words.length === 1 && CODES.has(words[0]?.raw ?? '')) ||
  isOneOf(UNITS, words.at(-1)) ||
  isOneOf(UNITS, words[0]);
