import { readFileSync } from 'node:fs';
import type { DocumentReader, ReadOutcome } from '#server/ports/documents.ts';
import { MOST_BYTES, MOST_MILLISECONDS, MOST_RESIDENT_BYTES } from './limits.ts';
import { ReadyChildren } from './ready-child.ts';
import { takingTurns } from './turns.ts';

const PAGE_BYTES = 4096;
const WATCH_MILLISECONDS = 25;

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

interface Reading {
  children: ReadyChildren;
  bytes: Uint8Array;
  fileName: string;
  mostMilliseconds: number;
  signal: AbortSignal | undefined;
}

function readInChild({ children, bytes, fileName, mostMilliseconds, signal }: Reading): Promise<ReadOutcome> {
  signal?.throwIfAborted();
  const child = children.take();
  return new Promise((resolve, reject) => {
    let settled = false;
    const end = () => {
      settled = true;
      clearTimeout(deadline);
      clearInterval(watch);
      signal?.removeEventListener('abort', abort);
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      children.prepare();
    };
    const settle = (outcome: ReadOutcome) => {
      if (settled) return;
      end();
      resolve(outcome);
    };
    const abort = () => {
      if (settled) return;
      end();
      reject(signal?.reason instanceof Error ? signal.reason : new Error('The reading was cancelled.'));
    };
    signal?.addEventListener('abort', abort);
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
    // A Buffer would arrive as a Buffer, which the PDF library refuses.
    child.send({ bytes: new Uint8Array(bytes), fileName }, (error) => {
      if (error) refuse('unreadable');
    });
  });
}

/** Reads documents, each in a process of its own that is killed after 8 s or 400 MB; the next ones are started ahead, as many as may read at once. */
export function documentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const atOnce = options.concurrency ?? 2;
  const takeTurn = takingTurns(atOnce);
  const children = new ReadyChildren(atOnce);
  return {
    read: async (bytes, fileName, signal) => {
      if (bytes.length > MOST_BYTES) return { kind: 'refused', reason: 'too_large' };
      const mostMilliseconds = options.mostMilliseconds ?? MOST_MILLISECONDS;
      return takeTurn(async () => readInChild({ children, bytes, fileName, mostMilliseconds, signal }));
    },
  };
}
