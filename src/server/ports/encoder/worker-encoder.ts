import type { Worker } from 'node:worker_threads';
import { EncoderUnavailable } from './encoder.ts';
import type { SentenceEncoder } from './encoder.ts';
import { usual } from './surroundings.ts';
import type { EncoderSurroundings } from './surroundings.ts';
import type { Answer, Asked } from './thread-messages.ts';

/** How long nobody has to ask before the thread, and the memory it takes, are let go. */
export const IDLE_MILLISECONDS = 5 * 60_000;
/** Texts of one call that are done before another call has its turn: a twentieth of a second's work, where they are sentences. */
const TEXTS_A_TURN = 16;

interface Call {
  texts: readonly string[];
  /** The vectors of its first texts. */
  done: Float32Array[];
  /** A thread ended while it worked on it. */
  isRepeated: boolean;
  resolve(vectors: Float32Array[]): void;
  reject(reason: Error): void;
}

/**
 * The sentence encoder in a thread that starts with the first call and ends after five minutes without one. Where the thread ends while
 * it works, it is started again and what it was at is repeated once.
 */
export class WorkerEncoder implements SentenceEncoder {
  readonly #surroundings: EncoderSurroundings;
  #thread: Worker | null = null;
  #working: Call | null = null;
  #waiting: Call[] = [];
  #keep: () => void = () => undefined;

  constructor(surroundings: Partial<EncoderSurroundings> = {}) {
    this.#surroundings = { ...usual, ...surroundings };
  }

  async encode(texts: readonly string[]): Promise<Float32Array[]> {
    if (texts.length === 0) return [];
    return new Promise((resolve, reject) => {
      this.#waiting.push({ texts, done: [], isRepeated: false, resolve, reject });
      this.#goOn();
    });
  }

  async close(): Promise<void> {
    const calls = [...(this.#working === null ? [] : [this.#working]), ...this.#waiting];
    this.#waiting = [];
    this.#working = null;
    for (const call of calls) call.reject(new EncoderUnavailable('The sentence encoder was closed.'));
    await this.#letGo();
  }

  /** Gives the thread the next texts of whoever waits, unless it has some. */
  #goOn(): void {
    if (this.#working !== null) return;
    const call = this.#waiting.shift();
    if (call === undefined) {
      this.#rest();
      return;
    }
    this.#keep();
    this.#working = call;
    this.#thread ??= this.#started();
    this.#thread.ref();
    const asked: Asked = { texts: call.texts.slice(call.done.length, call.done.length + TEXTS_A_TURN) };
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#thread.postMessage(asked);
  }

  #started(): Worker {
    const { start, folder } = this.#surroundings;
    const thread = start(folder);
    let cause: unknown;
    thread.on('message', (answer: Answer) => {
      if (thread === this.#thread) this.#answered(answer);
    });
    thread.on('error', (error) => {
      cause = error;
    });
    thread.on('exit', () => {
      if (thread === this.#thread) this.#ended(cause);
    });
    return thread;
  }

  #answered(answer: Answer): void {
    const call = this.#working;
    this.#working = null;
    if (call === null) return;
    if ('vectors' in answer) {
      call.done.push(...answer.vectors);
      if (call.done.length < call.texts.length) this.#waiting.push(call);
      else call.resolve(call.done);
    } else {
      // Another thread looks at the files again, which somebody may have restored.
      void this.#letGo();
      call.reject(answer.isUnavailable ? new EncoderUnavailable(answer.problem) : new Error(answer.problem));
    }
    this.#goOn();
  }

  #ended(cause: unknown): void {
    const call = this.#working;
    this.#thread = null;
    this.#working = null;
    if (call?.isRepeated === false) this.#waiting.unshift(Object.assign(call, { isRepeated: true }));
    else
      call?.reject(
        new EncoderUnavailable(
          'The thread of the sentence encoder ended twice during one call. Look whether the machine has memory left, and ask again.',
          { cause },
        ),
      );
    this.#goOn();
  }

  /** Nobody asks: the thread stays for a while, without keeping the program from ending. */
  #rest(): void {
    this.#keep();
    this.#thread?.unref();
    if (this.#thread !== null)
      this.#keep = this.#surroundings.after(IDLE_MILLISECONDS, () => void this.#letGo());
  }

  async #letGo(): Promise<void> {
    this.#keep();
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
}
