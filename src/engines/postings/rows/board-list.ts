import list from '#assets/boards/list.json' with { type: 'json' };
import type { BoardRow } from '#engines/postings/families/board.ts';

/** What a page says about a board; the rows themselves are too heavy to be sent to a browser. */
export interface ListedBoard {
  id: string;
  name: string;
  kind: BoardRow['kind'];
  region: string;
  policy: BoardRow['policy'];
  mode: BoardRow['mode'];
  /** Where its pages are, a host. */
  site: string;
  /** The settings it needs before it can be read. */
  keys: readonly string[];
  /** Why it ships switched off; null when it may be read. */
  off: BoardRow['off'];
  /** What must stand beside its postings; null where it asks for nothing. */
  credit: string | null;
}

/** A row as a page lists it. */
export const listedBoard = (row: BoardRow): ListedBoard => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  region: row.region,
  policy: row.policy,
  mode: row.mode,
  site: row.origin.pages.replace(/^https:\/\/(www\.)?/, ''),
  keys: row.keys.map(({ setting }) => setting),
  off: row.off,
  credit: row.credit?.text ?? null,
});

/** Every board of the catalogue as pages list it; `npm run boards` writes it from the rows. */
export const BOARD_LIST = list as readonly ListedBoard[];
