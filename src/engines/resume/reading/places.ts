import type { PageBox, SourceLine, WordSpan } from '#contract/career/facts.ts';
import type { Found } from './lines.ts';
import { findDates } from './vocabulary/index.ts';

/** The smallest rectangle around all of some rectangles; null for none. */
function aroundAll(boxes: readonly PageBox[]): PageBox | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const isDateLike = (value: string): boolean => /^\d{4}(?:-\d{2})?$/.test(value);

/** Where a value begins in a text, rather as words of its own than within others; -1 for nowhere. */
function placeIn(text: string, value: string): number {
  const first = text.indexOf(value);
  for (let at = first; at !== -1; at = text.indexOf(value, at + 1)) {
    const beside = text.charAt(at - 1) + text.charAt(at + value.length);
    if (!/[\p{L}\d]/u.test(beside)) return at;
  }
  return first;
}

/** Where in a line's text a value is written, dates in their own words; null where it is put together from several places. */
function spanIn(text: string, value: string): { from: number; to: number } | null {
  const at = placeIn(text.replace(/\s/g, ' '), value);
  if (at !== -1) return { from: at, to: at + value.length };
  const date = isDateLike(value)
    ? findDates(text).find(({ start, end }) => start === value || end === value)
    : null;
  return date ?? null;
}

interface Word {
  word: string;
  from: number;
  to: number;
  at: WordSpan;
}

/** The words of a line with their places; none where they do not fit its text. */
function wordsOf({ text, words = [] }: SourceLine): Word[] {
  const written = Array.from(text.matchAll(/\S+/g), ({ index, 0: word }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
  if (written.length !== words.length) return [];
  return written.flatMap((word, index) => {
    const at = words[index];
    return at === undefined ? [] : [{ ...word, at }];
  });
}

/** The part of a line that holds these words of it; the whole line where they have no width. */
function around(held: readonly Word[], box: PageBox): PageBox {
  const left = Math.min(...held.map(({ at: [start] }) => start));
  const right = Math.max(...held.map(({ at: [, end] }) => end));
  return held.length === 0 || right <= left ? box : { ...box, x: left, width: right - left };
}

/** The part of a line that holds a value; the whole line where the places of its words are not known. */
function partOf(line: SourceLine, value: string): PageBox | null {
  const { text, box } = line;
  if (box === undefined) return null;
  const words = wordsOf(line);
  const span = words.length === 0 ? null : spanIn(text, value);
  if (span === null) return box;
  return around(
    words.filter(({ from, to }) => from < span.to && to > span.from),
    box,
  );
}

/** A word without what stands around it. */
const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

/** How many words, from one of a line on, are the next ones of a value. A word divided at the line's end counts as its beginning. */
function runFrom(words: readonly Word[], start: number, wanted: readonly string[]): number {
  let length = 0;
  for (const { word } of words.slice(start)) {
    const next = wanted[length];
    if (next === undefined) break;
    const isDivided =
      start + length === words.length - 1 && word.endsWith('-') && next.startsWith(bare(word));
    if (bare(word) !== next && !isDivided) break;
    length += 1;
  }
  return length;
}

/**
 * The words of a value on each of its lines, in order: on the first line from where it begins, on the next from their
 * start. A line on which its words are not found as written (a value put together otherwise) has its whole box.
 */
function partsOf(lines: readonly SourceLine[], value: string): PageBox[] {
  let wanted = value.split(/\s+/).map(bare).filter(Boolean);
  return lines.flatMap((line): PageBox[] => {
    if (line.box === undefined) return [];
    const words = wordsOf(line).filter(({ word }) => bare(word) !== '');
    const [longest] = words
      .map((_, start) => ({ start, length: runFrom(words, start, wanted) }))
      .toSorted((a, b) => b.length - a.length);
    if (longest === undefined || longest.length === 0) return [line.box];
    const held = words.slice(longest.start, longest.start + longest.length);
    const last = bare(held.at(-1)?.word ?? '');
    const rest = wanted.slice(longest.length);
    const divided = wanted[longest.length - 1] ?? '';
    // What is left of a divided word begins the next line.
    wanted = divided === last ? rest : [bare(divided.slice(last.length)), ...rest].filter(Boolean);
    return [around(held, line.box)];
  });
}

/** Where a value stands on the page of its first line: around all of it, and on each line where it has several. */
export function boxesOf({ lines, value }: Found): { box: PageBox | null; parts: PageBox[] } {
  const [first, ...more] = lines;
  if (first === undefined) return { box: null, parts: [] };
  if (more.length === 0) return { box: partOf(first, value), parts: [] };
  const parts = partsOf(
    lines.filter(({ page }) => page === first.page),
    value,
  );
  return { box: aroundAll(parts), parts };
}
