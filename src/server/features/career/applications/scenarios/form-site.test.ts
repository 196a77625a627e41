import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { ListedPosting } from '#practice/client.ts';
import { findPlainPosting } from '#practice/testing.ts';
import type { Dialect } from '#practice/world/types.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { attempts } from '#server/features/career/applications/tables.ts';
import { boardHosts } from '#server/features/career/boards/tables.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import {
  acceptedFor,
  approve,
  aCandidate,
  bringToWaiting,
  openSending,
  readBack,
  takeOn,
} from '#testing/sending.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
let sending: Sending;
let candidate: Candidate;

beforeAll(async () => {
  sending = await openSending();
});
afterAll(() => sending.close());

/** An application to a board that takes every one again; nothing was asked of its site before. */
async function taken(dialect: Dialect): Promise<{ listed: ListedPosting; id: string }> {
  await sending.practice.control.reset();
  await sending.app.world.database.delete(boardHosts);
  candidate = await aCandidate(sending);
  const listed = await findPlainPosting(sending.practice, dialect);
  return { listed, id: (await takeOn(sending, candidate, listed)) ?? '' };
}
async function after(milliseconds: number): Promise<void> {
  sending.app.clock.advance(milliseconds);
  await recover(sending.app.world);
  await sending.app.drain();
}
async function outcome({ listed, id }: Awaited<ReturnType<typeof taken>>) {
  const { state } = await readBack(sending, candidate, id);
  const { database } = sending.app.world;
  const tries = await database.select().from(attempts).where(eq(attempts.applicationId, id));
  return { state, tries: tries.length, arrived: await acceptedFor(sending, listed) };
}
const noteOf = async (id: string): Promise<string> => (await readBack(sending, candidate, id)).note;

describe('a form’s site that wants fewer requests', () => {
  it.each(['form-limit', 'limit-before-accept'] as const)(
    'gets the application once more, and only when the time it named is over (%s)',
    async (kind) => {
      const one = await taken('greenhouse');
      await approve(sending, candidate, one.id);
      await sending.practice.control.fault({ kind, seconds: 1800 });
      await sending.app.drain();
      expect(await outcome(one)).toEqual({ state: 'approved', tries: 1, arrived: 0 });
      expect(await noteOf(one.id)).toContain('asked me to slow down. Nothing was sent. I’m waiting until');
      await after(29 * MINUTE);
      expect(await outcome(one)).toEqual({ state: 'approved', tries: 1, arrived: 0 });
      await after(2 * MINUTE);
      expect(await outcome(one)).toEqual({ state: 'applied', tries: 2, arrived: 1 });
    },
  );

  it('gets nobody else’s meanwhile', async () => {
    const one = await taken('greenhouse');
    const first = candidate;
    candidate = await aCandidate(sending);
    const other = { ...one, id: (await takeOn(sending, candidate, one.listed)) ?? '' };
    const { content_hash } = await bringToWaiting(sending, candidate, other.id);
    await approve(sending, first, one.id);
    await sending.practice.control.fault({ kind: 'form-limit', seconds: 1800 });
    await sending.app.drain();
    const approval = { decision: 'approve', content_hash };
    await sending.app.call('POST', `/applications/${other.id}/decision`, approval, candidate.token);
    await sending.app.drain();
    expect(await outcome(other)).toEqual({ state: 'approved', tries: 0, arrived: 0 });
    expect(await noteOf(other.id)).toContain('asked me to slow down');
    await after(31 * MINUTE);
    expect((await outcome(other)).state).toBe('applied');
  });

  it.each([
    ['says so a third time', 3, 1800],
    ['wants more than a day', 1, 100_000],
  ])('and %s leaves the application to the person', async (_, times, seconds) => {
    const one = await taken('greenhouse');
    await approve(sending, candidate, one.id);
    await sending.practice.control.fault({ kind: 'form-limit', times, seconds });
    await sending.app.drain();
    for (let wait = 1; wait < times; wait += 1) await after(31 * MINUTE);
    expect(await outcome(one)).toEqual({ state: 'handed_over', tries: times, arrived: 0 });
    expect(await noteOf(one.id)).toContain('Everything is ready for you to send');
    await after(DAY);
    expect((await outcome(one)).tries).toBe(times);
  });
});

describe('a form’s site that doesn’t allow automated tools', () => {
  it('leaves the application to the person once it is prepared, without an attempt', async () => {
    const one = await taken('greenhouse');
    await sending.practice.control.fault({ kind: 'robots-deny', dialect: 'greenhouse' });
    await expect(bringToWaiting(sending, candidate, one.id)).rejects.toThrow('handed_over');
    expect(await outcome(one)).toEqual({ state: 'handed_over', tries: 0, arrived: 0 });
    expect(await noteOf(one.id)).toContain('doesn’t allow automated tools');
  });

  it('is asked again before sending, a day later', async () => {
    const one = await taken('greenhouse');
    await approve(sending, candidate, one.id);
    await sending.practice.control.fault({ kind: 'robots-deny', dialect: 'greenhouse' });
    await after(25 * 60 * MINUTE);
    expect(await outcome(one)).toEqual({ state: 'handed_over', tries: 0, arrived: 0 });
    expect(await noteOf(one.id)).toContain('doesn’t allow automated tools');
  });

  it('keeps no other board’s form from being sent', async () => {
    const one = await taken('lever');
    await sending.practice.control.fault({ kind: 'robots-deny', dialect: 'greenhouse' });
    await approve(sending, candidate, one.id);
    await sending.app.drain();
    expect(await outcome(one)).toEqual({ state: 'applied', tries: 1, arrived: 1 });
  });
});
