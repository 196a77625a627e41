import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';

let sending: Sending;
beforeAll(async () => {
  sending = await openSending();
});
afterAll(() => sending.close());

const ENTRY = { kind: 'study', what: '廙學', where: '李小龍 School', from: '2010', until: '2014' };

async function takenOn(candidate: Candidate): Promise<string> {
  const listed = (await sending.practice.control.postings()).find(
    ({ open, captcha, odd, dialect, language }) =>
      open && !captcha && odd === null && dialect === 'greenhouse' && language === 'en',
  );
  return (listed && (await takeOn(sending, candidate, listed))) ?? '';
}

it('an application whose letters no face has is withdrawn with the reason, and nothing is tried again', async () => {
  const { app } = sending;
  const candidate = await aCandidate(sending);
  expect((await app.call('POST', '/users/me/entries', ENTRY, candidate.token)).status).toBe(200);
  const id = await takenOn(candidate);
  await app.drain();
  const { state, note } = await readBack(sending, candidate, id);
  expect(state).toBe('withdrawn');
  expect(note).toMatch(
    /^I can’t print the characters “[廙學李小龍]+”, so I can’t create your documents\. Apply on the employer’s site with your own resume\.$/,
  );
  expect(app.logged.filter(({ event }) => event === 'job.failed')).toEqual([]);
});

it('who gives its answers when the letters have come in is told so, and nothing is tried again', async () => {
  const { app } = sending;
  const candidate = await aCandidate(sending);
  const id = await takenOn(candidate);
  await app.drain();
  expect((await app.call('POST', '/users/me/entries', ENTRY, candidate.token)).status).toBe(200);
  await expect(bringToWaiting(sending, candidate, id)).rejects.toThrow('I can’t print the characters');
  await app.drain();
  expect(await readBack(sending, candidate, id)).toMatchObject({ state: 'prepared' });
  expect(app.logged.filter(({ event }) => event === 'job.failed')).toEqual([]);
});
