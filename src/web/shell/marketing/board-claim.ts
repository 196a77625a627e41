import { boardRows } from '#engines/postings/index.ts';
import type { BoardRow } from '#engines/postings/index.ts';

/** How many boards the specification's claim needs. */
const CLAIMED = 50;

/** The boards the product reads on live sources: those it may read, without the practice employers. */
export function liveBoards(): readonly BoardRow[] {
  return boardRows(null).filter(({ policy, practice }) => policy !== 'red' && !practice);
}

/** "50+ job boards" once that many are read, and no number before: the page of boards proves whichever stands. */
export function boardClaim(count: number = liveBoards().length): string {
  return count >= CLAIMED ? '50+ job boards' : 'job boards';
}
