import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { boardHosts } from '#server/features/career/boards/tables.ts';

export type HostRow = typeof boardHosts.$inferSelect;

/** What is known of a host; undefined when it never asked for anything. */
export async function readHost(executor: Executor, host: string): Promise<HostRow | undefined> {
  const [row] = await executor.select().from(boardHosts).where(eq(boardHosts.host, host));
  return row;
}

/** Keeps how long a host wants to be left alone. */
export async function keepWaiting(
  executor: Executor,
  host: string,
  waiting: { notBefore: Date | null; refusals: number },
): Promise<void> {
  await executor
    .insert(boardHosts)
    .values({ host, ...waiting })
    .onConflictDoUpdate({ target: boardHosts.host, set: waiting });
}

/** Keeps a host's robots.txt. */
export async function keepRobots(
  executor: Executor,
  host: string,
  robots: string | null,
  robotsAt: Date,
): Promise<void> {
  await executor
    .insert(boardHosts)
    .values({ host, robots, robotsAt })
    .onConflictDoUpdate({ target: boardHosts.host, set: { robots, robotsAt } });
}
