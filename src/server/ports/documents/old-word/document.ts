import type { SourceLine } from '#contract/career/facts.ts';
import type { ReadOutcome } from '#server/ports/documents.ts';
import { MOST_CHARACTERS, tidy } from '#server/ports/documents/limits.ts';
import { sheetsWithoutLayout } from '#server/ports/documents/text-lines.ts';
import { readStreams } from './container.ts';
import { pageStories, storiesOf } from './header.ts';
import { OldWordReader } from './paragraphs.ts';

/** When less of a text than this is letters, digits, signs and blanks, it is what a password leaves of it. */
const READABLE_SHARE = 0.85;

const isReadable = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}\p{P}\p{S}\s]/gu)?.length ?? 0) >= text.length * READABLE_SHARE;

/**
 * Reads a Word document of the years before 2007: page heads, the text, its boxes and page feet, with what the layout
 * tells: rows of tables, items, headings, bold and large print. Throws when the file is damaged.
 */
export async function readOldWord(bytes: Uint8Array): Promise<ReadOutcome> {
  const streams = await readStreams(Buffer.from(bytes));
  if (streams.encrypted) return { kind: 'refused', reason: 'encrypted' };
  const reader = new OldWordReader(streams);
  const { body, headers, boxes } = storiesOf(streams);
  const { over, under } = pageStories(streams, headers);
  const lines: SourceLine[] = [];
  const seen = new Set<string>();
  let left = MOST_CHARACTERS;
  for (const story of [...over, body, boxes, ...under]) {
    for (const { text, size, bold } of reader.read(story)) {
      const line = tidy(text);
      const repeats = story !== body && story !== boxes && seen.has(line);
      if (line.trim() === '' || repeats || left < 0) continue;
      seen.add(line);
      left -= line.length;
      lines.push({ page: 1, line: lines.length + 1, text: line, size, bold, x: 0 });
    }
  }
  if (lines.length === 0) return { kind: 'refused', reason: 'no_text' };
  if (!isReadable(lines.map(({ text }) => text).join('\n'))) return { kind: 'refused', reason: 'encrypted' };
  return { kind: 'text', lines, pages: 1, sheets: sheetsWithoutLayout(1) };
}
