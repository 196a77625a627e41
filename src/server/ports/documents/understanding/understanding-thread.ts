import { parentPort } from 'node:worker_threads';
import { judgeResume, readResumeWithPlaces } from '#engines/resume/index.ts';
import { wordLists } from '#server/ports/lexicon/word-lists.ts';
import type { Task } from './understanding.ts';

const words = wordLists();

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (message: unknown) => parentPort?.postMessage(message);
const fail = (error: unknown) =>
  say({ problem: error instanceof Error ? error.message : 'The text could not be understood.' });

async function done(task: Task): Promise<unknown> {
  if (task.kind === 'read') return readResumeWithPlaces(task.source, task.file);
  return judgeResume({ ...task.given, lexicon: await words.lexicon() });
}

// Runs in a thread of its own, so that a long text keeps nobody else waiting; one task after the other.
parentPort?.on('message', (task: Task) => {
  done(task).then((result) => say({ done: result }), fail);
});
say('ready');
