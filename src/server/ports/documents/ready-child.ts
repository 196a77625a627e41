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

/** One reading process started ahead, so that a document does not wait for it; each still reads one document only. */
export class ReadyChild {
  #spare: ChildProcess | null = null;

  /** A process that has read nothing yet. */
  take(): ChildProcess {
    const child = this.#spare?.connected === true ? this.#spare : startChild();
    this.#spare = null;
    child.removeAllListeners();
    child.ref();
    child.channel?.ref();
    return child;
  }

  /** Starts the next, unless one waits already. */
  prepare(): void {
    if (this.#spare?.connected === true) return;
    const child = startChild();
    const forget = () => {
      if (this.#spare === child) this.#spare = null;
    };
    child.on('error', forget);
    child.on('exit', forget);
    this.#spare = child;
  }
}
