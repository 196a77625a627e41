import type { Change } from './properties.ts';

/** How letters are printed and their paragraph is set; `size` in points, 0 when nothing says. */
export interface Print {
  bold: boolean;
  size: number;
  hidden: boolean;
  /** An item of a list, with a mark or a number that Word sets. */
  item: boolean;
}

/** Codes of [MS-DOC] 2.6.1 (characters) and 2.6.2 (paragraphs). */
const CODES = {
  deleted: 0x0800,
  bold: 0x0835,
  hidden: 0x083c,
  size: 0x4a43,
  list: 0x460b,
} as const;

/** A switch on over what the style says: 0 and 1 off and on, 0x80 as the style, 0x81 the opposite. */
const switched = (value: number, style: boolean): boolean =>
  value === 0x80 ? style : value === 0x81 ? !style : value === 1;

/** A print after changes. */
export function printed(print: Print, changes: readonly Change[]): Print {
  const changed = { ...print };
  for (const { code, values } of changes) {
    const [value = 0, high = 0] = values;
    if (code === CODES.bold) changed.bold = switched(value, print.bold);
    if (code === CODES.hidden) changed.hidden = switched(value, print.hidden);
    if (code === CODES.deleted && (value & 1) === 1) changed.hidden = true;
    if (code === CODES.size) changed.size = (value + high * 256) / 2;
    // Nought is no list, and 0xf801 what was one before it was taken out.
    if (code === CODES.list) changed.item = value + high * 256 !== 0 && high !== 0xf8;
  }
  return changed;
}
