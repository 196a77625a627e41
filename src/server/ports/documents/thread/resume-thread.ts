import { wordLists } from '#server/ports/words/word-lists.ts';
import { answerTasks } from '#server/ports/threads/answer-tasks.ts';
import { done } from './tasks.ts';
import type { Task } from './tasks.ts';

const words = wordLists();

// Runs in a thread of its own, so that a resume keeps nobody else waiting; one task after the other.
answerTasks((task: Task) => done(task, words));
