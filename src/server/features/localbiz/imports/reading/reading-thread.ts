import { modelFiles } from '#server/ports/learned/model-files.ts';
import { answerTasks } from '#server/ports/threads/answer-tasks.ts';
import { fileReader } from './reading-tasks.ts';

// Runs in a thread of its own, so that a large file keeps nobody else waiting; one task after the other.
answerTasks(fileReader(modelFiles()));
