import { canonicalKey, recognise } from '#engines/postings/index.ts';
import type { Access, BoardRow } from '#engines/postings/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { Message } from '#localization/types.ts';
import {
  closeNamed,
  closeUnseen,
  openOf,
  postingsAt,
  savePostings,
  touchPostings,
} from '#server/features/career/boards/posting-queries.ts';
import type { FoundPosting } from '#server/features/career/boards/posting-queries.ts';
import type { Executor } from '#server/db/database.ts';
import { jobKeys } from '#server/features/career/boards/identity/job-keys.ts';
import { text } from '#server/features/career/boards/messages.ts';
import { recordRun } from '#server/features/career/boards/queries.ts';
import type { SourceRow } from '#server/features/career/boards/queries.ts';
import type { World } from '#server/world.ts';
import { isUnreadable, reasonOf } from './not-read.ts';
import { HostWaits } from './polite-fetch.ts';
import { readDetails } from './read-details.ts';
import type { Detailed } from './read-details.ts';
import { readList } from './read-list.ts';
import type { ListReading } from './read-list.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'fetcher' | 'log'>;
type Read = Extract<ListReading, { kind: 'read' }>;

const MINUTE_MS = 60_000;
const LEAST_MINUTES = 60;
const MOST_BETWEEN_MS = 24 * 60 * MINUTE_MS;
/** Complete runs that must show nothing before what was there is believed to be closed. */
const LOOKS_AT_NOTHING = { none: 2, unsure: 4 } as const;

/** When a source is due again: hourly at the most; after failures twice as long each time, up to a day. */
function nextRun(board: BoardRow, at: Date, failures: number, notBefore?: Date): Date {
  if (board.practice) return at;
  const usual = Math.max(LEAST_MINUTES, board.everyMinutes) * MINUTE_MS;
  const wait = Math.max(usual, Math.min(usual * 2 ** Math.max(0, failures - 1), MOST_BETWEEN_MS));
  return new Date(Math.max(at.getTime() + wait, notBefore?.getTime() ?? 0));
}

/** The employer's own posting that one of a wide board leads to; null where it leads elsewhere or nowhere. */
function listingOf(posting: Posting, boards: readonly BoardRow[]): FoundPosting['ownListing'] {
  const systems = boards.filter(({ kind, id }) => kind === 'ats' && id !== posting.board);
  const address = recognise(posting.apply_url, systems) ?? recognise(posting.url, systems);
  if (address === null || address.tenant === '') return null;
  return { board: address.board.id, tenant: address.tenant, externalId: address.externalId };
}

/** The postings of a run as they are kept: one that leads to an employer's own posting is the same job as that. */
async function foundFrom(
  executor: Executor,
  { detailed, boards, at }: { detailed: readonly Detailed[]; boards: readonly BoardRow[]; at: Date },
): Promise<FoundPosting[]> {
  const found = detailed.map(({ posting, isComplete }) => ({
    posting,
    isComplete,
    ownListing: listingOf(posting, boards),
  }));
  const known = await postingsAt(
    executor,
    found.flatMap(({ ownListing }) => ownListing ?? []),
  );
  const keys = new Map(known.map((row) => [JSON.stringify([row.board, row.tenant, row.externalId]), row]));
  const ownKeys = await jobKeys(
    executor,
    found.map(({ posting }) => posting),
    at,
  );
  return found.map((one, index) => {
    const { ownListing: listing, posting } = one;
    const own = listing && keys.get(JSON.stringify([listing.board, listing.tenant, listing.externalId]));
    return { ...one, canonicalKey: own?.canonicalKey ?? ownKeys[index] ?? canonicalKey(posting) };
  });
}

/** Why nothing in a healthy answer is not believed yet; null when it is, or when there was nothing before. */
function doubt(board: BoardRow, source: SourceRow, openBefore: number): Message | null {
  const looks = source.emptyRuns + 1;
  if (openBefore > 0 && looks < LOOKS_AT_NOTHING[board.zero])
    return text.message('suddenlyEmpty', { before: openBefore });
  if (openBefore === 0 && board.zero === 'unsure')
    return text.message('perhapsUnknown', { board: board.name, employer: source.name });
  return null;
}

async function keep(
  { database, clock }: Deps,
  { board, source, boards }: { board: BoardRow; source: SourceRow; boards: readonly BoardRow[] },
  reading: Read,
  { detailed, problem, isBroken }: { detailed: Detailed[]; problem: Message | null; isBroken: boolean },
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (transaction) => {
    const isEmpty = reading.shown === 0 && reading.isWhole && board.shows === 'everything';
    const openBefore = isEmpty ? (await openOf(transaction, source)).length : 0;
    const doubtful = isEmpty ? doubt(board, source, openBefore) : null;
    await savePostings(transaction, await foundFrom(transaction, { detailed, boards, at }), at);
    await closeNamed(transaction, source, reading.closed, at);
    const closes = reading.isWhole && board.shows === 'everything' && doubtful === null;
    if (closes) await closeUnseen(transaction, source, at);
    await recordRun(transaction, source.id, {
      lastRunAt: at,
      ...(doubtful === null && !isBroken ? { lastGoodAt: at } : {}),
      problem: doubtful ?? problem,
      // What is doubted is asked for again in full.
      etag: doubtful === null && problem === null ? reading.etag : null,
      lastModified: doubtful === null && problem === null ? reading.lastModified : null,
      failures: isBroken ? source.failures + 1 : 0,
      emptyRuns: doubtful !== null && openBefore > 0 ? source.emptyRuns + 1 : 0,
      nextRunAt: nextRun(board, at, isBroken ? source.failures + 1 : 0),
    });
  });
}

async function keepUnchanged({ database, clock }: Deps, board: BoardRow, source: SourceRow): Promise<void> {
  const at = clock.now();
  await database.transaction(async (transaction) => {
    await touchPostings(transaction, source, at);
    await recordRun(transaction, source.id, {
      lastRunAt: at,
      lastGoodAt: at,
      problem: null,
      failures: 0,
      nextRunAt: nextRun(board, at, 0),
    });
  });
}

/**
 * Reads one source and keeps what it shows; closes what a complete run lacks. A board that is down or changed its shape closes
 * nothing, stops no other, and its problem is kept as a message. Answers whether it could be read.
 */
export async function readSource(
  deps: Deps,
  { board, source, boards }: { board: BoardRow; source: SourceRow; boards: readonly BoardRow[] },
  access: () => Promise<Access>,
): Promise<boolean> {
  const { database, clock, log } = deps;
  try {
    const given = await access();
    const reading = await readList(deps, board, source, { access: given });
    if (reading.kind === 'unchanged') await keepUnchanged(deps, board, source);
    else {
      const kept = await openOf(database, source);
      const known = new Map(
        kept.filter(({ isComplete }) => isComplete).map((row) => [row.externalId, row.posting]),
      );
      const details = await readDetails(deps, board, reading.postings, { access: given, known });
      await keep(deps, { board, source, boards }, reading, details);
    }
    return true;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    log.warn('board.unreadable', { board: source.board, tenant: source.tenant, problem: error.message });
    const at = clock.now();
    // A host that asks for a pause is no failure of the source.
    const failures = source.failures + (error instanceof HostWaits ? 0 : 1);
    await recordRun(database, source.id, {
      lastRunAt: at,
      problem: reasonOf(error),
      failures,
      etag: null,
      lastModified: null,
      nextRunAt: nextRun(board, at, failures, error instanceof HostWaits ? error.until : undefined),
    });
    return false;
  }
}
