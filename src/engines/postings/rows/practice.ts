import type { BoardRow } from '#engines/postings/families/board.ts';
import type { Reading } from '#engines/postings/mapping/reading.ts';
import { rowOf } from './row.ts';
import type { BoardData } from './row.ts';

/** What the practice world's boards have of their own; `page` is how the addresses of postings end below `/DIALECT/`. */
type Board = Pick<BoardRow, 'recovery' | 'mode' | 'applyBy'> & { page: string };

const company = '(?<company>[^/?#]+)';
const form = { mode: 'form', applyBy: 'form' } as const;
const assist = { recovery: 'opaque', mode: 'assist', applyBy: 'assist' } as const;

const BOARDS: Readonly<Record<string, Board>> = {
  greenhouse: { ...form, recovery: 'opaque', page: `${company}/jobs/(?<id>[^/?#]+)$` },
  lever: { ...form, recovery: 'lookup', page: `${company}/(?<id>[^/?#]+?)(?:/apply)?$` },
  ashby: { ...form, recovery: 'keyed', page: `${company}/(?<id>[^/?#]+?)(?:/application)?$` },
  workable: { ...form, recovery: 'opaque', page: `(?:${company}/)?j/(?<id>[0-9A-F]{10})` },
  smartrecruiters: { ...assist, page: `${company}/(?<id>\\d+)` },
  recruitee: { ...form, recovery: 'opaque', page: `${company}/o/(?<id>[^/?#]+)` },
  personio: { ...assist, page: `${company}/job/(?<id>\\d+)` },
  teamtailor: { ...assist, page: `${company}/jobs/(?<id>\\d+)` },
};

/**
 * The reading of a live row, pointed at the practice world: where the board has hosts of its own, `/DIALECT` stands there, and where
 * every employer has one, `/DIALECT/EMPLOYER`.
 */
function readingAt(pages: string, reading: Reading | null | undefined): Reading | null {
  if (reading === null || reading === undefined) return null;
  const moved = JSON.stringify(reading).replace(/https:\/\/(\{company\}\.)?[a-z0-9.-]+/g, (_, own) =>
    own === undefined ? pages : `${pages}/{company}`,
  );
  // The same value with other addresses in its texts.
  return JSON.parse(moved) as Reading;
}

/** The boards of the practice world at an origin: the live boards of their systems, at home there. */
export function practiceRows(boards: readonly BoardData[], origin: string): BoardRow[] {
  const systems = new Map(boards.map((board) => [board.id, board]));
  return Object.entries(BOARDS).flatMap(([dialect, { page, ...board }]) => {
    const live = systems.get(dialect);
    if (live === undefined) return [];
    const pages = `${origin}/${dialect}`;
    const escaped = pages.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return [
      rowOf({
        ...live,
        id: `practice-${dialect}`,
        name: `${live.name} (practice)`,
        known: 'documented',
        policy: 'green',
        api: pages,
        pages,
        hosts: [origin.replace(/^https?:\/\//, '')],
        links: [`^${escaped}/${page}`],
        reading: readingAt(pages, live.reading),
        ...board,
        sister: null,
        robots: null,
        practice: true,
        pauseMs: 0,
      }),
    ];
  });
}
