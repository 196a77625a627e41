import { expect, it } from 'vitest';
import { readResumeWithPlaces } from '#engines/resume/index.ts';
import { understanding } from './understanding.ts';

const file = { id: 'file', name: 'cv.txt' };
const unused = () => Promise.reject(new Error('The thread has its own words.'));
const textOf = (count: number) => ({
  lines: Array.from({ length: count }, (_, index) => ({
    page: 1,
    line: index + 1,
    text: index === 0 ? 'Amara Lindqvist' : `Clerk ${index}, Harbour Clinic, 2019 - 2021`,
    size: 0,
    bold: false,
    x: 0,
  })),
  sheets: [],
});

it('understands a long CV as a short one, and lets everything else go on meanwhile', async () => {
  const thread = understanding();
  const long = textOf(300);
  let wentOn = false;
  setImmediate(() => {
    wentOn = true;
  });
  const read = await thread.understand(long, file, 'account');
  expect(wentOn).toBe(true);
  expect(read).toEqual({ kind: 'understood', result: readResumeWithPlaces(long, file) });
  if (read.kind === 'refused') return;
  const given = { lines: long.lines, pages: 1, profile: read.result.profile, target: '' };
  expect(await thread.judge(given, 'account', unused)).toMatchObject({
    kind: 'understood',
    result: { overall_score: expect.any(Number) },
  });
});

it('gives up what takes too long, and goes on with the next', async () => {
  const thread = understanding({ mostMilliseconds: 1 });
  const long = textOf(300);
  expect(await thread.understand(long, file, 'account')).toEqual({ kind: 'refused', reason: 'too_slow' });
  expect(await thread.understand(textOf(20), file, 'account')).toMatchObject({ kind: 'understood' });
});
