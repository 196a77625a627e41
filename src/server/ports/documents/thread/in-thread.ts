import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairTurns } from '#server/ports/turns/fair-turns.ts';
import type { UnderstandingOf } from '#server/ports/documents.ts';
import type { Results, Task } from './tasks.ts';

const START_MILLISECONDS = 30_000;
/** How many times its time a thread on a busy machine gets by the clock to have it on a processor. */
const TIMES_BY_THE_CLOCK = 10;
const HEAP_MEGABYTES = 400;
const MOST_PER_ACCOUNT = 8;
const MOST_WAITING = 40;

interface Thread {
  worker: Worker;
  /** It has said that it can be asked. */
  isReady: boolean;
}

type Reply = { done: unknown } | { problem: string };

/** Milliseconds that a thread has had on a processor; none where it has ended. */
async function busyMilliseconds(worker: Worker): Promise<number> {
  const usage = await worker.cpuUsage().catch(() => null);
  return usage === null ? 0 : (usage.user + usage.system) / 1000;
}

/**
 * Calls when a thread has had so long on a processor: it gives way to everything else, so that on a busy machine the clock says
 * little of it. By the clock it gets so many times as long.
 */
function whenBusyFor(worker: Worker, mostMilliseconds: number, over: () => void): () => void {
  const begun = performance.now();
  const before = busyMilliseconds(worker);
  let timer: NodeJS.Timeout;
  let isOff = false;
  const look = async () => {
    const had = (await busyMilliseconds(worker)) - (await before);
    const late = performance.now() - begun >= mostMilliseconds * TIMES_BY_THE_CLOCK;
    if (isOff) return;
    if (late || had >= mostMilliseconds) over();
    else lookIn(mostMilliseconds - had);
  };
  const lookIn = (milliseconds: number) => {
    timer = setTimeout(() => void look(), milliseconds);
  };
  lookIn(mostMilliseconds);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}

/** Asks a thread; ends it, and answers null, when it takes too long or breaks. */
function ask({ worker, isReady }: Thread, task: Task, mostMilliseconds: number): Promise<Reply | null> {
  return new Promise((resolve) => {
    const settle = (reply: Reply | null) => {
      stopWaiting();
      worker.off('message', settle).off('error', giveUp).off('exit', giveUp);
      worker.unref();
      if (reply === null) void worker.terminate();
      resolve(reply);
    };
    const giveUp = () => settle(null);
    const begin = () => {
      stopWaiting();
      stopWaiting = whenBusyFor(worker, mostMilliseconds, giveUp);
      worker.on('message', settle);
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(task);
    };
    const start = setTimeout(giveUp, START_MILLISECONDS * TIMES_BY_THE_CLOCK);
    let stopWaiting = () => clearTimeout(start);
    worker.ref();
    worker.on('error', giveUp).on('exit', giveUp);
    if (isReady) begin();
    else worker.once('message', begin);
  });
}

// One for all of a process: what it does keeps nothing, and its program takes a while and memory to load.
const turns = new FairTurns({ atOnce: 1, perSource: MOST_PER_ACCOUNT, waiting: MOST_WAITING });
let thread: Thread | null = null;

/** Starts the thread where there is none, so that it is there when the first task comes. */
export function wakeThread(): Thread {
  if (thread !== null) return thread;
  const worker = new Worker(join(import.meta.dirname, 'resume-thread.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const started: Thread = { worker, isReady: false };
  // One that waits must not keep the program from ending.
  worker.unref();
  worker.on('error', () => undefined);
  worker.once('message', () => {
    started.isReady = true;
  });
  worker.on('exit', () => {
    if (thread === started) thread = null;
  });
  thread = started;
  return started;
}

/**
 * Does a task beside everything else, in one thread whose turns go round between accounts. Refused when it takes longer than its
 * milliseconds, or many wait; throws where our own program failed at it.
 */
export async function inThread<Kind extends Task['kind']>(
  task: Extract<Task, { kind: Kind }>,
  account: string,
  mostMilliseconds: number,
): Promise<UnderstandingOf<Results[Kind]>> {
  const reply = await turns.take(account, async () => {
    const answered = await ask(wakeThread(), task, mostMilliseconds);
    if (answered === null) thread = null;
    return answered;
  });
  if (reply === 'source_full') return { kind: 'refused', reason: 'busy' };
  if (reply === 'full') return { kind: 'refused', reason: 'unavailable' };
  if (reply === null) return { kind: 'refused', reason: 'too_slow' };
  if ('problem' in reply) throw new Error(reply.problem);
  // The thread runs the function that stands for this kind.
  return { kind: 'understood', result: reply.done as Results[Kind] };
}
