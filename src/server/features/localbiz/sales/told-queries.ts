import { and, eq, sql } from 'drizzle-orm';
import type { ToldThing } from '#engines/sales/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { Period } from './queries.ts';
import { toldThings } from './tables.ts';

type Place = Pick<Period, 'businessId' | 'shopId'>;

const of = ({ businessId, shopId }: Place) =>
  and(eq(toldThings.businessId, businessId), eq(toldThings.shopId, shopId));

/** What was said of a shop. */
export const toldOf = (executor: Executor, place: Place): Promise<ToldThing[]> =>
  executor
    .select({
      kind: toldThings.kind,
      subject: toldThings.subject,
      day: toldThings.day,
      lastDay: toldThings.lastDay,
      weekly: toldThings.weekly,
    })
    .from(toldThings)
    .where(of(place));

/** Keeps what was said of a shop, in place of what was kept of it before. */
export async function keepTold(
  executor: Executor,
  { businessId, shopId }: Place,
  told: readonly ToldThing[],
): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`told:${shopId}`}))`);
  await executor.delete(toldThings).where(of({ businessId, shopId }));
  if (told.length > 0)
    await executor.insert(toldThings).values(told.map((one) => ({ ...one, businessId, shopId })));
}
