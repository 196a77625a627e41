import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Posting } from '#contract/career/posting.ts';
import type { Executor } from '#server/db/database.ts';
import { isByHand } from './hand-over.ts';
import { postings, sources } from './tables.ts';

export type SourceRow = typeof sources.$inferSelect;
export type PostingRow = typeof postings.$inferSelect;

/** Adds employers that are not known yet; a known one keeps its record. */
export async function addSources(
  executor: Executor,
  rows: { board: string; tenant: string; name: string }[],
) {
  if (rows.length === 0) return;
  await executor
    .insert(sources)
    .values(rows)
    .onConflictDoUpdate({ target: [sources.board, sources.tenant], set: { name: sql`excluded.name` } });
}

export const listSources = (executor: Executor): Promise<SourceRow[]> =>
  executor.select().from(sources).orderBy(asc(sources.board), asc(sources.tenant));

export async function recordRun(
  executor: Executor,
  id: string,
  run: { at: Date; problem: string | null; etag: string | null },
): Promise<void> {
  await executor
    .update(sources)
    .set({
      lastRunAt: run.at,
      problem: run.problem,
      ...(run.problem === null ? { lastGoodAt: run.at, etag: run.etag } : {}),
    })
    .where(eq(sources.id, id));
}

/** Stores what a complete run of one source showed; postings it lacks are closed, those that came back are open again. */
export async function savePostings(
  executor: Executor,
  source: { board: string; tenant: string },
  found: { posting: Posting; canonicalKey: string }[],
  at: Date,
): Promise<void> {
  const rows = found.map(({ posting, canonicalKey }) => ({
    board: posting.board,
    tenant: posting.tenant,
    externalId: posting.external_id,
    canonicalKey,
    title: posting.title,
    company: posting.company,
    posting,
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
          lastSeenAt: at,
          closedAt: null,
        },
      });
  }
  await executor
    .update(postings)
    .set({ closedAt: at })
    .where(
      and(
        eq(postings.board, source.board),
        eq(postings.tenant, source.tenant),
        isNull(postings.closedAt),
        lt(postings.lastSeenAt, at),
      ),
    );
}

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
    .onConflictDoUpdate({ target: [postings.board, postings.tenant, postings.externalId], set: seen })
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

/** What an employer is called on a board that was read before; null when it never was. */
export async function employerName(
  executor: Executor,
  board: string,
  tenant: string,
): Promise<string | null> {
  const [row] = await executor
    .select({ name: sources.name })
    .from(sources)
    .where(and(eq(sources.board, board), eq(sources.tenant, tenant)));
  return row?.name ?? null;
}

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
