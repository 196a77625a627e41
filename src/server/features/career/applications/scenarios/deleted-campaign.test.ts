import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { endDeleted } from '#server/features/career/applications/on-hold/held-by-deletion.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
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

const MINUTE_MS = 60_000;
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

async function taken(): Promise<{ id: string; listed: ListedPosting }> {
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'lever' && !used.has(posting.id),
  );
  used.add(listed.id);
  return { id: (await takeOn(sending, candidate, listed)) ?? '', listed };
}
async function approved(): Promise<{ id: string; listed: ListedPosting }> {
  const { id, listed } = await taken();
  await approve(sending, candidate, id);
  return { id, listed };
}

const call = (method: string, path: string, body?: object) =>
  sending.app.call(method, path, body, candidate.token);
const deleteIt = () => call('DELETE', `/campaigns/${candidate.campaignId}`);
const undo = () => call('POST', `/campaigns/${candidate.campaignId}/restore`);
const setActive = (active: boolean) => call('PATCH', `/campaigns/${candidate.campaignId}`, { active });
const before = async () => (await call('GET', `/campaigns/${candidate.campaignId}/deletion`)).body;
const read = (id: string) => readBack(sending, candidate, id);
const decide = async (id: string, decision = 'approve') =>
  call('POST', `/applications/${id}/decision`, { decision, content_hash: (await read(id)).content_hash });
const outcome = async ({ id, listed }: { id: string; listed: ListedPosting }) => [
  (await read(id)).state,
  await acceptedFor(sending, listed),
];
/** The minutes pass, with what runs every minute. */
async function pass(minutes: number) {
  sending.app.clock.advance(minutes * MINUTE_MS);
  await recover(sending.app.world);
  await endDeleted(sending.app.world);
  await sending.app.drain();
}

describe('deleting a campaign', () => {
  it.each([
    ['that runs', async () => undefined],
    ['that was paused', () => setActive(false)],
  ])('%s sends nothing that was approved before: it waits and cannot be approved', async (_, prepared) => {
    const one = await approved();
    await prepared();
    expect(await before()).toEqual({ approved: 1, sending: 0, waiting: 0 });
    expect((await deleteIt()).status).toBe(200);
    await pass(1);
    expect(await outcome(one)).toEqual(['waiting', 0]);
    const { cannot_approve: why, campaign_deleted, timeline } = await read(one.id);
    expect([why, campaign_deleted]).toEqual([expect.stringContaining('campaign was deleted'), true]);
    expect(timeline.at(-1).kind).toBe('held_by_deletion');
    const refused = await decide(one.id);
    expect([refused.status, refused.body.detail]).toEqual([409, why]);
    await pass(1);
    expect(await outcome(one)).toEqual(['waiting', 0]);
  });

  it('withdraws it once ten minutes are over', async () => {
    const one = await approved();
    await deleteIt();
    await pass(9);
    expect(await outcome(one)).toEqual(['waiting', 0]);
    await pass(1);
    expect(await outcome(one)).toEqual(['withdrawn', 0]);
    expect((await read(one.id)).note).toContain('campaign was deleted');
  });

  it('leaves a try that has begun to run to its end', async () => {
    const one = await approved();
    const counted: unknown[] = [];
    browser.manner = {
      whileFilling: async () => {
        counted.push(await before());
        await deleteIt();
      },
    };
    await sending.app.drain();
    expect(counted).toEqual([{ approved: 0, sending: 1, waiting: 0 }]);
    expect(await outcome(one)).toEqual(['applied', 1]);
  });

  it('lets no try begin anew that came back unsent after it', async () => {
    const one = await approved();
    browser.manner = {
      whileFilling: async () => {
        await deleteIt();
        throw new Error('The page was closed.');
      },
    };
    await sending.app.drain();
    browser.manner = {};
    await pass(5);
    expect(await outcome(one)).toEqual(['waiting', 0]);
    await pass(5);
    expect(await outcome(one)).toEqual(['withdrawn', 0]);
  });

  it('lets the person decide on what waited undecided, and sends what they approve afterwards', async () => {
    const one = await taken();
    await bringToWaiting(sending, candidate, one.id);
    expect(await before()).toEqual({ approved: 0, sending: 0, waiting: 1 });
    await deleteIt();
    await pass(11);
    expect(await outcome(one)).toEqual(['waiting', 0]);
    expect((await decide(one.id)).body).toEqual({ state: 'approved' });
    await pass(1);
    expect(await outcome(one)).toEqual(['applied', 1]);
  });

  it('may still be skipped while it is held, and nothing brings it back', async () => {
    const one = await approved();
    await deleteIt();
    expect((await decide(one.id, 'skip')).body).toEqual({ state: 'skipped' });
    await undo();
    await pass(11);
    expect(await outcome(one)).toEqual(['skipped', 0]);
  });
});

describe('undoing a deletion', () => {
  it('puts what was approved to the person for a new approval, and only that sends it', async () => {
    const one = await approved();
    await deleteIt();
    await pass(9);
    const told = (await call('GET', '/notifications')).body.length;
    expect((await undo()).status).toBe(200);
    await pass(2);
    expect(await outcome(one)).toEqual(['waiting', 0]);
    const { expires_at, cannot_approve: why, campaign_deleted } = await read(one.id);
    const hours = (Date.parse(expires_at) - sending.app.clock.now().getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual(72);
    expect([why, campaign_deleted]).toEqual([null, false]);
    expect((await call('GET', '/notifications')).body.length).toBe(told + 1);
    expect((await decide(one.id)).body).toEqual({ state: 'approved' });
    await pass(1);
    expect(await outcome(one)).toEqual(['applied', 1]);
  });

  it('is offered with its end for ten minutes, to the owner alone, and refused later', async () => {
    const one = await approved();
    const deletedAt = sending.app.clock.now().getTime();
    await deleteIt();
    const { body } = await call('GET', '/campaigns/deleted');
    expect(body).toEqual([
      {
        id: candidate.campaignId,
        name: 'Work near home',
        undo_until: new Date(deletedAt + 10 * MINUTE_MS).toISOString(),
      },
    ]);
    const stranger = await aCandidate(sending);
    expect((await sending.app.call('GET', '/campaigns/deleted', undefined, stranger.token)).body).toEqual([]);
    sending.app.clock.advance(10 * MINUTE_MS);
    expect((await call('GET', '/campaigns/deleted')).body).toEqual([]);
    const late = await undo();
    expect([late.status, late.body.detail]).toEqual([410, expect.stringContaining('ten minutes')]);
    await pass(0);
    expect(await outcome(one)).toEqual(['withdrawn', 0]);
  });
});
