import type { BoardRow } from '#engines/postings/index.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { everyBoard } from './catalogue.ts';
import { boardName } from './hand-over.ts';
import { jobKey } from './identity/job-keys.ts';
import { findPosting, keepPosting, postingById, sameJobs } from './posting-queries.ts';
import type { PostingRow } from './posting-queries.ts';
import { readPosting } from './read-posting.ts';

/** The best listing has the lowest: a form the agent sends, the employer's own system, their page, then boards that only list the job. */
function rankOf({ board, posting }: PostingRow, boards: ReadonlyMap<string, BoardRow>): number {
  const row = boards.get(board);
  if (row?.mode === 'form') return 0;
  if (row?.kind === 'ats') return 1;
  return row === undefined || row.kind === 'careers-page' ? 2 : posting.apply_by === 'external' ? 4 : 3;
}

const boardsById = (deps: Pick<World, 'config'>): Map<string, BoardRow> =>
  new Map(everyBoard(deps).map((board) => [board.id, board]));

/** The employer's own posting that a listing leads to, read now where it never was; undefined where it cannot be. */
async function ownListing(
  deps: Pick<World, 'config' | 'database' | 'clock' | 'fetcher'>,
  accountId: string,
  { ownListing: listing, posting }: PostingRow,
): Promise<PostingRow | undefined> {
  if (listing === null) return undefined;
  const known = await findPosting(deps.database, listing);
  if (known) return known.closedAt === null ? known : undefined;
  const reading = await readPosting(deps, accountId, { link: posting.apply_url });
  if (reading.kind === 'unread' || !reading.open) return undefined;
  const at = deps.clock.now();
  const key = await jobKey(deps.database, reading.posting, at);
  const kept = { posting: reading.posting, canonicalKey: key };
  return postingById(deps.database, await keepPosting(deps.database, kept, at));
}

/**
 * The listing at which a job is best applied to: of the open postings of the same job, and the employer's own that a listing leads to,
 * the one where most is done for the person. The posting itself where there is no better.
 */
export async function bestListing(
  deps: Pick<World, 'config' | 'database' | 'clock' | 'fetcher'>,
  accountId: string,
  postingId: string,
): Promise<PostingRow> {
  const found = await postingById(deps.database, postingId);
  if (!found) throw new Error('The posting is gone.');
  const boards = boardsById(deps);
  const own = await ownListing(deps, accountId, found);
  const others = await sameJobs(deps.database, found.canonicalKey);
  const candidates = [found, ...(own ? [own] : []), ...others.filter(({ closedAt }) => closedAt === null)];
  return candidates.reduce((best, next) => (rankOf(next, boards) < rankOf(best, boards) ? next : best));
}

/** A place where a job stands. */
interface Listing {
  board: string;
  url: string;
  credit: { text: string; url: string } | null;
}

/**
 * Every board that shows a job now, the one that is applied at first; and since when the employer has posted it, where an earlier
 * posting of it was taken down (null where none was).
 */
export async function listingsOf(
  deps: Pick<World, 'config'>,
  executor: Executor,
  { reader, ...job }: { canonicalKey: string; postingId: string | null; reader: Reader },
): Promise<{ listings: Listing[]; postedBefore: Date | null }> {
  const rows = await sameJobs(executor, job.canonicalKey);
  const boards = boardsById(deps);
  const open = rows
    .filter(({ closedAt, id }) => closedAt === null || id === job.postingId)
    .toSorted(
      (a, b) =>
        Number(b.id === job.postingId) - Number(a.id === job.postingId) ||
        rankOf(a, boards) - rankOf(b, boards),
    );
  const before = rows.filter(
    (row) =>
      row.closedAt !== null &&
      row.id !== job.postingId &&
      open.some(
        ({ board, tenant, firstSeenAt }) =>
          board === row.board && tenant === row.tenant && firstSeenAt > row.firstSeenAt,
      ),
  );
  return {
    listings: open.map(({ board, posting }) => ({
      board: say(boardName(deps, board), reader),
      url: posting.url,
      credit: posting.credit ?? null,
    })),
    postedBefore:
      before.map(({ firstSeenAt }) => firstSeenAt).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
}
