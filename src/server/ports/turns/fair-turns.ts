/** Whoever sent a piece of work: how much of it is here, what of it waits, and when it last had a turn. */
interface Source {
  held: number;
  waiting: (() => void)[];
  lastTurn: number;
}

interface Limits {
  /** Pieces done at the same time. */
  atOnce: number;
  /** Pieces that one source may have here, waiting or being done. */
  perSource: number;
  /** Pieces that may wait, of everybody together. */
  waiting: number;
}

/** Why there is no place to wait: this source holds as many as it may, or everybody together does. */
export type NoRoom = 'source_full' | 'full';

/**
 * Lets few pieces of work run at the same time, and gives the next turn to whoever waits and had none for longest, so that many
 * pieces of one source hold nobody up for more than one of them.
 */
export class FairTurns {
  readonly #limits: Limits;
  readonly #sources = new Map<string, Source>();
  #running = 0;
  #waiting = 0;
  #turns = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Does the work when its turn comes; answers why where there is no room. Rejects with the signal's reason when it says so before. */
  async take<Result>(
    name: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result | NoRoom> {
    signal?.throwIfAborted();
    const source = this.#sources.get(name) ?? { held: 0, waiting: [], lastTurn: 0 };
    if (source.held >= this.#limits.perSource) return 'source_full';
    const mustWait = this.#running >= this.#limits.atOnce;
    if (mustWait && this.#waiting >= this.#limits.waiting) return 'full';
    this.#sources.set(name, source);
    source.held += 1;
    try {
      if (mustWait) await this.#wait(source, signal);
      else this.#begin(source);
      try {
        return await work();
      } finally {
        this.#running -= 1;
        this.#next();
      }
    } finally {
      source.held -= 1;
      if (source.held === 0) this.#sources.delete(name);
    }
  }

  #begin(source: Source): void {
    this.#running += 1;
    this.#turns += 1;
    source.lastTurn = this.#turns;
  }

  #wait(source: Source, signal: AbortSignal | undefined): Promise<void> {
    this.#waiting += 1;
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        this.#waiting -= 1;
        this.#begin(source);
        resolve();
      };
      const leave = () => {
        source.waiting.splice(source.waiting.indexOf(start), 1);
        this.#waiting -= 1;
        reject(signal?.reason instanceof Error ? signal.reason : new Error('The work was cancelled.'));
      };
      source.waiting.push(start);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #next(): void {
    const waiting = [...this.#sources.values()].filter((source) => source.waiting.length > 0);
    const [next] = waiting.toSorted((one, other) => one.lastTurn - other.lastTurn);
    next?.waiting.shift()?.();
  }
}
