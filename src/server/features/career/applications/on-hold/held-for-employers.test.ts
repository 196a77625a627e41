import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { attempts } from '#server/features/career/applications/tables.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';

const HOUR = 3_600_000;
let sending: Sending;
let candidate: Candidate;
const browser = postingBrowser();
beforeAll(async () => {
  sending = await openSending(() => browser, { employerRestHours: 24, hostSendsPerHour: 2 });
  candidate = await aCandidate(sending);
});
afterAll(() => sending.close());

async function approved(listed: ListedPosting): Promise<string> {
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  await sending.app.drain();
  return id;
}
async function later(hours: number): Promise<void> {
  sending.app.clock.advance(hours * HOUR);
  await recover(sending.app.world);
  await sending.app.drain();
}
const read = (id: string) => readBack(sending, candidate, id);

it('an employer hears from a person once a day, and a site gets so many an hour; the person is told when it goes on', async () => {
  const first = await findPosting(sending.practice, ({ dialect }) => dialect === 'lever');
  const second = await findPosting(
    sending.practice,
    ({ dialect, company, title }) =>
      dialect === 'lever' && company === first.company && title !== first.title,
  );
  const sent = await approved(first);
  expect((await read(sent)).state).toBe('applied');
  const waiting = await approved(second);
  const held = await read(waiting);
  expect([held.state, held.expires_at, held.timeline.at(-1).kind]).toEqual(['approved', null, 'held']);
  expect(held.note).toMatch(
    new RegExp(
      `^Approved. You applied to .+ recently, for ${first.title}. I’ll send it on .+ at \\d+:\\d\\d\\s[ap].m.$`,
    ),
  );
  expect(held.plan.warnings).toContainEqual(expect.stringContaining('They’ll see both applications.'));

  const others = ['ashby', 'greenhouse'] as const;
  const ids: string[] = [];
  for (const dialect of others)
    ids.push(await approved(await findPosting(sending.practice, (posting) => posting.dialect === dialect)));
  const states = await Promise.all(ids.map(async (id) => (await read(id)).state));
  expect(states).toEqual(['applied', 'approved']);
  expect((await read(ids[1] ?? '')).note).toMatch(
    /at most 2 applications an hour .+ I’ll send it at \d+:00\s[ap]\.m\.$/,
  );

  await later(1);
  expect((await read(ids[1] ?? '')).state).toBe('applied');
  expect(await acceptedFor(sending, second)).toBe(0);
  // The form of the first took a quarter of an hour: the day begins when it arrived.
  const [attempt] = await sending.app.world.database
    .update(attempts)
    .set({ sentAt: sql`${attempts.createdAt} + interval '15 minutes'` })
    .where(eq(attempts.applicationId, sent))
    .returning();
  expect(attempt?.state).toBe('confirmed');
  await later(23);
  expect([(await read(waiting)).state, await acceptedFor(sending, second)]).toEqual(['approved', 0]);
  await later(0.25);
  expect([(await read(waiting)).state, await acceptedFor(sending, second)]).toEqual(['applied', 1]);
});
