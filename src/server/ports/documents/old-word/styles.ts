import { changesOf } from './properties.ts';
import type { Change } from './properties.ts';
import { printed } from './print.ts';
import type { Print } from './print.ts';

/** A paragraph's style: how its letters are printed, and whether it is one of Word's own for headings. */
export interface OldStyle extends Print {
  heading: boolean;
}

interface Written {
  name: string;
  base: number;
  changes: Change[];
}

const PARAGRAPH = 1;
const NO_BASE = 0xfff;
const DEEPEST = 10;
const HEADING = /^(?:heading|title|titre|überschrift)/i;
/** What holds where no style says anything: letters of ten points. */
export const PLAIN: OldStyle = { bold: false, size: 10, hidden: false, item: false, heading: false };

/** One style as the sheet has it ([MS-DOC] 2.9.260 STD); null for styles of letters, tables and lists. */
function writtenAt(style: Buffer, fixed: number): Written | null {
  if (style.length < fixed + 2) return null;
  const kind = style.readUInt16LE(2);
  const letters = style.readUInt16LE(fixed);
  let at = fixed + 2 + letters * 2 + 2;
  const name = style.subarray(fixed + 2, fixed + 2 + letters * 2).toString('utf16le');
  if ((kind & 0xf) !== PARAGRAPH) return null;
  const changes: Change[] = [];
  // What it changes of a paragraph, after two bytes of its own number; then what it changes of letters.
  for (const before of [2, 0]) {
    if (at + 2 > style.length) break;
    const length = style.readUInt16LE(at);
    changes.push(...changesOf(style.subarray(at + 2 + before, at + 2 + length)));
    at += 2 + length + (length % 2);
  }
  return { name, base: kind >> 4, changes };
}

function readStyles(sheet: Buffer): (Written | null)[] {
  if (sheet.length < 6) return [];
  const [header, count, fixed] = [sheet.readUInt16LE(0), sheet.readUInt16LE(2), sheet.readUInt16LE(4)];
  const styles: (Written | null)[] = [];
  let at = 2 + header;
  for (let index = 0; index < count && at + 2 <= sheet.length; index += 1) {
    const length = sheet.readUInt16LE(at);
    styles.push(length === 0 ? null : writtenAt(sheet.subarray(at + 2, at + 2 + length), fixed));
    at += 2 + length + (length % 2);
  }
  return styles;
}

/** The styles of a document by their number, each with what those it is based on say; chains are cut at ten, against loops. */
export function stylesOf(sheet: Buffer): (number: number) => OldStyle {
  const written = readStyles(sheet);
  const known = new Map<number, OldStyle>();
  const styleOf = (number: number, depth: number): OldStyle => {
    const found = known.get(number);
    const style = written[number];
    if (found !== undefined) return found;
    if (!style || depth > DEEPEST) return PLAIN;
    const base = style.base === NO_BASE ? PLAIN : styleOf(style.base, depth + 1);
    const own = { ...printed(base, style.changes), heading: base.heading || HEADING.test(style.name) };
    known.set(number, own);
    return own;
  };
  return (number) => styleOf(number, 0);
}
