import type { Posting } from '#contract/career/posting.ts';
import type { BoardRow } from '#engines/postings/families/board.ts';

/** Where one applies on boards whose forms we do not read: where the posting says, by the person's own hand. */
export const ownPage = (_board: BoardRow, posting: Posting): string => posting.apply_url;
