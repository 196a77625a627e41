import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import { sentToday } from '#server/features/career/budgets/index.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Sending } from '#testing/sending.ts';
import {
  acceptedFor,
  approve,
  aCandidate,
  bringToWaiting,
  openSending,
  readBack,
  takeOn,
} from '#testing/sending.ts';

let sending: Sending;
const browser = postingBrowser();
beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());

it('a dry run goes up to the click, by one approval or by the campaign, and what was seen is kept', async () => {
  const candidate = await aCandidate(sending);
  const { accountId, campaignId, token } = candidate;
  const listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'lever');
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await bringToWaiting(sending, candidate, id);
  const { content_hash } = await readBack(sending, candidate, id);
  const path = `/applications/${id}/decision`;
  await sending.app.call('POST', path, { decision: 'approve', content_hash, dry_run: true }, token);
  await sending.app.drain();
  const once = await readBack(sending, candidate, id);
  expect([once.state, once.content_hash, once.evidence, browser.clicks]).toEqual([
    'waiting',
    content_hash,
    null,
    0,
  ]);
  expect(once.dry_run.on).toBe(false);
  expect(once.dry_run.evidence.values).toHaveLength(once.plan.fields.length);
  expect(once.timeline.map(({ kind }: { kind: string }) => kind).slice(-4)).toEqual([
    'approved',
    'sending',
    'dry_run',
    'waiting',
  ]);
  const { database } = sending.app.world;
  const today = { accountId, campaignId, day: sending.app.clock.now().toISOString().slice(0, 10) };
  expect(await sentToday(database, today)).toBe(0);

  await database.update(campaigns).set({ dryRun: true });
  expect((await readBack(sending, candidate, id)).dry_run.on).toBe(true);
  await approve(sending, candidate, id);
  await sending.app.drain();
  expect([(await readBack(sending, candidate, id)).state, await acceptedFor(sending, listed)]).toEqual([
    'waiting',
    0,
  ]);

  await database.update(campaigns).set({ dryRun: false });
  await approve(sending, candidate, id);
  await sending.app.drain();
  expect([(await readBack(sending, candidate, id)).state, await acceptedFor(sending, listed)]).toEqual([
    'applied',
    1,
  ]);
  expect(await sentToday(database, today)).toBe(1);
});

it('what was read as a dry run is never sent, whatever became of the campaign or of it since', async () => {
  const { database } = sending.app.world;
  const waiting = async () => {
    const candidate = await aCandidate(sending);
    const listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'lever');
    const id = (await takeOn(sending, candidate, listed)) ?? '';
    await bringToWaiting(sending, candidate, id);
    const { content_hash } = await readBack(sending, candidate, id);
    const press = (dry_run: boolean) =>
      sending.app.call(
        'POST',
        `/applications/${id}/decision`,
        { decision: 'approve', content_hash, dry_run },
        candidate.token,
      );
    const ofIt = eq(campaigns.id, candidate.campaignId);
    await database.update(campaigns).set({ dryRun: true }).where(ofIt);
    expect((await readBack(sending, candidate, id)).dry_run.on).toBe(true);
    return { candidate, id, listed, press, ofIt };
  };
  const clicks = browser.clicks;
  const off = await waiting();
  await database.update(campaigns).set({ dryRun: false }).where(off.ofIt);
  const deleted = await waiting();
  await database.update(campaigns).set({ deletedAt: sending.app.clock.now() }).where(deleted.ofIt);
  for (const { press, candidate, id } of [off, deleted]) {
    expect((await press(true)).status).toBeLessThan(500);
    await sending.app.drain();
    expect((await readBack(sending, candidate, id)).state).not.toBe('applied');
  }
  expect(browser.clicks).toBe(clicks);

  // Another window approved it to be sent meanwhile: this press is refused and not answered as if nothing were sent.
  const both = await waiting();
  await database.update(campaigns).set({ dryRun: false }).where(both.ofIt);
  expect((await both.press(false)).body).toEqual({ state: 'approved' });
  expect((await both.press(true)).status).toBe(409);
  expect((await both.press(false)).body).toEqual({ state: 'approved' });
});
