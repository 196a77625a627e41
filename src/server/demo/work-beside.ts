import type { JobHandler } from '#server/queue/handler.ts';
import type { WorkingQueue } from '#server/queue/pg-boss.ts';

/**
 * Works for everybody from the first moment, also while `demo` lives through its weeks, and answers what became of it. What
 * looks over all accounts by the clock begins once it has: to that the demo's past would be long overdue.
 */
export async function workBeside<T>(
  queue: Pick<WorkingQueue, 'work'>,
  handlers: readonly JobHandler[],
  demo: () => Promise<T>,
): Promise<T> {
  await queue.work(handlers.filter(({ schedule }) => schedule === null));
  const lived = await demo();
  await queue.work(handlers.filter(({ schedule }) => schedule !== null));
  return lived;
}
