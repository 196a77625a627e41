import { join } from 'node:path';
import type { UnderstandingOf } from '#server/ports/documents.ts';
import { WorkThread } from '#server/ports/threads/work-thread.ts';
import type { Results, Task } from './tasks.ts';

// One for all of a process: what it does keeps nothing, and its program takes a while and memory to load.
const thread = new WorkThread(join(import.meta.dirname, 'resume-thread.ts'), { heapMegabytes: 400 });

/** Starts the thread where there is none, so that it is there when the first task comes. */
export const wakeThread = (): void => void thread.wake();

/**
 * Does a task beside everything else, in one thread whose turns go round between accounts. Refused when it takes longer than its
 * milliseconds, or many wait; throws where our own program failed at it.
 */
export async function inThread<Kind extends Task['kind']>(
  task: Extract<Task, { kind: Kind }>,
  account: string,
  mostMilliseconds: number,
): Promise<UnderstandingOf<Results[Kind]>> {
  const outcome = await thread.run(task, account, mostMilliseconds);
  if (outcome.kind === 'refused') return outcome;
  // The thread runs the function that stands for this kind.
  return { kind: 'understood', result: outcome.result as Results[Kind] };
}
