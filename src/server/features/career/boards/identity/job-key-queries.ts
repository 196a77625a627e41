import { asc, gte, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { postings } from '#server/features/career/boards/tables.ts';

/** After a vertical bar comes the closing brace: no key that begins with the start lies behind its end. */
const endOf = (start: string): string => `${start.slice(0, -1)}}`;

/** Postings whose keys begin in one of some ways, seen since a moment, those seen first at the front. Both need the index on the keys' characters. */
export const postingsByStart = (executor: Executor, starts: readonly string[], since: Date) =>
  executor
    .select({ canonicalKey: postings.canonicalKey, posting: postings.posting })
    .from(postings)
    .innerJoin(
      sql`(values ${sql.join(
        starts.map((start) => sql`(${start}::text, ${endOf(start)}::text)`),
        sql`, `,
      )}) as start (first, behind)`,
      sql`${postings.canonicalKey} ~>=~ start.first and ${postings.canonicalKey} ~<~ start.behind`,
    )
    .where(gte(postings.lastSeenAt, since))
    .orderBy(asc(postings.firstSeenAt), asc(postings.id));
