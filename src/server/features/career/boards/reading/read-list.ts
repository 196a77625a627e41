import {
  families,
  isWritable,
  readToken,
  ShapeError,
  statusMeans,
  tokenRequest,
} from '#engines/postings/index.ts';
import type { Access, BoardRow } from '#engines/postings/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import { text } from '#server/features/career/boards/messages.ts';
import type { IncomingReply } from '#server/ports/fetcher.ts';
import type { World } from '#server/world.ts';
import { NotRead } from './not-read.ts';
import { politeFetch } from './polite-fetch.ts';

export type ReadingDeps = Pick<World, 'config' | 'database' | 'clock' | 'fetcher'>;

/** A board does not know an employer: it left, or it never was there. */
export class SourceGone extends NotRead {}

/** Where a run is to look, and what the run before learned for asking again. */
export interface ListedSource {
  tenant: string;
  name: string;
  etag: string | null;
  lastModified: string | null;
}

/**
 * What a run showed. `isWhole`: it went through to the last page, so that on a board that shows everything what is missing is closed.
 * `closed`: ids the board itself says are closed.
 */
export type ListReading =
  | { kind: 'unchanged' }
  | {
      kind: 'read';
      /** Those in a language that an application can be written in. */
      postings: Posting[];
      /** How many there were, in whatever language. */
      shown: number;
      closed: string[];
      isWhole: boolean;
      etag: string | null;
      lastModified: string | null;
    };

/** What the requests to a board need beside its row; asks the board for its token where it hands one out. */
export async function accessTo(deps: ReadingDeps, board: BoardRow): Promise<Access> {
  const keys = deps.config.boardKeys;
  const today = deps.clock.now().toISOString().slice(0, 10);
  const request = tokenRequest(board, keys);
  if (request === null) return { keys, today };
  const reply = await politeFetch(deps, board)(request);
  if (reply.status !== 200)
    throw new NotRead(text.message('noToken', { board: board.name, status: reply.status }));
  return { keys, today, token: readToken(board, reply.body) };
}

function answerIn(board: BoardRow, { body }: IncomingReply): unknown {
  if (families[board.family].reads === 'text') return body;
  try {
    return JSON.parse(body);
  } catch {
    throw new ShapeError(board.name, 'the answer is not JSON');
  }
}

/**
 * Reads the pages of one source to the end, to the board's cap, or to the posting that is enough. Rejects with `ShapeError` for an unknown shape, `SourceGone` for
 * an employer the board does not know, `FetchFailed` or `FetchRefused` where nothing could be read.
 */
export async function readList(
  deps: ReadingDeps,
  board: BoardRow,
  source: ListedSource,
  { access, isEnough = () => false }: { access: Access; isEnough?: (found: Posting) => boolean },
): Promise<ListReading> {
  const family = families[board.family];
  const fetch = politeFetch(deps, board);
  const tenant = { slug: source.tenant, name: source.name };
  const found = new Map<string, Posting>();
  // Ids of every posting, also of those in a language the product does not write.
  const shown = new Set<string>();
  const closed = new Set<string>();
  const read = { etag: null as string | null, lastModified: null as string | null };
  let cursor: string | null = null;
  for (let page = 0; page < board.pageCap; page += 1) {
    const request = family.list(board, source.tenant, cursor, access);
    const conditions = cursor === null ? conditionsOf(source) : {};
    const reply = await fetch({ ...request, headers: { ...request.headers, ...conditions } });
    if (reply.status === 304) return { kind: 'unchanged' };
    const meaning = statusMeans(board, reply.status);
    if (meaning === 'gone')
      throw new SourceGone(text.message('employerGone', { board: board.name, employer: source.name }));
    if (meaning === 'failed')
      throw new NotRead(text.message('answeredError', { board: board.name, status: reply.status }));
    if (meaning === 'empty') return whole(found, shown, closed, read);
    const {
      postings,
      next,
      closed: gone = [],
    } = family.parseList(board, tenant, answerIn(board, reply), cursor, access);
    // A board that repeats itself would otherwise be read for ever.
    const ids = postings.map(({ external_id: id }) => id);
    const isRepeat = ids.length > 0 && ids.every((id) => shown.has(id));
    for (const id of ids) shown.add(id);
    for (const posting of postings.filter(isWritable))
      // Kept under the source's own name, also where the answer names the employer otherwise.
      found.set(posting.external_id, { ...posting, tenant: source.tenant });
    for (const id of gone) closed.add(id);
    if (postings.some(isEnough)) break;
    if (next === null || isRepeat) {
      // Only an answer in one piece can be asked for again by its tag.
      if (page === 0) Object.assign(read, tagsOf(reply));
      return whole(found, shown, closed, read);
    }
    cursor = next;
  }
  return { ...whole(found, shown, closed, read), isWhole: false };
}

const whole = (
  found: ReadonlyMap<string, Posting>,
  shown: ReadonlySet<string>,
  closed: ReadonlySet<string>,
  tags: { etag: string | null; lastModified: string | null },
) => ({
  kind: 'read' as const,
  postings: [...found.values()],
  shown: shown.size,
  closed: [...closed],
  isWhole: true,
  ...tags,
});

const tagsOf = ({ headers }: IncomingReply) => ({
  etag: headers['etag'] ?? null,
  lastModified: headers['last-modified'] ?? null,
});

const conditionsOf = ({ etag, lastModified }: ListedSource): Record<string, string> => ({
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
});
