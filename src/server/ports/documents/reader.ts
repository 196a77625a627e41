import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentReader, ReadOutcome } from '#server/ports/documents.ts';
import { MOST_BYTES, MOST_MILLISECONDS, MOST_RESIDENT_BYTES } from './limits.ts';
import { takingTurns } from './turns.ts';

const PAGE_BYTES = 4096;
const WATCH_MILLISECONDS = 25;
const HEAP_MEGABYTES = 256;

export interface DocumentReaderOptions {
  /** Documents read at the same time; others wait. */
  concurrency?: number;
  mostMilliseconds?: number;
}

/** Memory a process holds; null where the system does not say (the heap limit still stands there). */
function residentBytes(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return null;
  }
}

function startChild(): ChildProcess {
  return fork(join(import.meta.dirname, 'reader-process.ts'), [], {
    execArgv: [
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      // The reader may read the program's own files and nothing else: no writing, no programs, no add-ons.
      '--permission',
      `--allow-fs-read=${join(import.meta.dirname, '..', '..', '..', '..')}`,
      '--disable-warning=ExperimentalWarning',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function readInChild(bytes: Uint8Array, fileName: string, mostMilliseconds: number): Promise<ReadOutcome> {
  const child = startChild();
  return new Promise((resolve) => {
    let settled = false;
    const settle = (outcome: ReadOutcome) => {
      if (settled) return;
      settled = true;
      clearTimeout(deadline);
      clearInterval(watch);
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      resolve(outcome);
    };
    const refuse = (reason: 'too_slow' | 'too_large' | 'unreadable') => settle({ kind: 'refused', reason });
    const deadline = setTimeout(() => refuse('too_slow'), mostMilliseconds);
    const watch = setInterval(() => {
      if ((residentBytes(child.pid ?? 0) ?? 0) > MOST_RESIDENT_BYTES) refuse('too_large');
    }, WATCH_MILLISECONDS);
    // The child is our own program; only the text inside what it answers comes from a stranger.
    child.once('message', (message) => settle(message as ReadOutcome));
    child.once('error', () => refuse('unreadable'));
    // Ends by itself only when its heap is full or the parser broke it.
    child.once('exit', () => refuse('too_large'));
    child.send({ bytes, fileName }, (error) => {
      if (error) refuse('unreadable');
    });
  });
}

/** Reads documents, each in a process of its own that is killed after 8 s or 400 MB. */
export function documentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const takeTurn = takingTurns(options.concurrency ?? 2);
  return {
    read: async (bytes, fileName) =>
      bytes.length > MOST_BYTES
        ? { kind: 'refused', reason: 'too_large' }
        : takeTurn(() => readInChild(bytes, fileName, options.mostMilliseconds ?? MOST_MILLISECONDS)),
  };
}
