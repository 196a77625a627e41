import { BOARD_LIST } from '#engines/postings/index.ts';
import type { ListedBoard } from '#engines/postings/index.ts';

/** How many boards the specification's claim needs. */
const CLAIMED = 50;

/** What may be claimed of the job boards, as messages select it: "50+ job boards", or job boards without a number. */
export type BoardClaim = 'fifty' | 'uncounted';

/** The boards the product reads on live sources: those that are on and need no key of an operator. */
export function liveBoards(): readonly ListedBoard[] {
  return BOARD_LIST.filter(({ off, keys }) => off === null && keys.length === 0);
}

/** A number is claimed once that many boards are read, and not before: the page of boards proves whichever stands. */
export function boardClaim(count: number = liveBoards().length): BoardClaim {
  return count >= CLAIMED ? 'fifty' : 'uncounted';
}
