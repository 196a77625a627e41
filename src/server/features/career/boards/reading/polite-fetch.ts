import { mayRead, pauseAskedFor, readRobots } from '#engines/robots/index.ts';
import type { BoardRow } from '#engines/postings/index.ts';
import { text } from '#server/features/career/boards/messages.ts';
import { FetchFailed, FetchRefused } from '#server/ports/fetcher.ts';
import type { IncomingReply, OutgoingRequest } from '#server/ports/fetcher.ts';
import type { World } from '#server/world.ts';
import { keepRobots, keepWaiting, readHost } from './host-queries.ts';
import type { HostRow } from './host-queries.ts';
import { NotRead } from './not-read.ts';

type Deps = Pick<World, 'database' | 'clock' | 'fetcher' | 'config'>;

/** Our name in robots.txt. */
export const TOKEN = 'Legwork';
const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A host asked not to be read now; nothing was sent to it. */
export class HostWaits extends NotRead {
  readonly until: Date;
  constructor(host: string, until: Date) {
    super(text.message('hostWaits', { host, until: until.toISOString() }));
    this.until = until;
  }
}

/** A site's robots.txt does not let programs read this page. */
export class RobotsRefused extends NotRead {}

/** How long a Retry-After header asks to wait, in milliseconds: seconds or a date; null when it says neither. */
export function retryAfterMs(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/**
 * How long to leave a host alone after a reply, in milliseconds; null when it may be asked again. Retry-After is obeyed between a
 * minute and a day; without it the wait doubles each time, from five minutes (429) or an hour (403).
 */
export function waitAfter(
  { status, headers }: Pick<IncomingReply, 'status' | 'headers'>,
  refusals: number,
  now: Date,
): number | null {
  const asked = retryAfterMs(headers['retry-after'], now);
  if (status !== 429 && status !== 403 && !(status === 503 && asked !== null)) return null;
  const first = status === 403 ? HOUR_MS : 5 * MINUTE_MS;
  const wait = asked ?? first * 2 ** Math.min(refusals, 10);
  return Math.min(Math.max(wait, MINUTE_MS), DAY_MS);
}

/** What of a board decides how it is asked. */
export type Asked = Pick<BoardRow, 'practice' | 'family' | 'policy' | 'robots' | 'pauseMs' | 'origin'>;

/** Boards whose answers are not published for programs are read as far as robots.txt lets us; so is every page for people. */
const asksRobots = (board: Asked): boolean =>
  !board.practice && (board.family === 'careers-page' || board.policy !== 'green' || board.robots !== null);

/** What is left alone together: a host. The practice world's boards share one, each with a place of its own there. */
export const placeOf = (board: Asked, url: URL): string =>
  board.practice ? board.origin.api.replace(/^https?:\/\//, '') : url.host;

/** A site's robots.txt, kept for a day; "" where it has none, null while it cannot be asked. */
export async function robotsOf(
  { database, clock, fetcher }: Deps,
  url: URL,
  known: HostRow | undefined,
  pauseMs: number,
): Promise<string | null> {
  const now = clock.now();
  if (known?.robotsAt && now.getTime() - known.robotsAt.getTime() < DAY_MS) return known.robots;
  const reply = await fetcher
    .fetch({
      method: 'GET',
      url: `${url.origin}/robots.txt`,
      headers: { accept: 'text/plain' },
      body: null,
      allowedHosts: [url.hostname],
      pauseMs,
    })
    .catch((error: unknown) => {
      if (error instanceof FetchFailed) return null;
      // It leads to another host: the same as none.
      if (error instanceof FetchRefused) return { status: 404, body: '' };
      throw error;
    });
  // RFC 9309: without a file everything may be read; while the site fails, nothing.
  const robots = reply === null || reply.status >= 500 ? null : reply.status === 200 ? reply.body : '';
  await keepRobots(
    database,
    url.host,
    robots,
    robots === null ? new Date(now.getTime() - DAY_MS + HOUR_MS) : now,
  );
  return robots;
}

/**
 * Makes the requests of one board as a good guest: not while the host asked for a pause, not where robots.txt says no, with the
 * board's pause between two. Rejects with `HostWaits`, `RobotsRefused`, or what the fetcher rejects with.
 */
export function politeFetch(deps: Deps, board: Asked) {
  return async (request: OutgoingRequest): Promise<IncomingReply> => {
    const { database, clock, fetcher } = deps;
    const url = new URL(request.url);
    const host = placeOf(board, url);
    const known = await readHost(database, host);
    const now = clock.now();
    if (known?.notBefore && known.notBefore > now) throw new HostWaits(host, known.notBefore);
    let { pauseMs } = board;
    if (asksRobots(board)) {
      const robots = await robotsOf(deps, url, known, pauseMs);
      if (robots === null) throw new NotRead(text.message('rulesUnknown', { host: url.host }));
      const rules = readRobots(robots, TOKEN);
      if (!mayRead(rules, url.pathname + url.search))
        throw new RobotsRefused(text.message('rulesRefuse', { host: url.host }));
      pauseMs = pauseAskedFor(rules, pauseMs);
    }
    const reply = await fetcher.fetch({ ...request, pauseMs });
    const refusals = known?.refusals ?? 0;
    const wait = waitAfter(reply, refusals, now);
    if (wait !== null) {
      const until = new Date(now.getTime() + wait);
      await keepWaiting(database, host, { notBefore: until, refusals: refusals + 1 });
      throw new HostWaits(host, until);
    }
    if (refusals > 0) await keepWaiting(database, host, { notBefore: null, refusals: 0 });
    return reply;
  };
}
