import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { meetingNamed } from '#engines/replies/index.ts';
import { readJson } from '#bench/predict/tasks/task.ts';

const sentences = z.array(z.object({ sent: z.string(), text: z.string(), want: z.string().nullable() }));
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test('days and hours that sentences name in words are read, and none that nobody can be sure of', async () => {
  const all = await readJson(join(import.meta.dirname, '../data/inbox-later/days.json'), sentences);
  const others = all.filter(({ sent, text, want }) => {
    const [day = '', clock = ''] = sent.split('T');
    const named = meetingNamed(text, { day, minutes: minutesOf(clock) });
    const read = named && (named.time === null ? named.day : `${named.day}T${named.time}`);
    return read !== want;
  });
  expect(all.length).toBeGreaterThan(60);
  expect(others.map(({ text }) => text)).toEqual([]);
});
