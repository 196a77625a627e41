import { fold } from '#engines/text/index.ts';
import { normalised, type Token } from '#engines/matching/reading/tokens.ts';
import type { NameWord } from './name-words.ts';
import {
  BEFORE_PLACES,
  DESCRIBED_UNITS,
  FRENCH_UNIT_PHRASES,
  FRENCH_UNITS,
  OWNERSHIPS,
  STREETS,
  UNIT_PHRASES,
  UNITS,
  WORKPLACES,
} from './names.data.ts';

/** What is left of a name without a place or a part of the company. */
export interface Cut {
  rest: NameWord[];
  /** What was taken off is known to be no part of the name (as a country or a part of one: wide), or may be one. */
  certainty: 'wide' | 'sure' | 'guess';
  /** It becomes sure where a place stands before what was taken off: "Maple Hamilton Depot". */
  ofPlace?: boolean;
}

const DESCRIBING = 2;
const unitPhrases = UNIT_PHRASES.map((phrase) => normalised(phrase).split(' '));
const frenchPhrases = FRENCH_UNIT_PHRASES.map((phrase) => normalised(phrase).split(' '));

const isOneOf = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
  token !== undefined && (words.has(token.word) || words.has(fold(token.raw)));
const isDigits = (token: Token | undefined): boolean => token !== undefined && /^\d+$/.test(token.word);
const isYear = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:19|20)\d\d$/.test(token.word);
const standsAt = (words: readonly Token[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, index) => words[at + index]?.word === word);

/** The words before the number of a branch: "#1234", "No. 12", or a bare one of four digits that is no year. */
function beforeNumber(words: readonly NameWord[]): Cut[] {
  const last = words.at(-1);
  if (words.length < 2 || last === undefined || !isDigits(last)) return [];
  const said = words.at(-2);
  if (words.length > 2 && said !== undefined && /^(?:n[ro]?|num(?:ber|ero)?)$/.test(fold(said.raw)))
    return [{ rest: words.slice(0, -2), certainty: 'sure' }];
  if (last.numbered || (last.word.length > 3 && !isYear(last)))
    return [{ rest: words.slice(0, -1), certainty: 'sure' }];
  return [];
}

/** Readings with the words before the unit that may describe it left out: none for certain, further ones by guess. */
function withoutDescription(before: NameWord[], bare: Cut['certainty'], ofPlace: boolean): Cut[] {
  const cuts: Cut[] = [{ rest: before, certainty: bare, ofPlace }];
  for (let more = 1; more <= DESCRIBING && before.length - more > 0; more += 1)
    cuts.push({ rest: before.slice(0, before.length - more), certainty: 'guess' });
  return cuts;
}

/** The words before a unit at the end, with its number: "logistics division", "Store 12", "Hamilton depot". */
function beforeUnit(words: readonly NameWord[]): Cut[] {
  const isNumbered = words.length > 2 && isDigits(words.at(-1));
  const bare = isNumbered ? words.slice(0, -1) : [...words];
  const phrase = unitPhrases.find(
    (one) => bare.length > one.length && standsAt(bare, bare.length - one.length, one),
  );
  if (phrase !== undefined) return withoutDescription(bare.slice(0, -phrase.length), 'sure', true);
  const before = bare.slice(0, -1);
  if (before.length === 0) return [];
  if (isOneOf(UNITS, bare.at(-1))) return withoutDescription(before, 'sure', true);
  if (isOneOf(WORKPLACES, bare.at(-1)))
    return withoutDescription(before, isNumbered ? 'sure' : 'guess', true);
  if (isOneOf(OWNERSHIPS, bare.at(-1))) return [{ rest: before, certainty: 'guess' }];
  return [];
}

/** The words before a unit with its number, whatever follows: "Store 118, Robson". */
function beforeNumberedUnit(words: readonly NameWord[]): Cut[] {
  const at = words.findIndex(
    (token, index) =>
      index > 0 && isDigits(words[index + 1]) && (isOneOf(UNITS, token) || isOneOf(WORKPLACES, token)),
  );
  return at < 1 ? [] : [{ rest: words.slice(0, at), certainty: 'sure' }];
}

/** The words before a unit that is described behind it: "usine de Joliette", "division fromages". */
function beforeFrenchUnit(words: readonly NameWord[]): Cut[] {
  const at = words.findIndex(
    (token, index) =>
      index > 0 &&
      (isOneOf(FRENCH_UNITS, token) ||
        isOneOf(DESCRIBED_UNITS, token) ||
        frenchPhrases.some((phrase) => standsAt(words, index, phrase))),
  );
  if (at < 1) return [];
  const next = words[at + 1];
  const isCertain =
    words[at]?.apart === true || (next !== undefined && BEFORE_PLACES.has(fold(next.raw))) || isDigits(next);
  return [{ rest: words.slice(0, at), certainty: isCertain ? 'sure' : 'guess' }];
}

/** The words behind a unit at the start: "Entrepôt Maple Parcel", "Succursale de Laval" is nobody's. */
function behindUnit(words: readonly NameWord[]): Cut[] {
  const phrase = frenchPhrases.find((one) => standsAt(words, 0, one));
  const size = phrase?.length ?? (isOneOf(FRENCH_UNITS, words[0]) || isOneOf(OWNERSHIPS, words[0]) ? 1 : 0);
  const next = words[size];
  if (size === 0 || next === undefined || BEFORE_PLACES.has(fold(next.raw))) return [];
  return [{ rest: words.slice(size), certainty: 'guess' }];
}

/** What stands before an address or a place without a name of its own: "King Street West", "at Pearson Airport", ", Bobcaygeon". */
function beforeAddress(words: readonly NameWord[]): Cut[] {
  const cuts: Cut[] = [];
  const by = words.findIndex(({ raw }, at) => at > 0 && at < words.length - 1 && /^(?:at|by)$/.test(raw));
  if (by > 0) {
    const isAt = words[by]?.raw === 'at';
    cuts.push({ rest: isAt ? words.slice(0, by) : words.slice(by + 1), certainty: 'guess' });
  }
  const commas = words.flatMap(({ comma }, at) => (comma && at > 0 ? [at] : []));
  const [comma = 0] = commas;
  if (commas.length === 1 && !words.slice(comma).some(({ joined }) => joined))
    cuts.push({ rest: words.slice(0, comma), certainty: 'guess' });
  const number = words.findIndex((token, at) => at > 0 && isDigits(token) && at < words.length - 1);
  const street = words.findIndex((token, at) => at > 1 && isOneOf(STREETS, token));
  if (street > 0) {
    if (number > 0 && number < street) cuts.push({ rest: words.slice(0, number), certainty: 'sure' });
    else if (words.length - street < DESCRIBING + 1)
      for (const size of [1, 2]) cuts.push({ rest: words.slice(0, street - size), certainty: 'guess' });
  }
  return cuts;
}

/** The readings of a name without the last part of the company it names; empty when it names none. */
export const withoutPart = (words: readonly NameWord[]): Cut[] =>
  [beforeNumber, beforeUnit, beforeNumberedUnit, beforeFrenchUnit, behindUnit, beforeAddress]
    .flatMap((read) => read(words))
    .filter(({ rest }) => rest.length > 0 && rest.length < words.length);
