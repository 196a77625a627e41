import type { Posting } from '#contract/career/posting.ts';
import { mayRead, readRobots } from '#engines/robots/index.ts';
import type { Executor } from '#server/db/database.ts';
import { boardOf } from '#server/features/career/boards/catalogue.ts';
import { formAddress } from '#server/features/career/boards/read-form.ts';
import type { World } from '#server/world.ts';
import { keepWaiting, readHost } from './host-queries.ts';
import { placeOf, retryAfterMs, robotsOf, TOKEN, waitAfter } from './polite-fetch.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'fetcher'>;

/** A site that could not be asked is asked again after this. */
const ASK_AGAIN_MS = 3_600_000;
/** A site that wants to be left alone for longer is left to the person. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Whether the agent may open a form by itself: not where robots.txt says no (RFC 9309), and not while the site wants a pause. */
export type FormSite = { may: 'open' } | { may: 'never' } | { may: 'later'; until: Date };

/** Asks whether the form of a posting may be opened now; robots.txt is read again once a day. */
export async function askFormSite(deps: Deps, posting: Posting): Promise<FormSite> {
  const board = boardOf(deps, posting.board);
  const url = new URL(formAddress(deps, posting, ''));
  const now = deps.clock.now();
  const known = await readHost(deps.database, url.host);
  const robots = await robotsOf(deps, url, known, board.pauseMs);
  if (robots === null) return { may: 'later', until: new Date(now.getTime() + ASK_AGAIN_MS) };
  if (!mayRead(readRobots(robots, TOKEN), url.pathname + url.search)) return { may: 'never' };
  const place = await readHost(deps.database, placeOf(board, url));
  const until = place?.notBefore ?? null;
  return until !== null && until > now ? { may: 'later', until } : { may: 'open' };
}

/**
 * Keeps that a form's site wanted fewer requests, so that nobody's application is sent there meanwhile. Answers until when, or null
 * when it wants to be left alone for longer than a day.
 */
export async function leaveFormSite(
  deps: Pick<World, 'config' | 'clock'>,
  executor: Executor,
  posting: Posting,
  retryAfter: string | null,
): Promise<Date | null> {
  const now = deps.clock.now();
  const place = placeOf(boardOf(deps, posting.board), new URL(formAddress(deps, posting, '')));
  const known = await readHost(executor, place);
  // What it asked for long ago does not make today's wait longer.
  const isLately = known?.notBefore != null && now.getTime() - known.notBefore.getTime() < LONGEST_WAIT_MS;
  const refusals = isLately ? known.refusals : 0;
  const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
  const until = new Date(now.getTime() + (waitAfter({ status: 429, headers }, refusals, now) ?? 0));
  await keepWaiting(executor, place, { notBefore: until, refusals: refusals + 1 });
  return (retryAfterMs(headers['retry-after'], now) ?? 0) > LONGEST_WAIT_MS ? null : until;
}
