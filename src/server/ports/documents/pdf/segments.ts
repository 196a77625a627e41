import type { WordSpan } from '#contract/career/facts.ts';
import { columnStarts, type ColumnStart } from './columns/edges.ts';
import type { Glyph } from './drawing.ts';

/** A stretch of text on one baseline without a wide gap. */
export interface Segment {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  boldShare: number;
  /** Where each of its words stands. */
  words: readonly WordSpan[];
  /** An item's mark is drawn before it. */
  marked?: true;
  /** It begins a column that what stands before it in its row nearly touches. */
  apart?: true;
}

/** Gaps in parts of the font size: from here on a space, a new segment. */
const SPACE_GAP = 0.16;
const SEGMENT_GAP = 1.1;
/** Letters that stand so far apart from each other, all of them, are set apart on purpose; kerning closes some of the gaps. */
const SPELLED_GAP = 0.08;
const SPELLED_SHARE = 0.7;
/** Twice the usual gap between words, and half the font size at least, sets things apart that stand in one line. */
const APART_TIMES = 1.8;
const APART_LEAST = 0.5;

const nearTo = (one: number, other: number, size: number) => Math.abs(one - other) <= size * 0.35;

/** The usual gap between two words on a page, in parts of the font size. */
function usualGap(rows: readonly (readonly Glyph[])[]): number {
  const gaps: number[] = [];
  for (const row of rows) {
    const sorted = row.filter(({ text }) => text.trim() !== '').toSorted((one, other) => one.x - other.x);
    for (const [index, glyph] of sorted.slice(1).entries()) {
      const before = sorted[index];
      const gap = before ? (glyph.x - before.x - before.width) / glyph.size : 0;
      if (gap > SPACE_GAP && gap < SEGMENT_GAP) gaps.push(gap);
    }
  }
  return gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? SPACE_GAP;
}

/** The words of letters set one by one with wide gaps, as in some headings; null when they are set as usual. */
function spelledOut(glyphs: readonly Glyph[]): string | null {
  const gaps = glyphs.slice(1).map((glyph, index) => {
    const before = glyphs[index];
    return before ? (glyph.x - before.x - before.width) / glyph.size : 0;
  });
  const letters = glyphs.filter(({ text }) => /^\p{L}$/u.test(text)).length;
  if (letters < 4 || gaps.filter((gap) => gap > SPELLED_GAP).length < gaps.length * SPELLED_SHARE)
    return null;
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 3)] ?? 0;
  return glyphs
    .map(({ text }, index) => (index > 0 && (gaps[index - 1] ?? 0) > usual * 1.5 + 0.05 ? ` ${text}` : text))
    .join('');
}

/** Where the words of a text stand, by the glyphs each begins with; null when the text was put together otherwise. */
function wordsOf(text: string, { glyphs, starts }: { glyphs: Glyph[]; starts: number[] }): WordSpan[] | null {
  const words = starts.map((start, index): WordSpan => {
    const own = glyphs.slice(start, starts[index + 1]);
    return [Math.min(...own.map(({ x }) => x)), Math.max(...own.map(({ x, width }) => x + width))];
  });
  return words.length === text.split(/\s+/).length ? words : null;
}

/** What a page tells about the gaps of one of its rows: the usual one between two words, in parts of the font size. */
interface Setting {
  usual: number;
  beginsColumn: ColumnStart;
}

/** Characters of one baseline, left to right, cut where the gap is wide; things set apart keep two spaces. */
function cut(row: Glyph[], { usual, beginsColumn }: Setting): Segment[] {
  const apart = Math.max(APART_LEAST, usual * APART_TIMES);
  const segments: Segment[] = [];
  let open: { glyphs: Glyph[]; starts: number[]; text: string; right: number } | null = null;
  let isApart = false;
  const close = () => {
    const [first] = open?.glyphs ?? [];
    if (!open || !first || open.text.trim() === '') return;
    const sized = open.glyphs.filter((glyph) => glyph.text.trim() !== '');
    const size = Math.max(...sized.map((glyph) => glyph.size));
    const boldShare = sized.filter((glyph) => glyph.bold).length / sized.length;
    const left = Math.min(...sized.map((glyph) => glyph.x));
    const text = spelledOut(sized) ?? open.text.trim();
    const words = wordsOf(text, open) ?? [[left, open.right]];
    const segment = { text, left, right: open.right, y: first.y, size, boldShare, words };
    segments.push(isApart ? { ...segment, apart: true } : segment);
  };
  for (const glyph of row.toSorted((one, other) => one.x - other.x)) {
    const blank = glyph.text.trim() === '';
    const gap: number = open ? glyph.x - open.right : 0;
    if (open && blank) {
      if (gap < SEGMENT_GAP * glyph.size && !open.text.endsWith(' ')) open.text += ' ';
      continue;
    }
    if (open && gap > SEGMENT_GAP * glyph.size) {
      close();
      open = null;
      isApart = false;
    }
    if (blank) continue;
    // A mark or a number before an item is drawn apart from it, too.
    const says = open !== null && gap > SPACE_GAP * glyph.size && /\p{L}{2}/u.test(open.text);
    if (says && beginsColumn(glyph, open?.glyphs.at(-1))) {
      close();
      open = null;
      isApart = true;
    }
    if (!open) open = { glyphs: [], starts: [], text: '', right: glyph.x };
    else if (isOverprint(open.glyphs.at(-1), glyph)) continue;
    else if (gap > apart * glyph.size && /[\p{L}\d]/u.test(open.text)) open.text = `${open.text.trimEnd()}  `;
    else if (gap > SPACE_GAP * glyph.size && !open.text.endsWith(' ')) open.text += ' ';
    if (endsBoldStart(open, glyph)) open.text = `${open.text.trimEnd()}  `;
    if (open.text === '' || open.text.endsWith(' ')) open.starts.push(open.glyphs.length);
    open.text += glyph.text;
    open.glyphs.push(glyph);
    open.right = Math.max(open.right, glyph.x + glyph.width);
  }
  close();
  return segments;
}

/** "**Crane Operator** Harbour Works": the print parts what a segment begins with from the rest. */
const endsBoldStart = ({ glyphs, text }: { glyphs: Glyph[]; text: string }, glyph: Glyph) =>
  !glyph.bold && /[\p{L}\d)] $/u.test(text) && glyphs.length > 2 && glyphs.every(({ bold }) => bold);

/** Some programs draw a letter twice, a hair apart, to make it look bold. */
const isOverprint = (before: Glyph | undefined, glyph: Glyph) =>
  before?.text === glyph.text && Math.abs(before.x - glyph.x) < glyph.size * 0.08;

/** Rows from top to bottom: glyphs whose baselines agree within a third of their size. */
export function rowsOf(glyphs: readonly Glyph[]): Segment[][] {
  const rows: { y: number; size: number; glyphs: Glyph[] }[] = [];
  for (const glyph of glyphs.toSorted((one, other) => one.y - other.y)) {
    const last = rows.at(-1);
    if (last && nearTo(last.y, glyph.y, Math.max(last.size, glyph.size))) {
      last.glyphs.push(glyph);
      last.size = Math.max(last.size, glyph.size);
    } else rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
  }
  const drawn = rows.map((row) => row.glyphs);
  const setting = { usual: usualGap(drawn), beginsColumn: columnStarts(drawn, glyphs, SEGMENT_GAP) };
  return drawn.map((row) => cut(row, setting)).filter((row) => row.length > 0);
}
