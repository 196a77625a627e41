import { LEGAL_FORMS } from '#engines/postings/index.ts';
import { commonNameWords } from '#engines/replies/index.ts';
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

const legal = new Set(LEGAL_FORMS);
const phrases = LEGAL_PHRASES.map((phrase) => normalised(phrase));

const isCommon = (word: string): boolean =>
  commonNameWords.has(word) || SHARED.has(word) || BEFORE_PLACES.has(word) || /^\d+$/.test(word);

/** Whether a word stands in the names of many employers. */
export const isCommonly = ({ raw, word }: Token): boolean => isCommon(word) || isCommon(fold(raw));

/** The names a text gives a company: its own, what stands in brackets or behind a dash, and what it is a part of. */
export function namesIn(text: string): string[] {
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
export function coreOf(name: string, isShouted: boolean): Token[] {
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
export function withoutEnding(words: Token[]): Token[] {
  const last = words.at(-1);
  if (words.length < 2 || last === undefined) return words;
  const rest = words.slice(0, -1);
  const folded = fold(last.raw);
  if (LEGAL_ENDINGS.has(folded) || (GROUPS.has(folded) && isTelling(rest))) return withoutEnding(rest);
  return words;
}

const isTelling = (words: readonly Token[]): boolean =>
  words.length > 1 || words.some((token) => !isCommonly(token));
