import type { BoardRow } from '#engines/postings/families/board.ts';
import { rowOf } from './row.ts';

const host = (origin: string): string => origin.replace(/^https?:\/\//, '');

/** The three boards of the practice world at an origin, each with another way to clear up a lost reply. */
export function practiceRows(origin: string): BoardRow[] {
  const row = (
    family: 'greenhouse' | 'lever' | 'ashby',
    name: string,
    recovery: BoardRow['recovery'],
    page: string,
  ): BoardRow => {
    const pages = `${origin}/${family}`;
    const escaped = pages.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return rowOf({
      id: `practice-${family}`,
      family,
      name,
      policy: 'green',
      known: 'documented',
      api: pages,
      pages,
      hosts: [host(origin)],
      tenant: ['company'],
      links: [`^${escaped}/(?<company>[^/?#]+)/${page}`],
      recovery,
      mode: 'form',
      applyBy: 'form',
      practice: true,
      pauseMs: 0,
    });
  };
  return [
    row('greenhouse', 'Greenhouse (practice)', 'opaque', 'jobs/(?<id>[^/?#]+)$'),
    row('lever', 'Lever (practice)', 'lookup', '(?<id>[^/?#]+?)(?:/apply)?$'),
    row('ashby', 'Ashby (practice)', 'keyed', '(?<id>[^/?#]+?)(?:/application)?$'),
  ];
}
