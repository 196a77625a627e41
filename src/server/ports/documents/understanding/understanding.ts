import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SourceLine } from '#contract/career/facts.ts';
import { judgeResume, readResumeWithPlaces } from '#engines/resume/index.ts';
import type { JudgedText, ResumeText, Understanding, UnderstandingOf } from '#server/ports/documents.ts';
import { FairTurns } from '#server/ports/turns/fair-turns.ts';

/** What the thread is asked. */
export type Task =
  | { kind: 'read'; source: ResumeText; file: { id: string; name: string } }
  | { kind: 'judge'; given: JudgedText };

/** A text of more lines or characters takes longer than others may wait: it goes to the thread. Most CVs are shorter. */
const SHORT_LINES = 150;
const SHORT_CHARACTERS = 12_000;
/** No text of a CV needs as long on a machine that has time for it; one that is busy gets more than a second's work done. */
const MOST_MILLISECONDS = 20_000;
const START_MILLISECONDS = 30_000;
const HEAP_MEGABYTES = 400;
const MOST_PER_ACCOUNT = 8;
const MOST_WAITING = 40;

const isShort = (lines: readonly SourceLine[]): boolean =>
  lines.length <= SHORT_LINES && lines.reduce((sum, { text }) => sum + text.length, 0) <= SHORT_CHARACTERS;

interface Thread {
  worker: Worker;
  /** It has said that it can be asked. */
  isReady: boolean;
}

/** Asks a thread; ends it, and answers null, when it takes too long or breaks. */
function ask(
  { worker, isReady }: Thread,
  task: Task,
  mostMilliseconds: number,
): Promise<{ done: unknown } | null> {
  return new Promise((resolve) => {
    const settle = (reply: { done: unknown } | null) => {
      clearTimeout(deadline);
      worker.off('message', hear).off('error', giveUp).off('exit', giveUp);
      worker.unref();
      if (reply === null) void worker.terminate();
      resolve(reply);
    };
    const hear = (reply: { done: unknown } | { problem: string }) => settle('done' in reply ? reply : null);
    const giveUp = () => settle(null);
    const begin = () => {
      clearTimeout(deadline);
      deadline = setTimeout(giveUp, mostMilliseconds);
      worker.on('message', hear);
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(task);
    };
    let deadline = setTimeout(giveUp, START_MILLISECONDS);
    worker.ref();
    worker.on('error', giveUp).on('exit', giveUp);
    if (isReady) begin();
    else worker.once('message', begin);
  });
}

/** Understands texts beside everything else: short ones at once, others in one thread, whose turns go round between accounts. */
export function understanding({ mostMilliseconds = MOST_MILLISECONDS } = {}): Understanding {
  const turns = new FairTurns({ atOnce: 1, perSource: MOST_PER_ACCOUNT, waiting: MOST_WAITING });
  let thread: Thread | null = null;
  const startThread = (): Thread => {
    const worker = new Worker(join(import.meta.dirname, 'understanding-thread.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    const started: Thread = { worker, isReady: false };
    worker.on('error', () => undefined);
    worker.once('message', () => {
      started.isReady = true;
    });
    worker.on('exit', () => {
      if (thread === started) thread = null;
    });
    return started;
  };
  const inThread = async (task: Task, account: string): Promise<UnderstandingOf<unknown>> => {
    const reply = await turns.take(account, async () => {
      thread ??= startThread();
      const answered = await ask(thread, task, mostMilliseconds);
      if (answered === null) thread = null;
      return answered;
    });
    if (reply === 'source_full') return { kind: 'refused', reason: 'busy' };
    if (reply === 'full') return { kind: 'refused', reason: 'unavailable' };
    return reply === null
      ? { kind: 'refused', reason: 'too_slow' }
      : { kind: 'understood', result: reply.done };
  };
  return {
    understand: async (source, file, account) => {
      if (isShort(source.lines)) return { kind: 'understood', result: readResumeWithPlaces(source, file) };
      const { lines, sheets } = source;
      const task = {
        kind: 'read',
        source: { lines, sheets },
        file: { id: file.id, name: file.name },
      } as const;
      // The thread runs the same function.
      return (await inThread(task, account)) as UnderstandingOf<ReturnType<typeof readResumeWithPlaces>>;
    },
    judge: async (given, account, lexicon) => {
      if (isShort(given.lines))
        return { kind: 'understood', result: judgeResume({ ...given, lexicon: await lexicon() }) };
      // The thread runs the same function, with words of its own.
      return (await inThread({ kind: 'judge', given }, account)) as UnderstandingOf<
        ReturnType<typeof judgeResume>
      >;
    },
  };
}
