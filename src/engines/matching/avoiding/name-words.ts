import { nameWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { normalised, tokensOf, type Token } from '#engines/matching/reading/tokens.ts';
import {
  BEFORE_PLACES,
  GROUPS,
  LEGAL_ENDINGS,
  LEGAL_PHRASES,
  OTHERWISE_NAMED,
  SHARED,
} from './names.data.ts';

/** A word of a name, with what stands between it and the one before. */
export interface NameWord extends Token {
  /** By a sign, or by a legal form. */
  apart: boolean;
  comma: boolean;
  /** By "and". */
  joined: boolean;
  /** A sign that says a number follows: "#12", "n° 12". */
  numbered: boolean;
}

const legal = nameWords('legal form');
const [ordinary, families, common] = [
  nameWords('ordinary word'),
  nameWords('family name'),
  nameWords('common in names'),
];
const phrases = LEGAL_PHRASES.map((phrase) => normalised(phrase));

const isCommon = (word: string): boolean =>
  common.has(word) || SHARED.has(word) || BEFORE_PLACES.has(word) || /^\d+$/.test(word);

/** Whether a word stands in the names of many employers. */
export const isCommonly = ({ raw, word }: Token): boolean => isCommon(word) || isCommon(fold(raw));

/** Whether a word is of the language, or a name that many bear: other firms of its name are to be expected. */
export const isOrdinary = ({ raw, word }: Token): boolean =>
  [word, fold(raw)].some((one) => ordinary.has(one) || families.has(one));

/** The names a text gives a company: its own, what stands in brackets or behind a dash, and what it is a part of. */
export function namesIn(text: string): string[] {
  const plain = text
    .slice(0, 300)
    .replace(/['’]s\b/giu, 's')
    .replace(/\b(?:\p{L}\.){2,}(?:\p{L}\b)?/gu, (short) => short.replaceAll('.', ''))
    .replace(/\b([A-Za-z])\/([A-Za-z])\b(?=\s*$)/g, '$1$2')
    .replace(/(?<=[\p{L}\d]{2})\.(?:com|ca|org|net|io|fr|ai)\b/giu, '')
    .replace(/(?<=\d)-(?=\d)/g, '')
    .replaceAll(/\s+/g, ' ');
  const outer = plain.replace(/\([^)]*\)/g, ' ');
  const inner = Array.from(plain.matchAll(/\(([^)]*)\)/g), ([, inside = '']) =>
    inside.replace(
      /^(?:an?|une?)\s(.*?)(?:\s(?:brand|banner|business|company|division|subsidiary))?$/i,
      '$1',
    ),
  );
  return [outer, ...inner].flatMap((name) =>
    name
      .split(OTHERWISE_NAMED)
      .flatMap((one) => one.split(/\s[-–—|/:]+\s|\s?[–—|]\s?|:\s|\s@\s?|;|(?<=\p{L}{3})\/(?=\p{L}{3})/u)),
  );
}

/** The words of a text, each with what parts it from the one before. */
function wordsIn(name: string): NameWord[] {
  let end = 0;
  let comma = false;
  let joined = false;
  let apart = false;
  const words: NameWord[] = [];
  for (const token of tokensOf(name)) {
    const between = name.slice(end, token.at);
    end = token.end;
    comma ||= between.includes(',');
    joined ||= /[&+]/.test(between);
    apart ||= between.trim() !== '' && !/^[\s'’.&+-]*$/.test(between);
    if (token.word === 'and' || token.word === 'et') joined = true;
    else if (words.length > 0 && legal.has(fold(token.raw))) apart = true;
    else {
      words.push({ ...token, apart, comma, joined, numbered: /[#№°º]/.test(between) });
      comma = joined = apart = false;
    }
  }
  return words;
}

/** The words of a name without its legal form, the article before it and "and". */
export function coreOf(name: string, isShouted: boolean): NameWord[] {
  let words = wordsIn(name);
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

function withoutPhrase(words: NameWord[], phrase: string): NameWord[] {
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
export function withoutEnding(words: NameWord[]): NameWord[] {
  const last = words.at(-1);
  if (words.length < 2 || last === undefined) return words;
  const rest = words.slice(0, -1);
  const folded = fold(last.raw);
  if (LEGAL_ENDINGS.has(folded) || (GROUPS.has(folded) && isTelling(rest))) return withoutEnding(rest);
  return words;
}

const isTelling = (words: readonly Token[]): boolean =>
  words.length > 1 || words.some((token) => !isCommonly(token));
