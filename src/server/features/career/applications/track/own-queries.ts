import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { applications } from '#server/features/career/applications/tables.ts';

/** An address without its query, fragment and last slash, as `plainLink` writes it. */
const plain = (field: 'url' | 'apply_url') =>
  sql<string>`regexp_replace(regexp_replace(${applications.posting} ->> ${sql.raw(`'${field}'`)}, '[?#].*$', ''), '/+$', '')`;

/** An application with this key, or whose posting stands at one of these addresses; null when there is none. */
export async function findByKeyOrLink(
  executor: Executor,
  { accountId, canonicalKey, links }: { accountId: string; canonicalKey: string; links: string[] },
): Promise<string | null> {
  const [row] = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.accountId, accountId),
        or(
          eq(applications.canonicalKey, canonicalKey),
          ...(links.length === 0 ? [] : [inArray(plain('url'), links), inArray(plain('apply_url'), links)]),
        ),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/**
 * An application for the same employer and title (`start` of its key) where a place is missing: of any place when
 * `everyPlace`, else only one the person added without a place.
 */
export async function findPlaceless(
  executor: Executor,
  accountId: string,
  start: string,
  everyPlace: boolean,
): Promise<string | null> {
  const [row] = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.accountId, accountId),
        everyPlace
          ? sql`starts_with(${applications.canonicalKey}, ${start})`
          : and(eq(applications.canonicalKey, start), eq(applications.origin, 'person')),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** Removes a job the person added, with everything kept with it; false when it is not theirs or not their own entry. */
export async function deleteOwn(executor: Executor, accountId: string, id: string): Promise<boolean> {
  const rows = await executor
    .delete(applications)
    .where(
      and(eq(applications.id, id), eq(applications.accountId, accountId), eq(applications.origin, 'person')),
    )
    .returning({ id: applications.id });
  return rows.length > 0;
}
