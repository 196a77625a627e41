import { join } from 'node:path';
import { text } from '#server/features/localbiz/imports/messages.ts';
import { WorkThread } from '#server/ports/threads/work-thread.ts';
import { Problem } from '#server/problem.ts';
import type { ReadingResults, ReadingTask } from './reading-tasks.ts';

/** On a processor; the largest file that is taken needs about half of it. */
const MOST_MILLISECONDS = 120_000;
const RETRY_SECONDS = 60;

// One for all of a process: what one file takes of memory is the most that all of them take.
const thread = new WorkThread(join(import.meta.dirname, 'reading-thread.ts'), {
  heapMegabytes: 1500,
  idleMilliseconds: 30_000,
});

/**
 * Has a file read beside everything else; the turns go round between businesses. What takes too long or too much memory is refused.
 * Throws Problem `unavailable` where so many files wait that there is no place to wait.
 */
export async function readInThread<Kind extends ReadingTask['kind']>(
  businessId: string,
  task: Extract<ReadingTask, { kind: Kind }>,
): Promise<ReadingResults[Kind]> {
  const outcome = await thread.run(task, businessId, MOST_MILLISECONDS);
  // The thread runs the function that stands for this kind.
  if (outcome.kind === 'done') return outcome.result as ReadingResults[Kind];
  if (outcome.reason !== 'too_slow')
    throw new Problem('unavailable', text.message('othersFirst'), RETRY_SECONDS);
  return { refused: text.message('tooMuch') } as ReadingResults[Kind];
}
