import type { Posting } from '#contract/career/posting.ts';
import { completePosting, isAt, postingInPage, recognise } from '#engines/postings/index.ts';
import type { BoardRow, PostingAddress } from '#engines/postings/index.ts';
import type { Message } from '#localization/types.ts';
import type { World } from '#server/world.ts';
import { everyBoard, readForAll, whyOff } from './catalogue.ts';
import { text } from './messages.ts';
import { findPosting } from './posting-queries.ts';
import { findSource, isChosen } from './queries.ts';
import { politeFetch } from './reading/polite-fetch.ts';
import { isUnreadable } from './reading/not-read.ts';
import { readDetail } from './reading/read-details.ts';
import { accessTo, readList, SourceGone } from './reading/read-list.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'fetcher'>;

/** What came of reading a pasted link. `why` is one sentence for the person. */
export type PostingReading =
  | { kind: 'posting'; open: boolean; board: string; posting: Posting }
  | { kind: 'unread'; why: Message };

/** That nothing was read, with the reason. */
const unread = (why: Message): PostingReading => ({ kind: 'unread', why });

/** How a page of an employer is asked for, whichever it is. */
const OWN_PAGE = { family: 'careers-page', policy: 'amber', robots: null, pauseMs: 1000 } as const;

/** "brightwater-co-op" as a person would write it, for employers whose board gives no better name. */
export const nameOf = (tenant: string): string =>
  (tenant.split('/').at(-1) ?? '')
    .split(/[-_ ]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Whether a live source may be read for a person: where real boards are the usual, or once they went live with it. */
async function mayRead(deps: Deps, accountId: string, board: BoardRow, tenant: string): Promise<boolean> {
  if (board.practice || readForAll(deps) === 'directory') return true;
  return isChosen(deps.database, accountId, { board: board.id, tenant });
}

/** The posting at an address, from its board's list and its own page; null when the board does not list it. */
async function listed(deps: Deps, address: PostingAddress): Promise<Posting | null> {
  const { board, tenant } = address;
  const known = await findSource(deps.database, { board: board.id, tenant });
  const source = { tenant, name: known?.name ?? nameOf(tenant), etag: null, lastModified: null };
  try {
    const access = await accessTo(deps, board);
    const isEnough = (posting: Posting) => isAt(posting, address);
    const reading = await readList(deps, board, source, { access, isEnough });
    const found = reading.kind === 'read' ? reading.postings.find(isEnough) : undefined;
    if (found === undefined) return null;
    const complete = await readDetail(deps, board, found, access);
    return complete === 'closed' ? null : complete;
  } catch (error) {
    if (error instanceof SourceGone) return null;
    throw error;
  }
}

async function read(deps: Deps, address: PostingAddress): Promise<PostingReading> {
  const { board, tenant, externalId, link } = address;
  if (tenant === '' && board.everyone === null) return unread(text.message('noEmployer'));
  // A board that lists many employers is not read through for one posting.
  const posting = board.everyone === null ? await listed(deps, address) : null;
  if (posting) return { kind: 'posting', open: true, board: board.name, posting: completePosting(posting) };
  const before = await findPosting(deps.database, { board: board.id, tenant, externalId });
  if (before)
    return { kind: 'posting', open: board.everyone !== null, board: board.name, posting: before.posting };
  if (board.everyone !== null) return readMarkup(deps, link);
  return unread(text.message('notListed', { board: board.name }));
}

/** An employer's own page, read for the posting it publishes for search engines. */
async function readMarkup(deps: Deps, link: string): Promise<PostingReading> {
  const { host, origin } = new URL(link);
  const isPractice = origin === deps.config.practiceOrigin;
  if (readForAll(deps) === 'practice' && !isPractice) return unread(text.message('onlyPractice'));
  const fetch = politeFetch(deps, {
    ...OWN_PAGE,
    practice: isPractice,
    origin: { api: origin, pages: origin },
  });
  const reply = await fetch({
    method: 'GET',
    url: link,
    headers: { accept: 'text/html' },
    body: null,
    allowedHosts: [host],
  });
  const posting = reply.status === 200 ? postingInPage(reply.body, link) : null;
  if (!posting) return unread(text.message('noMarkup'));
  return { kind: 'posting', open: true, board: posting.company, posting: completePosting(posting) };
}

/**
 * Reads the posting a link leads to, from its board, through the guarded fetch. A page we have no dialect for is read only
 * where the person connected careers pages, and only for what it publishes for search engines.
 */
export async function readPosting(
  deps: Deps,
  accountId: string,
  { link, careersPages: readsPages = false }: { link: string; careersPages?: boolean },
): Promise<PostingReading> {
  const address = recognise(link, everyBoard(deps));
  // Boards give addresses, too, and write them as they like.
  if (!URL.canParse(link) || (!address && !readsPages)) return unread(text.message('unknownSite'));
  const name = address?.board.name ?? new URL(link).hostname;
  try {
    if (!address) return await readMarkup(deps, link);
    const off = whyOff(deps, address.board);
    if (off !== null) return unread(text.message('boardOff', { why: off }));
    if (!(await mayRead(deps, accountId, address.board, address.tenant)))
      return unread(text.message('onlyPractice'));
    return await read(deps, address);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return unread(text.message('noAnswer', { site: name }));
  }
}
