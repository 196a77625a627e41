import { availableParallelism } from 'node:os';
import type { DocumentReader, ReadOptions, ReadOutcome, RefusalReason } from '#server/ports/documents.ts';
import type { Log } from '#server/ports/log.ts';
import { processorMilliseconds, residentBytes } from './processes/figures.ts';
import { MOST_BYTES, MOST_MILLISECONDS, MOST_RESIDENT_BYTES } from './limits.ts';
import { ReadyChildren } from './processes/ready-children.ts';
import type { ReadingChild } from './processes/ready-children.ts';
import type { ReaderProcess } from './processes/starter.ts';
import { FairTurns } from '#server/ports/turns/fair-turns.ts';
import { wakeThread } from './thread/in-thread.ts';
import { resumeWork } from './thread/resume-work.ts';

const WATCH_MILLISECONDS = 25;
/** A process that has not started by then cannot. */
const START_MILLISECONDS = 60_000;
const TRIES = 2;
/** One that had less of the time than this share of it was kept from working: not the file is slow. */
const STARVED_SHARE = 0.25;
/** How many times its time a process on a busy machine gets by the clock to have it on a processor. */
const MOST_BY_CLOCK = 15;
/** How V8 ends where its heap is full: by the signal, or by the code a shell makes of it. */
const HEAP_FULL_CODE = 134;

const MOST_PER_ACCOUNT = 8;
const MOST_WAITING = 40;

export interface DocumentReaderOptions {
  /** Documents read at the same time; others wait. One core is left to whoever waits for answers. */
  concurrency?: number;
  mostMilliseconds?: number;
  /** Starts a reading process, in place of the product's own. */
  start?: () => ReaderProcess;
  log?: Pick<Log, 'error'>;
}

const refused = (reason: RefusalReason): ReadOutcome => ({ kind: 'refused', reason });

interface Reading {
  child: ReadingChild;
  bytes: Uint8Array;
  fileName: string;
  mostMilliseconds: number;
  signal: AbortSignal | undefined;
}

/** What the end of a process that gave no answer says about the file. */
function reasonOfEnd(code: number | null, signal: string | null): RefusalReason {
  if (signal === 'SIGABRT' || code === HEAP_FULL_CODE) return 'too_heavy';
  // The machine ended it, for want of memory of its own.
  return signal === 'SIGKILL' || signal === 'SIGTERM' ? 'unavailable' : 'unreadable';
}

/** Reads one document in a process that is killed after its time, or at its memory; null when the process never could read. */
function readIn({ child, bytes, fileName, mostMilliseconds, signal }: Reading): Promise<ReadOutcome | null> {
  const { process, started } = child;
  return new Promise((resolve, reject) => {
    let settled = false;
    const end = () => {
      settled = true;
      clearTimeout(deadline);
      clearInterval(watch);
      signal?.removeEventListener('abort', abort);
      process.removeAllListeners();
      process.on('error', () => undefined);
      process.unref();
      process.kill('SIGKILL');
    };
    const settle = (outcome: ReadOutcome | null) => {
      if (settled) return;
      end();
      resolve(outcome);
    };
    const abort = () => {
      if (settled) return;
      end();
      reject(signal?.reason instanceof Error ? signal.reason : new Error('The reading was cancelled.'));
    };
    const tooSlow = () => {
      const worked = processorMilliseconds(process.pid ?? 0) ?? mostMilliseconds;
      const left = Math.min(mostMilliseconds - worked, byClock - performance.now());
      if (left >= 1) {
        deadline = setTimeout(tooSlow, left);
        return;
      }
      settle(refused(worked < mostMilliseconds * STARVED_SHARE ? 'unavailable' : 'too_slow'));
    };
    signal?.addEventListener('abort', abort);
    let byClock = 0;
    let deadline = setTimeout(() => settle(null), START_MILLISECONDS);
    const watch = setInterval(() => {
      if ((residentBytes(process.pid ?? 0) ?? 0) > MOST_RESIDENT_BYTES) settle(refused('too_heavy'));
    }, WATCH_MILLISECONDS);
    void started.then((isReady) => {
      if (settled) return;
      if (!isReady) return settle(null);
      clearTimeout(deadline);
      byClock = performance.now() + mostMilliseconds * MOST_BY_CLOCK;
      deadline = setTimeout(tooSlow, mostMilliseconds);
      // The child is our own program; only the text inside what it answers comes from a stranger.
      process.once('message', (message) => settle(message as ReadOutcome));
      process.once('exit', (code, ending) => settle(refused(reasonOfEnd(code, ending))));
      // A Buffer would arrive as a Buffer, which the PDF library refuses.
      process.send({ bytes: new Uint8Array(bytes), fileName }, (error) => {
        if (error) settle(null);
      });
    });
  });
}

/**
 * Reads documents, each in a process of its own that is killed after 8 s on a processor (120 by the clock, where others hold it)
 * or at 400 MB, and gives way to everything else; the next ones are started ahead, one more than may read at once. Whose documents
 * wait take turns.
 */
export function documentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const atOnce = options.concurrency ?? Math.max(1, availableParallelism() - 1);
  const turns = new FairTurns({ atOnce, perSource: MOST_PER_ACCOUNT, waiting: MOST_WAITING });
  const children = new ReadyChildren(atOnce + 1, options.start);
  const mostMilliseconds = options.mostMilliseconds ?? MOST_MILLISECONDS;
  const attempt = async (bytes: Uint8Array, fileName: string, signal: AbortSignal | undefined) => {
    let problem = 'It ended before it was ready.';
    for (let tries = 0; tries < TRIES; tries += 1) {
      signal?.throwIfAborted();
      try {
        const reading = { child: children.take(), bytes, fileName, mostMilliseconds, signal };
        const outcome = await readIn(reading).finally(() => children.prepare());
        if (outcome !== null) return outcome;
      } catch (error) {
        if (signal?.aborted) throw error;
        problem = error instanceof Error ? error.message : problem;
      }
    }
    options.log?.error('documents.reader_failed', { problem });
    return refused('unavailable');
  };
  let unnamed = 0;
  const nobody = () => `nobody ${(unnamed += 1)}`;
  return {
    ...resumeWork(),
    read: async (bytes, fileName, { signal, source = nobody() }: ReadOptions = {}) => {
      if (bytes.length > MOST_BYTES) return refused('too_large');
      // What it says will be understood there.
      wakeThread();
      const outcome = await turns.take(source, () => attempt(bytes, fileName, signal), signal);
      if (outcome === 'source_full') return refused('busy');
      return outcome === 'full' ? refused('unavailable') : outcome;
    },
  };
}
