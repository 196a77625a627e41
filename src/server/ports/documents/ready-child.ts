import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { join } from 'node:path';

const HEAP_MEGABYTES = 256;

function startChild(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'reader-process.ts'), [], {
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
  // One that waits must not keep the program from ending; it ends with the program by itself.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Reading processes started ahead, so that documents do not wait for one; each still reads one document only. */
export class ReadyChildren {
  readonly #spares = new Set<ChildProcess>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** A process that has read nothing yet. */
  take(): ChildProcess {
    const spare = [...this.#spares].find(({ connected }) => connected);
    const child = spare ?? startChild();
    this.#spares.delete(child);
    child.removeAllListeners();
    child.ref();
    child.channel?.ref();
    return child;
  }

  /** Starts as many as may wait. */
  prepare(): void {
    while (this.#spares.size < this.#most) {
      const child = startChild();
      const forget = () => this.#spares.delete(child);
      child.on('error', forget);
      child.on('exit', forget);
      child.on('disconnect', forget);
      this.#spares.add(child);
    }
  }
}
