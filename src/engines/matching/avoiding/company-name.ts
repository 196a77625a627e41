import { CITIES, countryByName, regionByName, WIDER_AREAS } from '#engines/geography/index.ts';
import { LEGAL_FORMS } from '#engines/postings/index.ts';
import { commonNameWords } from '#engines/replies/index.ts';
import { fold } from '#engines/text/index.ts';
import { normalised, tokensOf, type Token } from '#engines/matching/reading/tokens.ts';
import {
  BEFORE_PLACES,
  DESCRIBED_UNITS,
  GROUPS,
  LEGAL_ENDINGS,
  LEGAL_PHRASES,
  OTHERWISE_NAMED,
  SHARED,
  UNIT_PHRASES,
  UNITS,
  WHEREABOUTS,
} from './names.data.ts';

/** One way to read a company's name: folded words without blanks. */
interface NameForm {
  /** False when a place or a part of the company was taken off its end. */
  whole: boolean;
  /** True when one of its words is not one that many employers have in their names. */
  own: boolean;
  several: boolean;
  /** The form as it is written, plurals kept. */
  spelled: string;
}

/** A company's name as it may be read, by form; empty when there is no word in it. */
export type CompanyName = ReadonlyMap<string, NameForm>;

const legal = new Set(LEGAL_FORMS);
const phrases = LEGAL_PHRASES.map((phrase) => normalised(phrase));
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

const isCommon = (word: string): boolean =>
  commonNameWords.has(word) || SHARED.has(word) || BEFORE_PLACES.has(word) || /^\d+$/.test(word);

const isCommonly = ({ raw, word }: Token): boolean => isCommon(word) || isCommon(fold(raw));

/** The names a text gives a company: its own, what stands in brackets or behind a dash, and what it is a part of. */
function namesIn(text: string): string[] {
  const plain = text
    .slice(0, 300)
    .replace(/['’]s\b/giu, 's')
    .replace(/\b(?:\p{L}\.){2,}(?:\p{L}\b\.?)?/gu, (short) => short.replaceAll('.', ''))
    .replace(/\b([A-Za-z])\/([A-Za-z])\b(?=\s*$)/g, '$1$2')
    .replace(/(?<=[\p{L}\d]{2})\.(?:com|ca|org|net|io|fr|ai)\b/giu, '');
  const outer = plain.replace(/\([^)]*\)/g, ' ');
  const inner = Array.from(plain.matchAll(/\(([^)]*)\)/g), ([, inside = '']) =>
    inside.replace(/^(?:an?|une?)\s/i, ''),
  );
  return [outer, ...inner].flatMap((name) =>
    name.split(OTHERWISE_NAMED).flatMap((one) => one.split(/\s[-–—|/:]+\s|\s[|@]\s?|;/u)),
  );
}

/** The words of a name without its legal form, the article before it and "and". */
function coreOf(name: string, isShouted: boolean): Token[] {
  let words = tokensOf(name).filter(
    ({ raw, word }, at) => !(word === 'and' || word === 'et') && (at === 0 || !legal.has(fold(raw))),
  );
  for (const phrase of phrases) words = withoutPhrase(words, phrase);
  const [first] = words;
  if (words.length > 1 && first && /^(?:the|le|la|les|los|das|der|die)$/.test(fold(first.raw)))
    words = words.slice(1);
  words = withoutEnding(words);
  const [group] = words;
  if (words.length > 1 && group && GROUPS.has(fold(group.raw)) && isTelling(words.slice(1)))
    words = words.slice(1);
  return isShouted ? words.map((token) => ({ ...token, raw: token.raw.toLowerCase() })) : words;
}

function withoutPhrase(words: Token[], phrase: string): Token[] {
  const size = phrase.split(' ').length;
  const at = words.findIndex(
    (_, index) =>
      index > 0 &&
      words
        .slice(index, index + size)
        .map(({ word }) => word)
        .join(' ') === phrase,
  );
  return at < 0 ? words : words.toSpliced(at, size);
}

/** Legal forms that count at the end, and "Group", taken off as long as a name is left. */
function withoutEnding(words: Token[]): Token[] {
  const last = words.at(-1);
  if (words.length < 2 || last === undefined) return words;
  const rest = words.slice(0, -1);
  const folded = fold(last.raw);
  if (LEGAL_ENDINGS.has(folded) || (GROUPS.has(folded) && isTelling(rest))) return withoutEnding(rest);
  return words;
}

const isTelling = (words: readonly Token[]): boolean =>
  words.length > 1 || words.some((token) => !isCommonly(token));

/** The words before a place at the end; null when there is none. */
function beforePlace(words: readonly Token[]): Token[] | null {
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
function beforeUnit(words: readonly Token[]): Token[][] {
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

/** Reads a company's name as a posting, a CV or a person writes it, at most its first 300 characters. */
export function readCompany(text: string): CompanyName {
  const forms = new Map<string, NameForm>();
  const isShouted = !/\p{Ll}/u.test(text);
  const keep = (words: readonly Token[], whole: boolean): void => {
    const form = words.map(({ word }) => word.replaceAll(/['’]/g, '')).join('');
    const own = words.some((token) => !isCommonly(token));
    if (form === '' || forms.get(form)?.whole === true) return;
    const spelled = words.map(({ raw }) => fold(raw)).join('');
    forms.set(form, { whole, own, several: words.length > 1, spelled });
  };
  const strip = (words: Token[], depth: number): void => {
    const ended = withoutEnding(words);
    const before = [beforePlace(ended), ...beforeUnit(ended)].filter((rest) => rest !== null);
    for (const rest of before) {
      const name = withoutEnding(rest);
      keep(name, false);
      if (depth < PLACE_WORDS) strip(name, depth + 1);
    }
  };
  for (const [at, name] of namesIn(text).entries()) {
    const core = coreOf(name, isShouted);
    // What stands beside the name is another one only if it could be somebody's.
    if (core.length === 0 || (at > 0 && (beforeAll(core) || core.every(isCommonly)))) continue;
    keep(core, true);
    strip(core, 0);
  }
  return forms;
}

/** Whether words are nothing but a place, or a part of a company. */
const beforeAll = (words: readonly Token[]): boolean =>
  places.has(words.map(({ word }) => word).join(' ')) ||
  (words.length === 1 && CODES.has(words[0]?.raw ?? '')) ||
  isOneOf(UNITS, words.at(-1)) ||
  isOneOf(UNITS, words[0]);

/**
 * Whether two names are of one company: alike but for legal form, article, place and division. Where both end in a place, what is left
 * must be more than many employers are called: two hospitals of two cities are two.
 */
export function areOneCompany(one: CompanyName, other: CompanyName): boolean {
  for (const [form, a] of one) {
    const b = other.get(form);
    if (b === undefined) continue;
    if (a.whole && b.whole) return true;
    if (a.whole || b.whole ? a.own || a.several : a.own) return true;
  }
  return false;
}
