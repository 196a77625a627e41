import type { Posting } from '#contract/career/posting.ts';
import {
  boardRows,
  completePosting,
  families,
  isAt,
  postingInPage,
  recognise,
  ShapeError,
  statusMeans,
} from '#engines/postings/index.ts';
import type { PostingAddress } from '#engines/postings/index.ts';
import { FetchFailed, FetchRefused } from '#server/ports/fetcher.ts';
import type { World } from '#server/world.ts';
import { activeBoards } from './catalogue.ts';
import { employerName, findPosting } from './queries.ts';

type Deps = Pick<World, 'config' | 'database' | 'fetcher'>;

/** What came of reading a pasted link. `why` is one sentence for the person. */
export type PostingReading =
  | { kind: 'posting'; open: boolean; board: string; posting: Posting }
  | { kind: 'unread'; why: string };

const UNKNOWN_SITE = "I can't read this site, so fill in what it says.";
const NO_MARKUP = 'This page publishes no job for search engines, so fill in what it says.';
const ONLY_PRACTICE = 'I read only the practice boards here, so fill in what it says.';

/** "brightwater-co-op" as a person would write it, for employers whose board gives no better name. */
const nameOf = (tenant: string) =>
  tenant
    .split(/[-_ ]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ShapeError('The answer is not JSON.');
  }
}

async function listed(deps: Deps, address: PostingAddress): Promise<Posting | null> {
  const { board, tenant } = address;
  const family = families[board.family];
  const employer = {
    slug: tenant,
    name: (await employerName(deps.database, board.id, tenant)) ?? nameOf(tenant),
  };
  let cursor: string | null = null;
  for (let page = 0; page < board.pageCap; page += 1) {
    const reply = await deps.fetcher.fetch(family.list(board, tenant, cursor));
    const meaning = statusMeans(board, reply.status);
    if (meaning === 'gone' || meaning === 'empty') return null;
    if (meaning === 'failed') throw new FetchFailed(`The board answered ${reply.status}.`);
    const answer = family.reads === 'json' ? parseJson(reply.body) : reply.body;
    const { postings, next } = family.parseList(board, employer, answer, cursor);
    const found = postings.find((posting) => isAt(posting, address));
    if (found) return found;
    if (next === null) return null;
    cursor = next;
  }
  return null;
}

async function read(deps: Deps, address: PostingAddress): Promise<PostingReading> {
  const { board, tenant, externalId } = address;
  const posting = await listed(deps, address);
  if (posting) return { kind: 'posting', open: true, board: board.name, posting: completePosting(posting) };
  const before = await findPosting(deps.database, { board: board.id, tenant, externalId });
  if (before) return { kind: 'posting', open: false, board: board.name, posting: before.posting };
  return {
    kind: 'unread',
    why: `${board.name} does not list this job any more, so fill in what you know.`,
  };
}

/** An employer's own page, read for the posting it publishes for search engines. */
async function readMarkup(deps: Deps, link: string): Promise<PostingReading> {
  const { host, origin } = new URL(link);
  const { sources, practiceOrigin } = deps.config;
  if (sources === 'practice' && origin !== practiceOrigin) return { kind: 'unread', why: ONLY_PRACTICE };
  const reply = await deps.fetcher.fetch({
    method: 'GET',
    url: link,
    headers: { accept: 'text/html' },
    body: null,
    allowedHosts: [host],
  });
  const posting = reply.status === 200 ? postingInPage(reply.body, link) : null;
  if (!posting) return { kind: 'unread', why: NO_MARKUP };
  return { kind: 'posting', open: true, board: posting.company, posting: completePosting(posting) };
}

/**
 * Reads the posting a link leads to, from its board, through the guarded fetch. A page we have no dialect for is read only
 * where the person connected careers pages, and only for what it publishes for search engines.
 */
export async function readPosting(
  deps: Deps,
  link: string,
  { careersPages = false }: { careersPages?: boolean } = {},
): Promise<PostingReading> {
  const address = recognise(link, boardRows(deps.config.practiceOrigin));
  if (!address && !careersPages) return { kind: 'unread', why: UNKNOWN_SITE };
  const name = address?.board.name ?? new URL(link).hostname;
  if (address && !activeBoards(deps).some((board) => board.id === address.board.id))
    return { kind: 'unread', why: ONLY_PRACTICE };
  try {
    return await (address ? read(deps, address) : readMarkup(deps, link));
  } catch (error) {
    const expected =
      error instanceof ShapeError || error instanceof FetchFailed || error instanceof FetchRefused;
    if (!expected) throw error;
    return {
      kind: 'unread',
      why: `${name} gave no answer I could read just now, so fill in what it says.`,
    };
  }
}
