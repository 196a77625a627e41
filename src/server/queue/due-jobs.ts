import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** Which of these queues have a job whose time has come and that nobody has taken. Each is looked up by an index, however long it is. */
export async function queuesWithDueJobs(executor: Executor, names: readonly string[]): Promise<string[]> {
  const answer =
    await executor.execute(sql`select name from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as asked (name)
    where exists (select from pgboss.job where job.name = asked.name and state < 'active' and not blocked and start_after < now())`);
  // Both drivers answer so.
  return (answer as { rows: { name: string }[] }).rows.map(({ name }) => name);
}

/** Workers that are woken when a job of their queue is due. */
export interface WokenWorkers {
  add(queue: string, worker: string): void;
  /** Resolves once nothing is asked any more. */
  stop(): Promise<void>;
}

/** Asks in one question, so many seconds after the last answer, which queues have due jobs, and wakes their workers. */
export function wakeWhenDue(
  executor: Executor,
  {
    everySeconds,
    wake,
    failed,
  }: { everySeconds: number; wake: (worker: string) => void; failed: (error: unknown) => void },
): WokenWorkers {
  const workers = new Map<string, string[]>();
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  const ask = async () => {
    for (const queue of await queuesWithDueJobs(executor, [...workers.keys()]))
      for (const worker of workers.get(queue) ?? []) wake(worker);
  };
  const askAgainAndAgain = async () => {
    while (!isStopped()) {
      await sleep(everySeconds * 1000, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!isStopped()) await ask().catch(failed);
    }
  };
  let asking: Promise<void> | null = null;
  return {
    add(queue, worker) {
      workers.set(queue, [...(workers.get(queue) ?? []), worker]);
      asking ??= askAgainAndAgain();
    },
    async stop() {
      stopping.abort();
      await asking;
    },
  };
}
