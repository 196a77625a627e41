import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import { arm } from './arm.ts';
import { claim } from './claim.ts';
import { LostAttempt } from './journal.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Sending } from '#testing/sending.ts';
import { approve, aCandidate, lapseLeases, openSending, takeOn } from '#testing/sending.ts';
import { takeOver } from './lease-queries.ts';

let sending: Sending;
beforeAll(async () => {
  sending = await openSending(postingBrowser);
});
afterAll(() => sending.close());

it('of two workers that both stand before the click, only who took the attempt over may click', async () => {
  const { world } = sending.app;
  const candidate = await aCandidate(sending);
  const listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'lever');
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  const claimed = await world.database.transaction((transaction) =>
    claim(world, transaction, id, 'America/Halifax'),
  );
  if (!claimed) throw new Error('It was not claimed.');
  const { attempt, row } = claimed;
  await lapseLeases(sending);
  // The attempt stands where it stood, with a lease that is good: only the fence tells the two apart.
  const taken = await takeOver(world.database, attempt.id, { now: sending.app.clock.now(), force: false });
  if (!taken) throw new Error('It was not taken over.');
  const evidence = {
    receipt: '',
    confirmation: '',
    address: 'https://boards.example.com/apply',
    at: sending.app.clock.now().toISOString(),
    values: [],
    screenshots: { filled: null, confirmation: null },
  };
  await expect(arm(world, attempt, evidence, row.contentHash ?? '')).rejects.toThrow(LostAttempt);
  expect(await arm(world, taken, evidence, row.contentHash ?? '')).toMatchObject({ state: 'armed' });
});
