import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { hostSends } from './tables.ts';

const HOUR_MS = 3_600_000;
const KEPT_MS = 24 * HOUR_MS;

/** The start of the hour a moment is in. */
const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/** When the next hour begins, in which a site may be sent to again. */
export const nextHour = (at: Date): Date => new Date(hourOf(at).getTime() + HOUR_MS);

/** Takes one of the sends a site may get in an hour, in a single statement; false when none is left. */
export async function claimHost(
  executor: Executor,
  { host, at, limit }: { host: string; at: Date; limit: number },
): Promise<boolean> {
  const hour = hourOf(at);
  const rows = await executor
    .insert(hostSends)
    .values({ host, hour, used: 1 })
    .onConflictDoUpdate({
      target: [hostSends.host, hostSends.hour],
      set: { used: sql`${hostSends.used} + 1` },
      setWhere: lt(hostSends.used, limit),
    })
    .returning({ used: hostSends.used });
  // The first of an hour tidies up after the days before.
  if (rows[0]?.used === 1)
    await executor
      .delete(hostSends)
      .where(and(eq(hostSends.host, host), lt(hostSends.hour, new Date(hour.getTime() - KEPT_MS))));
  return rows.length > 0;
}

/** Gives back a send of the hour of `at` that never reached the site. */
export async function releaseHost(
  executor: Executor,
  { host, at }: { host: string; at: Date },
): Promise<void> {
  await executor
    .update(hostSends)
    .set({ used: sql`${hostSends.used} - 1` })
    .where(and(eq(hostSends.host, host), eq(hostSends.hour, hourOf(at)), gt(hostSends.used, 0)));
}
