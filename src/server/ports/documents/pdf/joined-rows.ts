import type { PageBox, WordSpan } from '#contract/career/facts.ts';
import type { Segment } from './segments.ts';

/** A line of a page before it has a number. */
export interface PageLine {
  text: string;
  size: number;
  bold: boolean;
  x: number;
  box: PageBox;
  words: WordSpan[];
}

/** How far letters reach above and below their baseline, in parts of the font size. */
const ASCENT = 0.8;
const DESCENT = 0.25;

/** A gap of this many font sizes is kept as a tab. */
const TAB_GAP = 1.8;

/** To a tenth of a point, finer than anyone sees. */
const tenths = ([left, right]: WordSpan): WordSpan => [
  Math.round(left * 10) / 10,
  Math.round(right * 10) / 10,
];

function joined(row: readonly Segment[]): PageLine | null {
  const [first] = row;
  if (!first) return null;
  let text = '';
  let right = first.left;
  for (const segment of row) {
    if (text !== '') text += segment.left - right > TAB_GAP * segment.size ? '\t' : '  ';
    text += segment.text;
    right = segment.right;
  }
  const letters = row.reduce((sum, segment) => sum + segment.text.length, 0);
  const share = row.reduce((sum, segment) => sum + segment.text.length * segment.boldShare, 0) / letters;
  // An employer in bold stays so however long the days beside it are.
  const bold = share > 0.5 || first.boldShare > 0.5;
  const size = Math.max(...row.map((segment) => segment.size));
  const top = first.y - size * ASCENT;
  const box = { x: first.left, y: top, width: right - first.left, height: size * (ASCENT + DESCENT) };
  const words = row.flatMap((segment) => segment.words.map(tenths));
  return { text, size, bold, x: first.left, box, words };
}

/** A row in parts: an item beside something else is a line of its own. */
function parted(row: readonly Segment[]): Segment[][] {
  const parts: Segment[][] = [];
  for (const segment of row) {
    if (parts.length === 0 || segment.marked === true) parts.push([segment]);
    else parts.at(-1)?.push(segment);
  }
  return parts;
}

/** Rows as lines, a tab or two spaces where a gap parts two segments. */
export const plain = (rows: readonly Segment[][]) =>
  rows.flatMap((row) => parted(row).map(joined)).filter((line) => line !== null);
