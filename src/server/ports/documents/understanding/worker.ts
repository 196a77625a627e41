import { parentPort } from 'node:worker_threads';
import { judgeResume, readResumeWithPlaces } from '#engines/resume/index.ts';
import { wordLists } from '#server/ports/lexicon/word-lists.ts';
import type { Task } from './understanding.ts';

const words = wordLists();

// Runs in a thread of its own, so that a long text keeps nobody else waiting; one task after the other.
parentPort?.on('message', (task: Task) => {
  const answer = (reply: { done: unknown } | { problem: string }) => parentPort?.postMessage(reply);
  const fail = (error: unknown) =>
    answer({ problem: error instanceof Error ? error.message : 'The text could not be understood.' });
  try {
    if (task.kind === 'read') answer({ done: readResumeWithPlaces(task.source, task.file) });
    else
      words
        .lexicon()
        .then((lexicon) => answer({ done: judgeResume({ ...task.given, lexicon }) }))
        .catch(fail);
  } catch (error) {
    fail(error);
  }
});
parentPort?.postMessage('ready');
