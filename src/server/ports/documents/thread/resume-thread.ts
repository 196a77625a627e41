import { parentPort } from 'node:worker_threads';
import { wordLists } from '#server/ports/lexicon/word-lists.ts';
import { giveWayToAnswers } from './give-way.ts';
import { done } from './tasks.ts';
import type { Task } from './tasks.ts';

giveWayToAnswers();
const words = wordLists();

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (message: unknown) => parentPort?.postMessage(message);
const fail = (error: unknown) =>
  say({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });

// Runs in a thread of its own, so that a resume keeps nobody else waiting; one task after the other.
parentPort?.on('message', (task: Task) => {
  done(task, words).then((result) => say({ done: result }), fail);
});
say('ready');
