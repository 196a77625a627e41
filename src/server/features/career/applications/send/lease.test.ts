import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import {
  acceptedFor,
  approve,
  aCandidate,
  lapseLeases,
  openSending,
  readBack,
  takeOn,
} from '#testing/sending.ts';

const MINUTE = 60_000;
let sending: Sending;
let candidate: Candidate;
const browser = postingBrowser();
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => browser);
  // The worker that slept gives up, and its job fails.
  sending.app.expectError('job.failed', 'applications.submit');
});
afterAll(() => sending.close());
beforeEach(async () => {
  browser.manner = {};
  candidate = await aCandidate(sending);
});

async function approved(): Promise<{ id: string; listed: ListedPosting }> {
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'lever' && !used.has(posting.id),
  );
  used.add(listed.id);
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  return { id, listed };
}
const read = (id: string) => readBack(sending, candidate, id);
async function liveOn(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    sending.app.clock.advance(MINUTE);
    await recover(sending.app.world);
    await sending.app.drain();
  }
}

describe('a lease', () => {
  it('lets a worker that slept past its lease send nothing, also where nobody took the attempt over', async () => {
    const { id, listed } = await approved();
    const clicks = browser.clicks;
    browser.manner = {
      whileFilling: async () => {
        browser.manner = {};
        await lapseLeases(sending);
      },
    };
    await sending.app.drain();
    const { state, timeline } = await read(id);
    expect([state, await acceptedFor(sending, listed), browser.clicks - clicks]).toEqual(['applied', 1, 1]);
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'again')).toHaveLength(1);
  });

  it.each([60, -60])('lets nobody take an attempt over whose clock is %i minutes off', async (minutes) => {
    const { id, listed } = await approved();
    const before = sending.app.clock.now().toISOString();
    browser.manner = {
      whileFilling: async () => {
        browser.manner = {};
        // Beside the database's clock, which is the machine's.
        sending.app.clock.set(new Date(Date.now() + minutes * MINUTE).toISOString());
        await recover(sending.app.world);
        sending.app.clock.set(before);
      },
    };
    await sending.app.drain();
    const { state, timeline } = await read(id);
    expect([state, await acceptedFor(sending, listed)]).toEqual(['applied', 1]);
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'again')).toEqual([]);
  });

  it('lets a worker that slept past its lease send nothing', async () => {
    const { id, listed } = await approved();
    browser.manner = {
      whileFilling: async () => {
        browser.manner = {};
        await lapseLeases(sending);
        await recover(sending.app.world);
      },
    };
    await sending.app.drain();
    await liveOn(3);
    expect((await read(id)).state).toBe('applied');
    expect(await acceptedFor(sending, listed)).toBe(1);
  });
});
