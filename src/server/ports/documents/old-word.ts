import WordExtractor from 'word-extractor';
import type { ReadOutcome } from '#server/ports/documents.ts';
import { outcomeOf } from './text-lines.ts';

/** When less of a text than this is letters, digits, signs and blanks, it is what a password leaves of it. */
const READABLE_SHARE = 0.85;

const isReadable = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}\p{P}\p{S}\s]/gu)?.length ?? 0) >= text.length * READABLE_SHARE;

/** Reads a Word document of the years before 2007: page heads, text, text boxes; it tells no layout. */
export async function readOldWord(bytes: Uint8Array): Promise<ReadOutcome> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true }),
  ];
  const text = parts.filter((part) => part.trim() !== '').join('\n');
  return isReadable(text) ? outcomeOf(text) : { kind: 'refused', reason: 'encrypted' };
}
