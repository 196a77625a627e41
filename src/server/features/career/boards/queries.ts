import { and, asc, count, eq, exists, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { postings, sourceChoices, sources } from './tables.ts';

export type SourceRow = typeof sources.$inferSelect;
export type SourceOrigin = SourceRow['origin'];

/** Adds sources that are not known yet; a known one keeps its record and how it came to be known. */
export async function addSources(
  executor: Executor,
  rows: { board: string; tenant: string; name: string; origin: SourceOrigin }[],
): Promise<void> {
  if (rows.length === 0) return;
  await executor
    .insert(sources)
    .values(rows)
    .onConflictDoUpdate({
      target: [sources.board, sources.tenant],
      set: {
        name: sql`excluded.name`,
        // What a person brought in may come to be in the directory.
        origin: sql`case when ${sources.origin} = 'person' then excluded.origin else ${sources.origin} end`,
      },
    });
}

/** Sources that are due, longest waiting first: those read for everybody, and those that somebody turned on. */
export const dueSources = (executor: Executor, origin: SourceOrigin, now: Date): Promise<SourceRow[]> =>
  executor
    .select()
    .from(sources)
    .where(
      and(
        or(isNull(sources.nextRunAt), lte(sources.nextRunAt, now)),
        or(
          eq(sources.origin, origin),
          exists(
            executor
              .select({ one: sql`1` })
              .from(sourceChoices)
              .where(and(eq(sourceChoices.sourceId, sources.id), eq(sourceChoices.isOn, true))),
          ),
        ),
      ),
    )
    .orderBy(sql`${sources.nextRunAt} asc nulls first`, asc(sources.board), asc(sources.tenant));

export async function recordRun(
  executor: Executor,
  id: string,
  run: Partial<typeof sources.$inferInsert>,
): Promise<void> {
  await executor.update(sources).set(run).where(eq(sources.id, id));
}

/** Adds a source that a person brought in; answers its id, also where it was known. */
export async function addSource(
  executor: Executor,
  row: { board: string; tenant: string; name: string },
): Promise<string> {
  const [added] = await executor
    .insert(sources)
    .values({ ...row, origin: 'person' })
    .onConflictDoUpdate({ target: [sources.board, sources.tenant], set: { nextRunAt: null } })
    .returning({ id: sources.id });
  if (!added) throw new Error('The source was not stored.');
  return added.id;
}

/** One source of a board; undefined when there is none. */
export async function findSource(
  executor: Executor,
  { board, tenant }: { board: string; tenant: string },
): Promise<SourceRow | undefined> {
  const [row] = await executor
    .select()
    .from(sources)
    .where(and(eq(sources.board, board), eq(sources.tenant, tenant)));
  return row;
}

/** Every source with what one person chose for it and its open postings, by name. */
export const listSources = (executor: Executor, accountId: string, id: string | null = null) =>
  executor
    .select({ source: sources, choice: sourceChoices, open: count(postings.id) })
    .from(sources)
    .leftJoin(
      sourceChoices,
      and(eq(sourceChoices.sourceId, sources.id), eq(sourceChoices.accountId, accountId)),
    )
    .leftJoin(
      postings,
      and(eq(postings.board, sources.board), eq(postings.tenant, sources.tenant), isNull(postings.closedAt)),
    )
    .where(id === null ? undefined : eq(sources.id, id))
    .groupBy(sources.id, sourceChoices.accountId, sourceChoices.sourceId)
    .orderBy(asc(sql`lower(${sources.name})`), asc(sources.board));

/** Keeps what a person chose for a source. */
export async function keepChoice(executor: Executor, row: typeof sourceChoices.$inferInsert): Promise<void> {
  const { isOn, isOwn, changedAt } = row;
  await executor
    .insert(sourceChoices)
    .values(row)
    .onConflictDoUpdate({
      target: [sourceChoices.accountId, sourceChoices.sourceId],
      set: { isOn, changedAt, ...(isOwn === undefined ? {} : { isOwn }) },
    });
}

export async function forgetChoice(executor: Executor, accountId: string, sourceId: string): Promise<void> {
  await executor
    .delete(sourceChoices)
    .where(and(eq(sourceChoices.accountId, accountId), eq(sourceChoices.sourceId, sourceId)));
}

/**
 * Whether a posting stands on a source that is read for a person: as they chose, else where sources of that origin are read for
 * everybody. A posting of no source, opened by a link, is nobody's to find.
 */
export const isReadFor = (accountId: string | SQLWrapper, origin: SourceOrigin): SQL =>
  sql`exists (select 1 from ${sources} left join ${sourceChoices} on ${sourceChoices.sourceId} = ${sources.id}
    and ${sourceChoices.accountId} = ${accountId} where ${sources.board} = ${postings.board}
    and ${sources.tenant} = ${postings.tenant} and coalesce(${sourceChoices.isOn}, ${sources.origin} = ${origin}))`;

/** What a person chose for sources, in one text that is the same as long as they choose nothing else. */
export async function choicesOf(executor: Executor, accountId: string): Promise<string> {
  const rows = await executor
    .select({ id: sourceChoices.sourceId, isOn: sourceChoices.isOn })
    .from(sourceChoices)
    .where(eq(sourceChoices.accountId, accountId))
    .orderBy(asc(sourceChoices.sourceId));
  return JSON.stringify(rows);
}

/** Whether a person turned a source on. */
export async function isChosen(
  executor: Executor,
  accountId: string,
  { board, tenant }: { board: string; tenant: string },
): Promise<boolean> {
  const rows = await executor
    .select({ id: sources.id })
    .from(sources)
    .innerJoin(
      sourceChoices,
      and(
        eq(sourceChoices.sourceId, sources.id),
        eq(sourceChoices.accountId, accountId),
        eq(sourceChoices.isOn, true),
      ),
    )
    .where(and(eq(sources.board, board), eq(sources.tenant, tenant)));
  return rows.length > 0;
}
