import type { BoardRow, FamilyName } from './families/board.ts';

/** A posting's place on a board, as its public address names it. */
export interface PostingAddress {
  board: BoardRow;
  tenant: string;
  externalId: string;
}

/** How each family writes the page of a posting, below where its pages start. */
const PAGES: Readonly<Record<FamilyName, RegExp>> = {
  greenhouse: /^\/([^/]+)\/jobs\/([^/]+)$/,
  lever: /^\/([^/]+)\/([^/]+?)(?:\/apply)?$/,
  ashby: /^\/([^/]+)\/([^/]+?)(?:\/application)?$/,
};

/** Older addresses of the same pages, still on links people keep. */
const ALIASES: Readonly<Record<string, string>> = {
  'https://boards.greenhouse.io': 'https://job-boards.greenhouse.io',
};

/** Where a site names its jobs in the query alone. */
const INDEED_JOB = /^https?:\/\/(?:[a-z]+\.)*indeed\.com\/.*[?&]jk=([0-9a-f]{16})\b/i;

/**
 * A link without its query, fragment and last slash, its scheme and host in lower case; the same page has one such form. A job of
 * Indeed, which only its query names, keeps that.
 */
export function plainLink(link: string): string {
  const job = INDEED_JOB.exec(link.trim())?.[1];
  if (job !== undefined) return `https://www.indeed.com/viewjob?jk=${job.toLowerCase()}`;
  const path = link
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  return path.replace(/^https?:\/\/[^/]+/i, (origin) => origin.toLowerCase());
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The board, employer and posting that a link names; null when it is no posting of these boards. */
export function recognise(link: string, boards: readonly BoardRow[]): PostingAddress | null {
  const plain = plainLink(link);
  const origin = /^https?:\/\/[^/]+/.exec(plain)?.[0] ?? '';
  const page = `${ALIASES[origin] ?? origin}${plain.slice(origin.length)}`;
  for (const board of boards) {
    if (!page.startsWith(`${board.origin.pages}/`)) continue;
    const found = PAGES[board.family].exec(page.slice(board.origin.pages.length));
    const tenant = decoded(found?.[1] ?? '');
    const externalId = decoded(found?.[2] ?? '');
    if (tenant && externalId) return { board, tenant, externalId };
  }
  return null;
}
