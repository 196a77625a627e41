import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Posting } from '#contract/career/posting.ts';
import type { Executor } from '#server/db/database.ts';
import { isByHand } from './hand-over.ts';
import { postings } from './tables.ts';
import type { ListingKey } from './tables.ts';

export type PostingRow = typeof postings.$inferSelect;

/** One posting of a run, as it is kept. */
export interface FoundPosting {
  posting: Posting;
  canonicalKey: string;
  ownListing: ListingKey | null;
  isComplete: boolean;
}

/** What marks a posting as changed, so that it is indexed anew. */
const changed = { revision: sql`${postings.revision} + 1`, indexVersion: null };

/** The same only where what is kept is another posting than before, or it was closed. */
const changedByUpsert = () => {
  const isChanged = sql`(${postings.posting} is distinct from excluded.posting
    or ${postings.isComplete} is distinct from excluded.is_complete
    or ${postings.closedAt} is distinct from excluded.closed_at)`;
  return {
    revision: sql`${postings.revision} + ${isChanged}::int`,
    indexVersion: sql`case when ${isChanged} then null else ${postings.indexVersion} end`,
  };
};

/** Keeps what a run of one source showed; those that came back are open again. Closes nothing. */
export async function savePostings(
  executor: Executor,
  found: readonly FoundPosting[],
  at: Date,
): Promise<void> {
  const rows = found.map(({ posting, ...kept }) => ({
    board: posting.board,
    tenant: posting.tenant,
    externalId: posting.external_id,
    title: posting.title,
    company: posting.company,
    posting,
    ...kept,
    firstSeenAt: at,
    lastSeenAt: at,
  }));
  for (let start = 0; start < rows.length; start += 100) {
    await executor
      .insert(postings)
      .values(rows.slice(start, start + 100))
      .onConflictDoUpdate({
        target: [postings.board, postings.tenant, postings.externalId],
        set: {
          canonicalKey: sql`excluded.canonical_key`,
          title: sql`excluded.title`,
          company: sql`excluded.company`,
          posting: sql`excluded.posting`,
          ownListing: sql`excluded.own_listing`,
          isComplete: sql`excluded.is_complete`,
          lastSeenAt: at,
          closedAt: null,
          ...changedByUpsert(),
        },
      });
  }
}

/** Closes the open postings of a source that were not seen since a moment: a complete run lacked them. */
export async function closeUnseen(
  executor: Executor,
  source: { board: string; tenant: string },
  at: Date,
): Promise<void> {
  await executor
    .update(postings)
    .set({ closedAt: at, ...changed })
    .where(
      and(
        eq(postings.board, source.board),
        eq(postings.tenant, source.tenant),
        isNull(postings.closedAt),
        lt(postings.lastSeenAt, at),
      ),
    );
}

/** Closes postings of a source that its board says are closed. */
export async function closeNamed(
  executor: Executor,
  source: { board: string; tenant: string },
  externalIds: string[],
  at: Date,
): Promise<void> {
  if (externalIds.length === 0) return;
  await executor
    .update(postings)
    .set({ closedAt: at, ...changed })
    .where(
      and(
        eq(postings.board, source.board),
        eq(postings.tenant, source.tenant),
        isNull(postings.closedAt),
        inArray(postings.externalId, externalIds),
      ),
    );
}

/** The open postings of a source. */
export const openOf = (
  executor: Executor,
  source: { board: string; tenant: string },
): Promise<PostingRow[]> =>
  executor
    .select()
    .from(postings)
    .where(
      and(eq(postings.board, source.board), eq(postings.tenant, source.tenant), isNull(postings.closedAt)),
    );

/** Keeps one posting that was read by itself; answers its id. The others of its employer stay as they are. */
export async function keepPosting(
  executor: Executor,
  { posting, canonicalKey }: { posting: Posting; canonicalKey: string },
  at: Date,
): Promise<string> {
  const { board, tenant, external_id: externalId, title, company } = posting;
  // What only a person opens is nobody else's to find: no campaign looks at it.
  const closedAt = isByHand(board) ? at : null;
  const seen = { canonicalKey, title, company, posting, lastSeenAt: at, closedAt };
  const [row] = await executor
    .insert(postings)
    .values({ board, tenant, externalId, firstSeenAt: at, ...seen })
    .onConflictDoUpdate({
      target: [postings.board, postings.tenant, postings.externalId],
      set: { ...seen, ...changedByUpsert() },
    })
    .returning({ id: postings.id });
  if (!row) throw new Error('The posting was not kept.');
  return row.id;
}

/** A posting as it was last seen; undefined when it never was. */
export async function findPosting(
  executor: Executor,
  { board, tenant, externalId }: { board: string; tenant: string; externalId: string },
): Promise<PostingRow | undefined> {
  const [row] = await executor
    .select()
    .from(postings)
    .where(and(eq(postings.board, board), eq(postings.tenant, tenant), eq(postings.externalId, externalId)));
  return row;
}

/** The postings that are known at some listings (boards and their own ids). */
export async function postingsAt(executor: Executor, listings: readonly ListingKey[]): Promise<PostingRow[]> {
  const ids = [...new Set(listings.map(({ externalId }) => externalId))];
  if (ids.length === 0) return [];
  const rows = await executor.select().from(postings).where(inArray(postings.externalId, ids));
  const isListing = (row: PostingRow, listing: ListingKey) =>
    row.board === listing.board && row.tenant === listing.tenant && row.externalId === listing.externalId;
  return rows.filter((row) => listings.some((listing) => isListing(row, listing)));
}

export async function postingById(executor: Executor, id: string): Promise<PostingRow | undefined> {
  const [row] = await executor.select().from(postings).where(eq(postings.id, id));
  return row;
}

/** The postings of one job on whatever board, those seen first at the front; a few dozen at most. */
export const sameJobs = (executor: Executor, canonicalKey: string): Promise<PostingRow[]> =>
  executor
    .select()
    .from(postings)
    .where(eq(postings.canonicalKey, canonicalKey))
    .orderBy(asc(postings.firstSeenAt), asc(postings.id))
    .limit(50);

/** Marks the postings of an unchanged source as seen. */
export async function touchPostings(executor: Executor, source: { board: string; tenant: string }, at: Date) {
  await executor
    .update(postings)
    .set({ lastSeenAt: at })
    .where(
      and(eq(postings.board, source.board), eq(postings.tenant, source.tenant), isNull(postings.closedAt)),
    );
}

/** Open postings in order of id, a page at a time: at most `most` with an id above `after`. */
export const openPostings = (executor: Executor, after: string | null, most: number): Promise<PostingRow[]> =>
  executor
    .select()
    .from(postings)
    .where(and(isNull(postings.closedAt), after === null ? undefined : gt(postings.id, after)))
    .orderBy(asc(postings.id))
    .limit(most);

export async function hasPostings(executor: Executor): Promise<boolean> {
  return (await executor.select({ id: postings.id }).from(postings).limit(1)).length > 0;
}
