import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Sending } from '#testing/sending.ts';
import { aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';

const CV =
  'Mara Okonkwo\nmara@example.com\nExperience\nOffice Administrator, Harbour Street Clinic\nJune 2021 – Present\n• Kept the books of 42 people in order';
const DAY_MS = 86_400_000;

let sending: Sending;
const browser = postingBrowser();
beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());

test('a letter that is written anew takes the place of the old one, whose file goes', async () => {
  const { app, practice } = sending;
  const candidate = await aCandidate(sending, { coverLetter: true });
  await uploadResume(app.world, candidate.accountId, new File([CV], 'cv.txt'));
  const listed = await findPosting(
    practice,
    ({ dialect, language }) => dialect === 'workable' && language === 'en',
  );
  const id = (await takeOn(sending, candidate, listed, { coverLetter: true })) ?? '';
  await bringToWaiting(sending, candidate, id);
  const letterKey = async () => {
    const [row] = await rowsOf(app.world.database, `select letter_file from applications where id = '${id}'`);
    return JSON.stringify(row).match(/[0-9a-f]{64}/)?.[0] ?? '';
  };
  const folder = join(app.config.dataDir, 'files', candidate.accountId);
  const before = await letterKey();
  expect(await readdir(folder)).toContain(before);

  const { content_hash } = await readBack(sending, candidate, id);
  const text = 'I know your front desk well and would like to come back.';
  const changed = await app.call(
    'PUT',
    `/applications/${id}/letter`,
    { text, content_hash },
    candidate.token,
  );
  expect(changed.status).toBe(200);
  const after = await letterKey();
  expect(after).not.toBe(before);

  const longAgo = new Date(app.clock.now().getTime() - DAY_MS);
  for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo);
  await app.drain();
  const left = await readdir(folder);
  expect(left).toContain(after);
  expect(left).not.toContain(before);
});
