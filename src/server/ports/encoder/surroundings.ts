import { Worker } from 'node:worker_threads';
import { ENCODER_FOLDER } from './asset.ts';

/** Where the encoder takes its files, its thread and the time from; tests have others. */
export interface EncoderSurroundings {
  folder: string;
  start: (folder: string) => Worker;
  after: After;
}

/** Does something after so many milliseconds, unless what it answers is called before. */
type After = (milliseconds: number, act: () => void) => () => void;

const timer: After = (milliseconds, act) => {
  // What only waits must not keep the program from ending.
  const timeout = setTimeout(act, milliseconds).unref();
  return () => clearTimeout(timeout);
};

export const startThread = (folder: string): Worker =>
  new Worker(new URL('./encoder-thread.ts', import.meta.url), { workerData: { folder } });

/** The files in the repository, a thread of Node, the machine's own time. */
export const usual: EncoderSurroundings = { folder: ENCODER_FOLDER, start: startThread, after: timer };
