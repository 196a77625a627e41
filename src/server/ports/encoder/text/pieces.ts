import type { Asset } from '#server/ports/encoder/asset.ts';
import { LONGEST_TEXT } from '#server/ports/encoder/encoder.ts';
import { normalized, readTable } from './normalize.ts';

/** Rows of what stands for a character that the encoder does not know, and for a text's begin and end; no text is taken for them. */
const UNKNOWN = 0;
export const BEGIN = 1;
export const END = 2;
const CONTROL = 3;

/** The rows of the pieces of a text, without begin and end. */
export type Splitter = (text: string) => number[];

/** How a text up to some character is best split: the sum of scores, and its last piece with the number of its characters. */
interface Best {
  score: number;
  row: number;
  length: number;
}

/**
 * Splits texts as the unigram model of SentencePiece does (Kudo 2018, arXiv 1804.10959): of all splits into known pieces the one
 * with the highest sum of scores, found by Viterbi; at most `LONGEST_TEXT.pieces` of it.
 */
export function splitterOf(asset: Asset): Splitter {
  const scores = asset.floats('score');
  const table = readTable(asset);
  const rows = new Map(asset.pieces.map((piece, row) => [piece, row]).slice(CONTROL) as [string, number][]);

  /** The best last piece of the first `end` characters. */
  const bestAt = (characters: readonly string[], end: number, before: readonly Best[]): Best => {
    const best: Best = { score: Number.NEGATIVE_INFINITY, row: UNKNOWN, length: 1 };
    let piece = '';
    for (let length = 1; length <= Math.min(asset.longest, end); length += 1) {
      piece = (characters[end - length] ?? '') + piece;
      const row = rows.get(piece) ?? (length === 1 ? UNKNOWN : null);
      if (row === null) continue;
      const own = row === UNKNOWN ? asset.unknown : (scores[row] ?? 0);
      const score = (before[end - length]?.score ?? 0) + own;
      if (score > best.score) Object.assign(best, { score, row, length });
    }
    return best;
  };

  return (text) => {
    const characters = Array.from(normalized(text, table));
    const best: Best[] = [{ score: 0, row: UNKNOWN, length: 0 }];
    for (let end = 1; end <= characters.length; end += 1) best.push(bestAt(characters, end, best));
    const found: number[] = [];
    for (let end = characters.length; end > 0; end -= best[end]?.length ?? 1)
      found.push(best[end]?.row ?? UNKNOWN);
    return found.toReversed().slice(0, LONGEST_TEXT.pieces);
  };
}
