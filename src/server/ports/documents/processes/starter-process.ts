import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { giveWay } from '#server/ports/documents/priority.ts';
import type { Asked, Told } from './starter-messages.ts';

const HEAP_MEGABYTES = 256;
const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');

const readers = new Map<number, ChildProcess>();
const tell = (told: Told) => process.send?.(told);

function startReader(): ChildProcess {
  return fork(join(import.meta.dirname, 'reader-process.ts'), [], {
    execArgv: [
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      // The reader may read the program's own files and nothing else: no writing, no programs, no add-ons.
      '--permission',
      `--allow-fs-read=${ROOT}`,
      '--disable-warning=ExperimentalWarning',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function start(id: number): void {
  const reader = startReader();
  if (reader.pid !== undefined) giveWay(reader.pid);
  readers.set(id, reader);
  tell({ kind: 'started', id, pid: reader.pid });
  reader.on('message', (message) => tell({ kind: 'message', id, message }));
  reader.on('error', ({ message }) => tell({ kind: 'error', id, problem: message }));
  reader.on('exit', (code, signal) => {
    readers.delete(id);
    tell({ kind: 'exit', id, code, signal });
  });
}

function send(id: number, message: unknown): void {
  // What cannot be sent has ended, and its end is told.
  readers.get(id)?.send(message as object, () => undefined);
}

// Runs beside the server and stays small, because starting a process halts whoever starts it, the longer the larger it is.
process.on('message', (asked: Asked) => {
  if (asked.kind === 'send') send(asked.id, asked.message);
  else if (asked.kind === 'kill') readers.get(asked.id)?.kill('SIGKILL');
  else
    try {
      start(asked.id);
    } catch (error) {
      tell({ kind: 'error', id: asked.id, problem: error instanceof Error ? error.message : 'Not started.' });
    }
});
process.on('disconnect', () => {
  for (const reader of readers.values()) reader.kill('SIGKILL');
  process.exit();
});
