import type { FoundText } from './find-texts.ts';

// Texts in what no module says: the pages that a host begins with, and the manifest of an installed app.

const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text);
const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** As many characters, so that what follows stays where it is. */
const blank = (text: string): string => text.replaceAll(/[^\n]/gu, ' ');

const UNREAD = /<(style|script)\b[^>]*>.*?<\/\1>|<!--.*?-->|<!doctype[^>]*>/gisu;
/** Content of `meta` that search engines and other programs show to people. */
const TOLD_META = /<meta\b[^>]*\b(?:description|title|site_name)"[^>]*?\bcontent="([^"]*)"/gisu;
const TOLD_ATTRIBUTE = /\s(?:alt|title|placeholder|aria-label)="([^"]*)"/gisu;
const BETWEEN_TAGS = />([^<]+)</gu;

/** The texts of a page that a person reads: its title, its body, descriptions. */
export function findInHtml(source: string): FoundText[] {
  const read = source.replaceAll(UNREAD, blank);
  return [TOLD_META, TOLD_ATTRIBUTE, BETWEEN_TAGS]
    .flatMap((pattern) => [...read.matchAll(pattern)])
    .map((match) => {
      const text = match[1] ?? '';
      return { at: match.index + match[0].indexOf(text), text: text.trim() };
    })
    .filter(({ text }) => hasWord(text))
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, text }) => ({ line: lineOf(read, at), text }));
}

const TOLD_FIELD = /"(?:name|short_name|description|label)":\s*("(?:[^"\\]|\\.)*")/gu;

/** The texts of a web app's manifest that a person reads: its names and its description, and those of its parts. */
export const findInManifest = (source: string): FoundText[] =>
  [...source.matchAll(TOLD_FIELD)]
    .map((match) => ({ line: lineOf(source, match.index), text: String(JSON.parse(match[1] ?? '""')) }))
    .filter(({ text }) => hasWord(text));
