import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { attempts } from '#server/features/career/applications/tables.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';
import type { FormJob } from '#server/ports/browser.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';

let sending: Sending;
let candidate: Candidate;
const browser = postingBrowser();
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => browser);
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

/** A form that takes for ever to fill: only a stop ends it. */
const untilStopped = (meanwhile: () => Promise<unknown>) => async () => {
  const job: FormJob | undefined = browser.opened.at(-1);
  await meanwhile();
  await new Promise((_, reject) => {
    job?.signal.addEventListener('abort', () => reject(new Error('The page was closed.')));
  });
};

const pauseAll = (active: boolean) => sending.app.call('PATCH', '/campaigns', { active }, candidate.token);
const revoke = (id: string) =>
  sending.app.call('DELETE', `/applications/${id}/approval`, undefined, candidate.token);
const stateOf = async (id: string) => (await readBack(sending, candidate, id)).state;
const attemptsOf = (id: string) =>
  sending.app.world.database.select().from(attempts).where(eq(attempts.applicationId, id));

describe('stopping everything', () => {
  it('ends a form that is being filled, before the click, and it goes out when all runs again', async () => {
    const { id, listed } = await approved();
    const clicks = browser.clicks;
    browser.manner = { whileFilling: untilStopped(() => pauseAll(false)) };
    await sending.app.drain();
    expect([await stateOf(id), browser.clicks - clicks]).toEqual(['approved', 0]);
    expect((await attemptsOf(id)).map(({ state, armedAt }) => [state, armedAt])).toEqual([
      ['abandoned', null],
    ]);
    browser.manner = {};
    await sending.app.drain();
    expect(await acceptedFor(sending, listed)).toBe(0);
    await pauseAll(true);
    sending.app.clock.advance(60_000);
    await recover(sending.app.world);
    await sending.app.drain();
    expect([await stateOf(id), await acceptedFor(sending, listed)]).toEqual(['applied', 1]);
  });

  it('also stops what no running campaign stands for: an approval whose campaign was deleted', async () => {
    const { id, listed } = await approved();
    await revoke(id);
    const at = sending.app.clock.now();
    await sending.app.world.database
      .update(campaigns)
      .set({ deletedAt: at })
      .where(eq(campaigns.id, candidate.campaignId));
    sending.app.clock.advance(60_000);
    await approve(sending, candidate, id);
    await pauseAll(false);
    await sending.app.drain();
    expect([await stateOf(id), await acceptedFor(sending, listed)]).toEqual(['approved', 0]);
  });
});

describe('taking an approval back', () => {
  it('before anything began, leaves it waiting as before, and twice is once', async () => {
    const { id, listed } = await approved();
    expect((await revoke(id)).body).toEqual({ state: 'waiting' });
    expect((await revoke(id)).body).toEqual({ state: 'waiting' });
    await sending.app.drain();
    expect([await stateOf(id), await acceptedFor(sending, listed)]).toEqual(['waiting', 0]);
    const { timeline } = await readBack(sending, candidate, id);
    expect(timeline.some(({ kind }: { kind: string }) => kind === 'revoked')).toBe(true);
  });

  it('while the form is being filled, ends it before the click and gives the send back', async () => {
    const { id, listed } = await approved();
    const replies: unknown[] = [];
    browser.manner = { whileFilling: untilStopped(async () => replies.push((await revoke(id)).body)) };
    await sending.app.drain();
    expect(replies).toEqual([{ state: 'waiting' }]);
    expect([await stateOf(id), await acceptedFor(sending, listed)]).toEqual(['waiting', 0]);
    expect((await attemptsOf(id)).map(({ state }) => state)).toEqual(['abandoned']);
    const { body } = await sending.app.call('GET', '/campaigns', undefined, candidate.token);
    expect(body[0].progress).toBe(0);
  });

  it('comes too late once it was sent', async () => {
    const { id } = await approved();
    await sending.app.drain();
    expect((await revoke(id)).status).toBe(409);
    expect(await stateOf(id)).toBe('applied');
  });
});
