import type { BoardRow, FamilyName } from '#engines/postings/families/board.ts';

/** A row as it is written down: what most boards share may be left out. */
export type BoardData = Pick<BoardRow, 'id' | 'name' | 'policy' | 'known'> &
  Partial<Omit<BoardRow, 'origin' | 'family'>> & {
    family?: FamilyName;
    /** Where its pages for people start. */
    pages: string;
    /** Where its answers start, for the families that build their own addresses; else the reading's address says it. */
    api?: string;
  };

const originOf = (address: string): string => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? address;

/** A row with everything a family may ask for. */
export function rowOf(data: BoardData): BoardRow {
  const { pages, api, ...given } = data;
  const reading = data.reading ?? null;
  const url = reading?.url ?? api ?? pages;
  return {
    family: 'json-list',
    kind: 'ats',
    region: 'global',
    hosts: [originOf(url).replace(/^https?:\/\//, '')],
    hostEndings: [],
    tenant: [],
    everyone: null,
    links: [],
    off: null,
    keys: [],
    token: null,
    recovery: 'opaque',
    mode: 'assist',
    applyBy: data.kind === undefined || data.kind === 'ats' ? 'assist' : 'external',
    practice: false,
    pauseMs: 1000,
    everyMinutes: 60,
    pageCap: 20,
    robots: null,
    credit: null,
    statuses: { good: [], empty: [], gone: [404, 410] },
    shows: 'everything',
    zero: 'none',
    sister: null,
    ...given,
    origin: { api: api ?? originOf(url), pages },
    reading,
  };
}
