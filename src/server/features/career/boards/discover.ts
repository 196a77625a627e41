import {
  canonicalKey,
  completePosting,
  families,
  isWritable,
  ShapeError,
  statusMeans,
} from '#engines/postings/index.ts';
import type { BoardRow } from '#engines/postings/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import { FetchFailed, FetchRefused } from '#server/ports/fetcher.ts';
import type { IncomingReply } from '#server/ports/fetcher.ts';
import type { World } from '#server/world.ts';
import { activeBoards } from './catalogue.ts';
import { readDirectory } from './directory.ts';
import { addSources, listSources, recordRun, savePostings, touchPostings } from './queries.ts';
import type { SourceRow } from './queries.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'fetcher' | 'log'>;
type Reading = { kind: 'unchanged' } | { kind: 'postings'; postings: Posting[]; etag: string | null };

function parseJson(reply: IncomingReply): unknown {
  try {
    return JSON.parse(reply.body);
  } catch {
    throw new ShapeError('The answer is not JSON.');
  }
}

async function readPages({ fetcher, clock }: Deps, board: BoardRow, source: SourceRow): Promise<Reading> {
  const family = families[board.family];
  const access = { today: clock.now().toISOString().slice(0, 10) };
  const found = new Map<string, Posting>();
  const seen = new Set<string>();
  let etag: string | null = null;
  let cursor: string | null = null;
  for (let page = 0; page < board.pageCap; page += 1) {
    const request = family.list(board, source.tenant, cursor, access);
    const conditional = cursor === null && source.etag ? { 'if-none-match': source.etag } : {};
    const reply = await fetcher.fetch({ ...request, headers: { ...request.headers, ...conditional } });
    if (reply.status === 304) return { kind: 'unchanged' };
    const meaning = statusMeans(board, reply.status);
    if (meaning === 'gone' || meaning === 'failed')
      throw new FetchFailed(`The board answered ${reply.status}.`);
    if (meaning === 'empty') return { kind: 'postings', postings: [...found.values()], etag: null };
    const read = family.parseList(
      board,
      { slug: source.tenant, name: source.name },
      family.reads === 'json' ? parseJson(reply) : reply.body,
      cursor,
      access,
    );
    const { next } = read;
    // The product cannot write an application in another language.
    const postings = read.postings.filter(isWritable);
    // A board that repeats itself would otherwise be read for ever.
    const ids = read.postings.map((posting) => posting.external_id);
    const isRepeat = ids.length > 0 && ids.every((id) => seen.has(id));
    for (const id of ids) seen.add(id);
    for (const posting of postings) found.set(posting.external_id, posting);
    if (cursor === null) etag = reply.headers['etag'] ?? null;
    if (next === null || isRepeat)
      return { kind: 'postings', postings: [...found.values()], etag: page === 0 ? etag : null };
    cursor = next;
  }
  return { kind: 'postings', postings: [...found.values()], etag: null };
}

async function readSource(deps: Deps, board: BoardRow, source: SourceRow): Promise<boolean> {
  const { database, clock, log } = deps;
  try {
    const reading = await readPages(deps, board, source);
    const at = clock.now();
    await database.transaction(async (transaction) => {
      if (reading.kind === 'unchanged') await touchPostings(transaction, source, at);
      else {
        const found = reading.postings
          .map((posting) => completePosting(posting))
          .map((posting) => ({ posting, canonicalKey: canonicalKey(posting) }));
        await savePostings(transaction, source, found, at);
      }
      const etag = reading.kind === 'unchanged' ? source.etag : reading.etag;
      await recordRun(transaction, source.id, { at, problem: null, etag });
    });
    return true;
  } catch (error) {
    const expected =
      error instanceof ShapeError || error instanceof FetchFailed || error instanceof FetchRefused;
    if (!expected) throw error;
    // A board that is down or changed its shape closes nothing and stops no other board.
    log.warn('board.unreadable', { board: source.board, tenant: source.tenant, problem: error.message });
    await recordRun(database, source.id, { at: clock.now(), problem: error.message, etag: null });
    return false;
  }
}

/** Reads every source once and keeps what it shows. Answers how many sources were read and how many could not be. */
export async function discover(deps: Deps): Promise<{ read: number; failed: number }> {
  const boards = new Map(activeBoards(deps).map((board) => [board.id, board]));
  await addSources(deps.database, await readDirectory(deps, [...boards.values()]));
  let read = 0;
  let failed = 0;
  for (const source of await listSources(deps.database)) {
    const board = boards.get(source.board);
    if (!board) continue;
    if (await readSource(deps, board, source)) read += 1;
    else failed += 1;
  }
  return { read, failed };
}
