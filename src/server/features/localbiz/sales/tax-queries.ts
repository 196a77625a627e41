import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Period } from './queries.ts';
import { taxDay } from './tables.ts';

const within = ({ businessId, shopId, from, to }: Period) =>
  and(
    eq(taxDay.businessId, businessId),
    eq(taxDay.shopId, shopId),
    sql`${taxDay.day} between ${from} and ${to}`,
  );

/** What a period brought of each tax that the files name, the largest first. */
export const taxesOf = (executor: Executor, period: Period) =>
  executor
    .select({ name: taxDay.name, cents: sql<number>`sum(${taxDay.cents})`.mapWith(Number) })
    .from(taxDay)
    .where(within(period))
    .groupBy(taxDay.name)
    .orderBy(sql`abs(sum(${taxDay.cents})) desc`, asc(taxDay.name));

/** The same for each day. */
export const taxDaysOf = (executor: Executor, period: Period) =>
  executor
    .select({ day: taxDay.day, name: taxDay.name, cents: taxDay.cents })
    .from(taxDay)
    .where(within(period));
