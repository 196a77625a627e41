import { expect, it } from 'vitest';
import { draftAfter, newDraft, writeResume } from '#engines/drafting/index.ts';
import { emptyMaster, readResumeWithPlaces } from '#engines/resume/index.ts';
import { resumeWork } from './resume-work.ts';

const file = { id: 'file', name: 'cv.txt' };
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
  const thread = resumeWork();
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
  expect(await thread.judge(given, 'account')).toMatchObject({
    kind: 'understood',
    result: { overall_score: expect.any(Number) },
  });
});

it('drafts and writes a resume as the engine does, and lets everything else go on meanwhile', async () => {
  const thread = resumeWork();
  const [prompt, at] = [
    'I was a clerk at Harbour Clinic from 2019 to 2021. Make it in French.',
    '2026-03-02T09:00:00Z',
  ];
  const known = readResumeWithPlaces(textOf(20), file).profile;
  let wentOn = false;
  setImmediate(() => {
    wentOn = true;
  });
  const asked = await thread.draft({ before: null, prompt, at, paper: 'letter', known }, 'account');
  expect(wentOn).toBe(true);
  const expected = draftAfter(null, prompt, at, { paper: 'letter', known });
  expect(asked).toEqual({ kind: 'understood', result: { ...expected, astray: [] } });
  const worded = new Map([['Clerk 3', 'Clerk 3']]);
  const given = { known, draft: expected.draft, worded, seen: [] };
  expect(await thread.write(given, 'account')).toEqual({
    kind: 'understood',
    result: writeResume(known, expected.draft, { worded, seen: [] }),
  });
});

it('says where the program failed at a text, and goes on with the next', async () => {
  const thread = resumeWork();
  // No text at all, which the types forbid.
  const broken = { lines: null, sheets: [] } as unknown as ReturnType<typeof textOf>;
  await expect(thread.understand(broken, file, 'account')).rejects.toThrow(/TypeError/);
  const given = { known: emptyMaster(), draft: newDraft(), worded: new Map<string, string>(), seen: [] };
  expect(await thread.write(given, 'account')).toMatchObject({ kind: 'understood', result: { html: '' } });
});

it('gives up what takes too long, and goes on with the next', async () => {
  const [hurried, patient] = [resumeWork({ mostMilliseconds: 1 }), resumeWork()];
  const long = textOf(300);
  expect(await hurried.understand(long, file, 'account')).toEqual({ kind: 'refused', reason: 'too_slow' });
  expect(await patient.understand(textOf(20), file, 'account')).toMatchObject({ kind: 'understood' });
});
