import type { PageBox, SourceLine } from '#contract/career/facts.ts';
import type { Found } from './lines.ts';
import { findDates } from './vocabulary/index.ts';

/** The smallest rectangle around all of some rectangles; null for none. */
function around(boxes: readonly PageBox[]): PageBox | null {
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

/** The part of a line that holds a value; the whole line where the places of its words are not known. */
function partOf({ text, box, words = [] }: SourceLine, value: string): PageBox | null {
  if (box === undefined) return null;
  const written = Array.from(text.matchAll(/\S+/g), ({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
  const span = written.length === words.length ? spanIn(text, value) : null;
  if (span === null) return box;
  const held = words.filter((_, index) => {
    const word = written[index];
    return word !== undefined && word.from < span.to && word.to > span.from;
  });
  const left = Math.min(...held.map(([start]) => start));
  const right = Math.max(...held.map(([, end]) => end));
  return held.length === 0 || right <= left ? box : { ...box, x: left, width: right - left };
}

/** Where a value stands on the page of its first line; null where the document has no layout. */
export function boxOf({ lines, value }: Found): PageBox | null {
  const [first, ...more] = lines;
  if (first === undefined) return null;
  if (more.length === 0) return partOf(first, value);
  return around(lines.flatMap(({ page, box }) => (page === first.page && box !== undefined ? [box] : [])));
}
