import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import type { Sending } from '#testing/sending.ts';

let sending: Sending;
beforeAll(async () => {
  sending = await openSending();
});
afterAll(() => sending.close());

it('an application whose letters no face has is withdrawn with the reason, and nothing is tried again', async () => {
  const { app, practice } = sending;
  const candidate = await aCandidate(sending);
  const entry = { kind: 'study', what: '廙學', where: '李小龍 School', from: '2010', until: '2014' };
  expect((await app.call('POST', '/users/me/entries', entry, candidate.token)).status).toBe(200);
  const listed = (await practice.control.postings()).find(
    ({ open, captcha, odd, dialect, language }) =>
      open && !captcha && odd === null && dialect === 'greenhouse' && language === 'en',
  );
  const id = (listed && (await takeOn(sending, candidate, listed))) ?? '';
  await app.drain();
  const { state, note } = await readBack(sending, candidate, id);
  expect(state).toBe('withdrawn');
  expect(note).toMatch(
    /^I can’t print the characters “[廙學李小龍]+”, so I can’t create your documents\. Apply on the employer’s site with your own resume\.$/,
  );
  expect(app.logged.filter(({ event }) => event === 'job.failed')).toEqual([]);
});
