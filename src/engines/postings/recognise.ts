import type { Posting } from '#contract/career/posting.ts';
import type { BoardRow } from './families/board.ts';

/** A posting's place on a board, as its public address names it. */
export interface PostingAddress {
  board: BoardRow;
  /** The slug of its source; '' where the address does not name the employer. */
  tenant: string;
  externalId: string;
  /** The address itself, as `plainLink` writes it where that keeps what names the job. */
  link: string;
}

/** Where a site names its jobs in the query alone. */
const INDEED_JOB = /^https?:\/\/(?:[a-z]+\.)*indeed\.com\/.*[?&]jk=([0-9a-f]{16})\b/i;

const withPlainOrigin = (link: string): string =>
  link.replace(/^https?:\/\/[^/?#]+/i, (origin) => origin.toLowerCase());

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
  return withPlainOrigin(path);
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    pattern = new RegExp(source);
    patterns.set(source, pattern);
  }
  return pattern;
}

function addressOn(board: BoardRow, link: string): PostingAddress | null {
  for (const source of board.links) {
    const groups = patternOf(source).exec(link)?.groups;
    if (groups === undefined) continue;
    const externalId = decoded(groups.id ?? '');
    const parts = board.tenant.map((name) => decoded(groups[name.replace('?', '')] ?? ''));
    if (!externalId || parts.includes(null)) continue;
    // A slug's parts are parted by a slash; a part with one of its own stays encoded.
    const isNamed = parts.every((part, index) => part !== '' || board.tenant[index]?.endsWith('?') === true);
    const tenant =
      board.tenant.length === 1
        ? (parts[0] ?? '')
        : parts
            .map((part) => encodeURIComponent(part ?? ''))
            .join('/')
            .replace(/\/+$/, '');
    return { board, tenant: board.everyone ?? (isNamed ? tenant : ''), externalId, link };
  }
  return null;
}

/** The row that reads any page for its schema.org markup. */
const isFallback = ({ family }: BoardRow): boolean => family === 'careers-page';

/**
 * The board, employer and posting that a link names. A page of no board is one for the row that reads careers pages, where that is
 * among the boards; null for what is no link, and without that row.
 */
export function recognise(link: string, boards: readonly BoardRow[]): PostingAddress | null {
  const trimmed = withPlainOrigin(link.trim());
  const bare = plainLink(link);
  for (const board of boards) {
    // Some boards name the job in the query; on the others it is only tracking.
    const found = addressOn(board, bare) ?? addressOn(board, trimmed);
    if (found !== null) return found;
  }
  const page = boards.find(isFallback);
  if (page === undefined || !/^https?:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/.test(trimmed)) return null;
  const tenant = bare.replace(/^https?:\/\//, '');
  return { board: page, tenant, externalId: tenant.slice(0, 500), link: trimmed };
}

/** Whether a posting of that source is the one an address names; some boards name it in addresses otherwise than in their answers. */
export function isAt(posting: Posting, { externalId }: PostingAddress): boolean {
  if (posting.external_id === externalId) return true;
  const segments = plainLink(posting.url).split('/').slice(3);
  return segments.some(
    (segment) =>
      segment === externalId || segment.startsWith(`${externalId}-`) || segment.endsWith(`-${externalId}`),
  );
}
