import { parentPort } from 'node:worker_threads';
import { giveWayToAnswers } from './give-way.ts';

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (message: unknown) => parentPort?.postMessage(message);
const fail = (error: unknown) =>
  say({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });

/** Makes the thread that calls it the one of a `WorkThread`: it does its program's tasks and answers what came of each. */
export function answerTasks(done: (task: never) => Promise<unknown>): void {
  giveWayToAnswers();
  // What it is sent are its own program's tasks.
  parentPort?.on('message', (task) => {
    done(task as never).then((result) => say({ done: result }), fail);
  });
  say('ready');
}
