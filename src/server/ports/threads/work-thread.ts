import { Worker } from 'node:worker_threads';
import { FairTurns } from '#server/ports/turns/fair-turns.ts';

const START_MILLISECONDS = 30_000;
/** How many times its time a thread on a busy machine gets by the clock to have it on a processor. */
const TIMES_BY_THE_CLOCK = 10;
const MOST_PER_SOURCE = 8;
const MOST_WAITING = 40;

interface Thread {
  worker: Worker;
  /** It has said that it can be asked. */
  isReady: boolean;
}

type Reply = { done: unknown } | { problem: string };

/** What came of a task. `busy`: its source has as many here as it may; `unavailable`: many wait; `too_slow`: it took too long or too much memory. */
export type ThreadOutcome =
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; reason: 'busy' | 'unavailable' | 'too_slow' };

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
function ask({ worker, isReady }: Thread, task: object, mostMilliseconds: number): Promise<Reply | null> {
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

/**
 * A thread that does the tasks of one program (`answerTasks`) beside everything else, one after the other, whose turns go round between
 * sources. It starts with the first task, and anew after one that took too long, took more memory than it may or broke.
 */
export class WorkThread {
  readonly #program: string;
  readonly #heapMegabytes: number;
  /** After so long without a task the thread, and the memory it takes, are let go. */
  readonly #idleMilliseconds: number | null;
  readonly #turns = new FairTurns({ atOnce: 1, perSource: MOST_PER_SOURCE, waiting: MOST_WAITING });
  #thread: Thread | null = null;
  #rest: NodeJS.Timeout | undefined;

  constructor(
    program: string,
    { heapMegabytes, idleMilliseconds = null }: { heapMegabytes: number; idleMilliseconds?: number | null },
  ) {
    this.#program = program;
    this.#heapMegabytes = heapMegabytes;
    this.#idleMilliseconds = idleMilliseconds;
  }

  /** Starts the thread where there is none, so that it is there when the first task comes. */
  wake(): Thread {
    if (this.#thread !== null) return this.#thread;
    const worker = new Worker(this.#program, {
      resourceLimits: { maxOldGenerationSizeMb: this.#heapMegabytes },
    });
    const started: Thread = { worker, isReady: false };
    // One that waits must not keep the program from ending.
    worker.unref();
    worker.on('error', () => undefined);
    worker.once('message', () => {
      started.isReady = true;
    });
    worker.on('exit', () => {
      if (this.#thread === started) this.#thread = null;
    });
    this.#thread = started;
    return started;
  }

  /** Does a task when its turn comes. Rejects where our own program failed at it. */
  async run(task: object, source: string, mostMilliseconds: number): Promise<ThreadOutcome> {
    const reply = await this.#turns.take(source, async () => {
      clearTimeout(this.#rest);
      const answered = await ask(this.wake(), task, mostMilliseconds);
      if (answered === null) this.#thread = null;
      else this.#restLater();
      return answered;
    });
    if (reply === 'source_full') return { kind: 'refused', reason: 'busy' };
    if (reply === 'full') return { kind: 'refused', reason: 'unavailable' };
    if (reply === null) return { kind: 'refused', reason: 'too_slow' };
    if ('problem' in reply) throw new Error(reply.problem);
    return { kind: 'done', result: reply.done };
  }

  #restLater(): void {
    if (this.#idleMilliseconds === null) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      void this.#thread?.worker.terminate();
      this.#thread = null;
    }, this.#idleMilliseconds);
    this.#rest.unref();
  }
}
