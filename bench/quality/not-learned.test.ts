import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { notLearned } from './not-learned.ts';

const file = readFileSync(join(import.meta.dirname, '../../corpora/mails/m01.jsonl'), 'utf8');
const line = (at: number): string =>
  z.object({ body: z.string() }).parse(JSON.parse(file.split('\n')[at] ?? '')).body;
const unknown = Array.from({ length: 99 }, (_, at) => `A text nobody wrote, number ${at}`);
const itself = (text: string) => text;

test('an item that a model was made from is left out and counted, however it is spaced', async () => {
  const learned = ` ${line(0).toUpperCase()}\n`;
  expect(await notLearned([...unknown, learned], itself, { name: 'x' })).toEqual({
    items: unknown,
    leftOut: 1,
  });
});

test('a set with more than two such in a hundred is refused, unless its wordings are everybody’s', async () => {
  const set = [...unknown, line(0), line(1), line(2)];
  await expect(notLearned(set, itself, { name: 'x' })).rejects.toThrow('measure with another set');
  expect((await notLearned(set, itself, { name: 'x', everyday: true })).leftOut).toBe(3);
});
