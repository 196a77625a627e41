import written from '#assets/boards/rows.json' with { type: 'json' };
import type { BoardRow } from '#engines/postings/families/board.ts';
import { practiceRows } from './practice.ts';
import { rowOf } from './row.ts';
import type { BoardData } from './row.ts';

let boards: readonly BoardData[] | null = null;
let rows: readonly BoardRow[] | null = null;

function liveBoards(): readonly BoardData[] {
  // Read when first asked for, so that who only wants a name of this engine does not carry them; `npm run boards` checked each.
  boards ??= written.map((board) => JSON.parse(board) as BoardData);
  return boards;
}

function liveRows(): readonly BoardRow[] {
  rows ??= liveBoards().map(rowOf);
  return rows;
}

/** The boards the product knows; with the practice world's origin its boards come first. */
export function boardRows(practiceOrigin: string | null): BoardRow[] {
  return practiceOrigin === null
    ? [...liveRows()]
    : [...practiceRows(liveBoards(), practiceOrigin.replace(/\/+$/, '')), ...liveRows()];
}
