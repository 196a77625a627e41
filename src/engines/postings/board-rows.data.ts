import type { BoardRow } from './families/board.ts';

/** The boards the product knows; with the practice world's origin its three boards come first. */
export function boardRows(practiceOrigin: string | null): BoardRow[] {
  return practiceOrigin === null ? [...LIVE] : [...practiceRows(practiceOrigin.replace(/\/+$/, '')), ...LIVE];
}

const LIVE: readonly BoardRow[] = [
  {
    id: 'greenhouse',
    family: 'greenhouse',
    name: 'Greenhouse',
    origin: { api: 'https://boards-api.greenhouse.io', pages: 'https://job-boards.greenhouse.io' },
    policy: 'green',
    recovery: 'opaque',
    // A captcha sits at Submit.
    mode: 'assist',
    practice: false,
    pauseMs: 1000,
  },
  {
    id: 'lever',
    family: 'lever',
    name: 'Lever',
    origin: { api: 'https://api.lever.co', pages: 'https://jobs.lever.co' },
    policy: 'green',
    recovery: 'opaque',
    // A captcha sits at Submit.
    mode: 'assist',
    practice: false,
    pauseMs: 1000,
  },
  {
    id: 'ashby',
    family: 'ashby',
    name: 'Ashby',
    origin: { api: 'https://api.ashbyhq.com', pages: 'https://jobs.ashbyhq.com' },
    policy: 'green',
    recovery: 'opaque',
    mode: 'form',
    practice: false,
    pauseMs: 1000,
  },
];

function practiceRows(origin: string): BoardRow[] {
  const row = (family: BoardRow['family'], name: string, recovery: BoardRow['recovery']): BoardRow => ({
    id: `practice-${family}`,
    family,
    name,
    origin: { api: `${origin}/${family}`, pages: `${origin}/${family}` },
    policy: 'green',
    recovery,
    mode: 'form',
    practice: true,
    pauseMs: 0,
  });
  return [
    row('greenhouse', 'Greenhouse (practice)', 'opaque'),
    row('lever', 'Lever (practice)', 'lookup'),
    row('ashby', 'Ashby (practice)', 'keyed'),
  ];
}
