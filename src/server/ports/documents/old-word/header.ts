import type { WordStreams } from './container.ts';

/** Where the header of the main stream keeps the place and the length of each table ([MS-DOC] 2.5.6 FibRgFcLcb97). */
const TABLES = {
  styles: 0xa2,
  headers: 0xf2,
  characterRuns: 0xfa,
  paragraphRuns: 0x102,
  pieces: 0x1a2,
} as const;

/** A table by its name; empty where the document has none. */
export function tableOf({ main, table }: WordStreams, name: keyof typeof TABLES): Buffer {
  const at = TABLES[name];
  const from = main.readUInt32LE(at);
  return table.subarray(from, from + main.readUInt32LE(at + 4));
}

/** A stretch of the document's characters: the first, and the one after the last. */
export interface Story {
  from: number;
  to: number;
}

/** Where each part of the document begins and ends: they follow each other, and the header has their lengths ([MS-DOC] 2.5.4). */
export function storiesOf({ main }: WordStreams): { body: Story; headers: Story; boxes: Story } {
  const ends: number[] = [];
  // Text, footnotes, headers, comments, endnotes, text boxes; 0x58 is no longer used.
  for (const at of [0x4c, 0x50, 0x54, 0x5c, 0x60, 0x64])
    ends.push((ends.at(-1) ?? 0) + main.readUInt32LE(at));
  const story = (index: number): Story => ({ from: ends[index - 1] ?? 0, to: ends[index] ?? 0 });
  return { body: story(0), headers: story(2), boxes: story(5) };
}

const SEPARATORS = 6;
/** Ten sections have their own. */
const MOST_STORIES = 60;
/** Of six stories a section has, those over its pages and those under them ([MS-DOC] 2.3.3). */
const OVER = new Set([0, 1, 4]);

/** The headers and the footers of a document's pages, in their order. */
export function pageStories(streams: WordStreams, { from, to }: Story): { over: Story[]; under: Story[] } {
  const places = tableOf(streams, 'headers');
  const over: Story[] = [];
  const under: Story[] = [];
  for (let index = SEPARATORS; (index + 2) * 4 <= places.length && index < MOST_STORIES; index += 1) {
    const [start, end] = [places.readUInt32LE(index * 4), places.readUInt32LE(index * 4 + 4)];
    const story = { from: from + start, to: Math.min(from + end, to) };
    if (story.to > story.from) (OVER.has((index - SEPARATORS) % 6) ? over : under).push(story);
  }
  return { over, under };
}
