import { Starter } from './starter.ts';
import type { ReaderProcess } from './starter.ts';

/** A process that reads one document. `started`: true once it says that it can read, false when it ended before. */
export interface ReadingChild {
  process: ReaderProcess;
  started: Promise<boolean>;
}

/** Reading processes started ahead, so that documents do not wait for one; each still reads one document only. */
export class ReadyChildren {
  readonly #spares = new Set<ReadingChild>();
  readonly #most: number;
  readonly #start: () => ReaderProcess;

  constructor(most: number, start?: () => ReaderProcess) {
    this.#most = most;
    const starter = new Starter();
    this.#start = start ?? (() => starter.start());
  }

  /** A process that has read nothing yet; throws where the system refuses to start one. */
  take(): ReadingChild {
    const spare = [...this.#spares].find(({ process }) => process.connected);
    const child = spare ?? this.#begin();
    this.#spares.delete(child);
    child.process.ref();
    child.process.channel?.ref();
    return child;
  }

  /** Starts as many as may wait. */
  prepare(): void {
    try {
      while (this.#spares.size < this.#most) this.#spares.add(this.#begin());
    } catch {
      // Whoever needs one tries again, and hears of it.
    }
  }

  #begin(): ReadingChild {
    const process = this.#start();
    // One that waits must not keep the program from ending; it ends with the program by itself.
    process.unref();
    process.channel?.unref();
    const started = new Promise<boolean>((resolve) => {
      process.once('message', () => resolve(true));
      const ended = () => {
        this.#spares.delete(child);
        resolve(false);
      };
      process.on('error', ended);
      process.on('exit', ended);
      process.on('disconnect', ended);
    });
    const child = { process, started };
    return child;
  }
}
