import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import type { FormJob } from '#server/ports/browser.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import { recover } from './recover.ts';

const ELEVEN_MINUTES = 660_000;
let sending: Sending;
const browser = postingBrowser();
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());

/** A submission to a board that takes a key, of which nothing arrived and nobody knows. */
async function lost(): Promise<{ candidate: Candidate; listed: ListedPosting; id: string }> {
  const candidate = await aCandidate(sending);
  const listed = await findPosting(
    sending.practice,
    ({ dialect, id }) => dialect === 'ashby' && !used.has(id),
  );
  used.add(listed.id);
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  await sending.practice.control.fault({ kind: 'drop-before-accept', postingId: listed.id });
  await sending.app.drain();
  return { candidate, listed, id };
}

const pauseAll = (candidate: Candidate, active: boolean) =>
  sending.app.call('PATCH', '/campaigns', { active }, candidate.token);
async function later(): Promise<void> {
  sending.app.clock.advance(ELEVEN_MINUTES);
  await recover(sending.app.world);
  await sending.app.drain();
}
const outcome = async ({ candidate, listed, id }: Awaited<ReturnType<typeof lost>>) => [
  (await readBack(sending, candidate, id)).state,
  await acceptedFor(sending, listed),
];

it('the same key is not sent again while the person has stopped everything, and is when all runs again', async () => {
  const one = await lost();
  await pauseAll(one.candidate, false);
  await later();
  await later();
  expect(await outcome(one)).toEqual(['unknown', 0]);
  await pauseAll(one.candidate, true);
  await later();
  expect(await outcome(one)).toEqual(['applied', 1]);
});

it('a stop ends it while the form is filled again, before the click', async () => {
  const one = await lost();
  const clicks = browser.clicks;
  browser.manner = {
    whileFilling: async () => {
      const job: FormJob | undefined = browser.opened.at(-1);
      await pauseAll(one.candidate, false);
      await new Promise<void>((resolve) => {
        job?.signal.addEventListener('abort', () => resolve());
      });
    },
  };
  await later();
  browser.manner = {};
  expect([browser.clicks - clicks, ...(await outcome(one))]).toEqual([0, 'unknown', 0]);
});

it('what the person settled meanwhile is not sent again', async () => {
  const one = await lost();
  const clicks = browser.clicks;
  const settle = () =>
    sending.app.call(
      'POST',
      `/applications/${one.id}/resolution`,
      { resolution: 'leave' },
      one.candidate.token,
    );
  browser.manner = { whileFilling: async () => void (await settle()) };
  await later();
  browser.manner = {};
  expect([browser.clicks - clicks, ...(await outcome(one))]).toEqual([0, 'withdrawn', 0]);
});

it('the same key is answered by a page that waits for a mailed code: the person’s to send, not in doubt any more', async () => {
  const one = await lost();
  expect(await outcome(one)).toEqual(['unknown', 0]);
  browser.manner = { outcome: { kind: 'email_code', screenshot: null } };
  await later();
  browser.manner = {};
  const clicks = browser.clicks;
  await later();
  expect([await outcome(one), browser.clicks - clicks]).toEqual([['handed_over', 0], 0]);
  expect((await readBack(sending, one.candidate, one.id)).note).toContain('They email a code to');
});
