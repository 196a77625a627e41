import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import type { FormBrowser } from '#server/ports/browser.ts';
import { acceptedFor, approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import type { Sending } from '#testing/sending.ts';
import { postingBrowser } from '#testing/posting-browser.ts';

let sending: Sending;
afterEach(() => sending.close());

/** An approved application on a board that cannot be asked, of which a cut click would never be known. */
async function approvedWith(browser: FormBrowser) {
  sending = await openSending(() => browser);
  const candidate = await aCandidate(sending);
  const listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'greenhouse');
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  return async () => [(await readBack(sending, candidate, id)).state, await acceptedFor(sending, listed)];
}

test('a click that waits for its answer when the process is to stop gets it, and its books are closed', async () => {
  const plain = postingBrowser();
  const held: boolean[] = [];
  const slow: FormBrowser = {
    ...plain,
    open: async (job) => {
      const form = await plain.open(job);
      const submit = async () => {
        sending.app.world.stopping.begin();
        await sleep(300);
        held.push(sending.app.world.stopping.held());
        return form.submit();
      };
      return { ...form, submit };
    },
  };
  const outcome = await approvedWith(slow);
  expect(sending.app.world.stopping.held()).toBe(false);
  await sending.app.drain();
  expect(held).toEqual([true]);
  expect(sending.app.world.stopping.held()).toBe(false);
  expect(await outcome()).toEqual(['applied', 1]);
});

test('a form that is being filled when the process is to stop is put down before the click, free to be sent again', async () => {
  const browser = postingBrowser();
  browser.manner = { whileFilling: async () => sending.app.world.stopping.begin() };
  const outcome = await approvedWith(browser);
  await sending.app.drain();
  expect([browser.clicks, ...(await outcome())]).toEqual([0, 'approved', 0]);
});
