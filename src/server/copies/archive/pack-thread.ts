import { parentPort, workerData } from 'node:worker_threads';
import { CopyError } from '#server/copies/copy-error.ts';
import { pack } from './pack.ts';
import type { ToPack } from './pack.ts';

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (message: unknown) => parentPort?.postMessage(message);

// Runs in a thread of its own: hashing, packing and locking would hold up everybody the server answers.
try {
  // `workerData` is what `packAside` gave.
  say({ packed: await pack(workerData as ToPack) });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  say({ failed: message, isSentence: error instanceof CopyError });
}
