import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Sending } from '#testing/sending.ts';
import { acceptedFor, aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';
import { approvalEnds } from './approval-ends.ts';

let sending: Sending;
beforeAll(async () => {
  sending = await openSending(() => postingBrowser());
});
afterAll(() => sending.close());

it.each([
  ['nobody says when the posting closes', null, '2026-11-19T14:00:00.000Z'],
  ['it closes later', '2026-12-01T00:00:00.000Z', '2026-11-19T14:00:00.000Z'],
  ['it closes at a moment', '2026-11-17T21:30:00.000Z', '2026-11-17T21:30:00.000Z'],
  ['it closes on a day, all of which counts', '2026-11-17T00:00:00.000Z', '2026-11-18T05:00:00.000Z'],
  ['it closes today', '2026-11-16', '2026-11-17T05:00:00.000Z'],
  ['it should have closed', '2026-11-15', '2026-11-19T14:00:00.000Z'],
])('an approval where %s', (_, expires_at, ends) => {
  const now = new Date('2026-11-16T14:00:00.000Z');
  expect(approvalEnds(now, { expires_at }, 'America/Toronto').toISOString()).toBe(ends);
});

it('what can no longer be applied for can no longer be approved, and nothing is sent', async () => {
  const candidate = await aCandidate(sending);
  const listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'lever');
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  const closing = new Date(sending.app.clock.now().getTime() + 5 * 3_600_000).toISOString();
  await sending.app.world.database
    .update(applications)
    .set({ posting: sql`jsonb_set(posting, '{expires_at}', to_jsonb(${closing}::text))` });
  const { content_hash } = await bringToWaiting(sending, candidate, id);
  expect((await readBack(sending, candidate, id)).expires_at).toBe(closing);
  sending.app.clock.advance(5 * 3_600_000);
  const decision = { decision: 'approve', content_hash };
  const reply = await sending.app.call('POST', `/applications/${id}/decision`, decision, candidate.token);
  expect([reply.status, reply.body.code]).toEqual([410, 'gone']);
  await sending.app.drain();
  expect([(await readBack(sending, candidate, id)).state, await acceptedFor(sending, listed)]).toEqual([
    'expired',
    0,
  ]);
});
