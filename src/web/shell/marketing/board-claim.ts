import { BOARD_LIST } from '#engines/postings/index.ts';
import type { ListedBoard } from '#engines/postings/index.ts';

/** How many boards the specification's claim needs. */
const CLAIMED = 50;

/** The boards the product reads on live sources: those that are on and need no key of an operator. */
export function liveBoards(): readonly ListedBoard[] {
  return BOARD_LIST.filter(({ off, keys }) => off === null && keys.length === 0);
}

/** "50+ job boards" once that many are read, and no number before: the page of boards proves whichever stands. */
export function boardClaim(count: number = liveBoards().length): string {
  return count >= CLAIMED ? '50+ job boards' : 'job boards';
}
