import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Sending } from '#testing/sending.ts';
import { acceptedFor, approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';

const HOUR = 3_600_000;
let sending: Sending;
beforeAll(async () => {
  sending = await openSending(() => postingBrowser(), { employerRestHours: 24, hostSendsPerHour: 99 });
});
afterAll(() => sending.close());

it('an employer rests also after an application that the person sent by their own hand', async () => {
  const candidate = await aCandidate(sending);
  const listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'lever');
  const own = { title: 'Night watch', company: listed.employer, date: '2026-11-16' };
  expect((await sending.app.call('POST', '/job-tracker', own, candidate.token)).status).toBe(201);
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  await sending.app.drain();
  const held = await readBack(sending, candidate, id);
  expect([held.state, await acceptedFor(sending, listed)]).toEqual(['approved', 0]);
  expect(held.note).toContain(`You applied to ${listed.employer} recently, for Night watch.`);
  expect(held.plan.warnings).toContainEqual(
    expect.stringContaining('for Night watch. They’ll see both applications.'),
  );
  sending.app.clock.advance(24 * HOUR);
  await recover(sending.app.world);
  await sending.app.drain();
  expect([(await readBack(sending, candidate, id)).state, await acceptedFor(sending, listed)]).toEqual([
    'applied',
    1,
  ]);
});
