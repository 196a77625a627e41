import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import { reviews } from './tables.ts';

type Place = Record<'businessId' | 'shopId', string>;

/** The versions of some reviews of a source that are there, each after its number. */
export async function knownVersions(
  executor: Executor,
  { businessId, shopId, source }: Place & { source: string },
  sourceIds: readonly string[],
): Promise<{ sourceId: string; version: string }[]> {
  if (sourceIds.length === 0) return [];
  return executor
    .select({ sourceId: reviews.sourceId, version: reviews.version })
    .from(reviews)
    .where(
      and(
        eq(reviews.businessId, businessId),
        eq(reviews.shopId, shopId),
        eq(reviews.source, source),
        inArray(reviews.sourceId, [...sourceIds]),
      ),
    );
}

export async function insertReviews(
  executor: Executor,
  rows: readonly (typeof reviews.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await executor
      .insert(reviews)
      .values([...rows])
      .onConflictDoNothing();
}

const counted = z.object({ rows: z.tuple([z.object({ gone: z.number() })]) });

/** Takes out at most so many reviews that a file brought; answers how many there were. Within a transaction of the caller's. */
export async function takeOutReviews(executor: Executor, importId: string, most: number): Promise<number> {
  const answer = await executor.execute(sql`with gone as (
    delete from reviews where id in (select id from reviews where import_id = ${importId}::uuid limit ${most}) returning 1)
    select count(*)::int as gone from gone`);
  return counted.parse(answer).rows[0].gone;
}

/** How many reviews of a shop there are, by stars and by what they have. */
export async function countReviews(executor: Executor, { businessId, shopId }: Place) {
  const answer = await executor.execute(sql`with latest as (
      select distinct on (source, source_id) stars, recommends, text, reply from reviews
      where business_id = ${businessId}::uuid and shop_id = ${shopId}::uuid
      order by source, source_id, created_at desc, id desc)
    select count(*)::int as reviews, (count(*) filter (where text <> ''))::int as with_text,
      (count(*) filter (where reply <> ''))::int as answered,
      (count(*) filter (where recommends))::int as recommended, (count(*) filter (where not recommends))::int as not_recommended,
      array[(count(*) filter (where stars = 1))::int, (count(*) filter (where stars = 2))::int, (count(*) filter (where stars = 3))::int,
        (count(*) filter (where stars = 4))::int, (count(*) filter (where stars = 5))::int] as stars
    from latest`);
  const row = z.object({
    reviews: z.number(),
    with_text: z.number(),
    answered: z.number(),
    recommended: z.number(),
    not_recommended: z.number(),
    stars: z.array(z.number()),
  });
  return z.object({ rows: z.tuple([row]) }).parse(answer).rows[0];
}
