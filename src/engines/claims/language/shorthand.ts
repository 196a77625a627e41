import { SHORTHAND } from './shorthand.data.ts';

/** A text on one line, with where its parts stood in the text as given. */
export interface Tidied {
  text: string;
  /** The place in the given text where the character at a place begins. */
  startOf(index: number): number;
  /** The place in the given text where the character before a place ends. */
  endOf(index: number): number;
}

/** A part of a text and what is put in its place. */
export interface Replacement {
  start: number;
  end: number;
  by: string;
}

/** A text with parts of it replaced, the first first; places in it lead to the part that stood there. */
export function replaced(read: Tidied, parts: readonly Replacement[]): Tidied {
  if (parts.length === 0) return read;
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const keep = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      starts.push(read.startOf(at));
      ends.push(read.endOf(at + 1));
    }
    text += read.text.slice(from, to);
  };
  let from = 0;
  for (const { start, end, by } of parts) {
    if (start < from) continue;
    keep(from, start);
    for (let at = 0; at < by.length; at += 1) {
      starts.push(read.startOf(start));
      ends.push(read.endOf(end));
    }
    text += by;
    from = end;
  }
  keep(from, read.text.length);
  const whole = read.endOf(read.text.length);
  return {
    text,
    startOf: (index) => starts[index] ?? whole,
    endOf: (index) => (index === 0 ? 0 : (ends[index - 1] ?? whole)),
  };
}

/** A text with what people shorten in haste in full: "38 hrs/wk", "Jan–Jun 23", "3x/an", "2022–24". */
export const inFull = (read: Tidied): Tidied =>
  SHORTHAND.reduce((text, [short, full]) => {
    const parts = Array.from(text.text.matchAll(short), (found) => ({
      start: found.index,
      end: found.index + found[0].length,
      by: full(found[0], ...found.slice(1).map((group) => group ?? '')),
    }));
    return replaced(
      text,
      parts.filter(({ start, end, by }) => text.text.slice(start, end) !== by),
    );
  }, read);
