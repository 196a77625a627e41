import { expect, test } from 'vitest';
import type { PracticeReply } from '#contract/localbiz/practice-shop.ts';
import { fileSteps } from './file-steps.ts';
import { text } from './messages.ts';

type File = PracticeReply['files'][number];
const inStates = (...states: File['state'][]): File[] =>
  states.map((state) => ({ what: 'sales', state, total_lines: 2, done_lines: 1 }));
const steps = (...states: File['state'][]) => fileSteps({ state: 'opening', files: inStates(...states) });
const words = (state: string) => text('fileState', { state, done: 1200, all: 88_000 });

test('a file of a practice shop is under way from when it is fetched until it is saved, and those behind it are ahead', () => {
  expect(steps('waiting', 'waiting')).toEqual(['now', 'ahead']);
  expect(steps('committing', 'staged', 'waiting', 'waiting')).toEqual(['now', 'now', 'now', 'ahead']);
  expect(steps('committed', 'committed', 'reading')).toEqual(['done', 'done', 'now']);
});

test('where it is stuck nothing is fetched, and a file that was refused or taken out is stopped', () => {
  const files = inStates('refused', 'undone', 'waiting');
  expect(fileSteps({ state: 'stuck', files })).toEqual(['stopped', 'stopped', 'ahead']);
});

test('it says how many of its lines are saved, and never that a file is saved that was refused', () => {
  expect(words('committing')).toBe('Saving: 1,200 of 88,000 lines');
  expect(words('committed')).toBe('Saved: 88,000 lines');
  expect(words('refused')).toBe('This file didn’t come in.');
});
