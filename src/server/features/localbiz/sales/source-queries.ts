import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import type { Period } from './queries.ts';
import { salesDay } from './tables.ts';

const cents = z.coerce.number();
const sourceRow = z.object({ day: z.string(), net: cents, tax: cents, tip: cents });

/** What a source says of a day, in cents. */
export type SourceSums = Omit<z.infer<typeof sourceRow>, 'day'>;

/**
 * What the sources say of each day: of several files of one day the one that has most of it, since files overlap. Days nobody said
 * anything of are not there.
 */
export async function sourceDaysOf(executor: Executor, period: Period): Promise<Map<string, SourceSums>> {
  const { businessId, shopId, from, to } = period;
  const answer = await executor.execute(sql`select distinct on (day) day::text, net, tax, tip from (
      select day, import_id, sum(lines) as lines, sum(net) as net, sum(tax) as tax, sum(tip) as tip from source_days
      where business_id = ${businessId}::uuid and shop_id = ${shopId}::uuid and day between ${from}::date and ${to}::date
      group by day, import_id) said
    order by day, lines desc, abs(net) desc, import_id desc`);
  const { rows } = z.object({ rows: z.array(sourceRow) }).parse(answer);
  return new Map(rows.map(({ day, ...sums }) => [day, sums]));
}

/** The first and last day with sales of a shop; null before any. */
export async function knownDays(
  executor: Executor,
  { businessId, shopId }: Pick<Period, 'businessId' | 'shopId'>,
): Promise<{ first: string; last: string } | null> {
  const [row] = await executor
    .select({
      first: sql<string | null>`min(${salesDay.day})::text`,
      last: sql<string | null>`max(${salesDay.day})::text`,
    })
    .from(salesDay)
    .where(and(eq(salesDay.businessId, businessId), eq(salesDay.shopId, shopId)));
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
}
