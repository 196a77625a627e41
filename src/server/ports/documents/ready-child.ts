import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

const HEAP_MEGABYTES = 256;

/** A process that reads one document. `started`: true once it says that it can read, false when it ended before. */
export interface ReadingChild {
  process: ChildProcess;
  started: Promise<boolean>;
}

/** Starts a reading process; it says one word when it is ready. */
export function startReader(): ChildProcess {
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

/** Below everybody who waits for an answer; where the system does not allow it, it stays as it is. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may have ended already.
  }
}

/** Reading processes started ahead, so that documents do not wait for one; each still reads one document only. */
export class ReadyChildren {
  readonly #spares = new Set<ReadingChild>();
  readonly #most: number;
  readonly #start: () => ChildProcess;

  constructor(most: number, start: () => ChildProcess = startReader) {
    this.#most = most;
    this.#start = start;
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
    giveWay(process.pid);
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
