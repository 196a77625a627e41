import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CopyError } from '#server/copies/copy-error.ts';
import type { Packed, ToPack } from './pack.ts';

type Answer = { packed: Packed | null } | { failed: string; isSentence: boolean };

/** `pack` in a thread of its own, so that this one goes on answering. Throws CopyError where the reason is for the operator. */
export async function packAside(given: ToPack): Promise<Packed | null> {
  const worker = new Worker(new URL('./pack-thread.ts', import.meta.url), { workerData: given });
  try {
    const [answer] = (await once(worker, 'message')) as [Answer]; // What the thread posts, once.
    if ('packed' in answer) return answer.packed;
    throw answer.isSentence ? new CopyError(answer.failed) : new Error(answer.failed);
  } finally {
    await worker.terminate();
  }
}
