import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { setEnding } from '#server/features/platform/accounts/index.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';

const MINUTE = 60_000;
let sending: Sending;
let candidate: Candidate;
const browser = postingBrowser();
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => browser);
  // A process that dies on the way, as the queue sees it.
  sending.app.expectError('job.failed', 'applications.submit');
});
afterAll(() => sending.close());
beforeEach(async () => {
  browser.manner = {};
  candidate = await aCandidate(sending);
});

async function approved(score = 80): Promise<{ id: string; listed: ListedPosting }> {
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'lever' && !used.has(posting.id),
  );
  used.add(listed.id);
  const id = (await takeOn(sending, candidate, listed, { score })) ?? '';
  await approve(sending, candidate, id);
  return { id, listed };
}

const read = (id: string) => readBack(sending, candidate, id);
const setCampaign = (change: Partial<typeof campaigns.$inferInsert>) =>
  sending.app.world.database.update(campaigns).set(change).where(eq(campaigns.id, candidate.campaignId));

async function liveOn(minutes: number, step = 1): Promise<void> {
  for (let passed = 0; passed < minutes; passed += step) {
    sending.app.clock.advance(step * MINUTE);
    await recover(sending.app.world);
    await sending.app.drain();
  }
}

describe('sending', () => {
  it('keeps to the limit of the day in the place where the person lives, and goes on tomorrow', async () => {
    await setCampaign({ rate: 1 });
    const first = await approved();
    const second = await approved();
    await sending.app.drain();
    expect([(await read(first.id)).state, (await read(second.id)).state]).toEqual(['applied', 'approved']);
    expect((await read(second.id)).note).toContain('tomorrow');
    await liveOn(10 * 60, 60);
    expect((await read(second.id)).state).toBe('approved');
    await liveOn(14 * 60, 60);
    expect((await read(second.id)).state).toBe('applied');
  });

  it('does not begin while the campaign is paused, and goes on when it runs', async () => {
    const { id, listed } = await approved();
    await setCampaign({ active: false });
    const before = browser.opened.length;
    await sending.app.drain();
    expect(browser.opened.length).toBe(before);
    await setCampaign({ active: true });
    await liveOn(1);
    expect((await read(id)).state).toBe('applied');
    expect(await acceptedFor(sending, listed)).toBe(1);
  });

  it('does not begin while the account is to end, whatever became of its campaign', async () => {
    // Approved after its campaign was deleted, so that no campaign holds it.
    await setCampaign({ deletedAt: new Date(sending.app.clock.now().getTime() - 60_000) });
    const { id } = await approved();
    await setEnding(sending.app.world.database, candidate.accountId, sending.app.clock.now());
    const before = browser.opened.length;
    await liveOn(2);
    expect([browser.opened.length, (await read(id)).state]).toEqual([before, 'approved']);
    await setEnding(sending.app.world.database, candidate.accountId, null);
    await liveOn(1);
    expect((await read(id)).state).toBe('applied');
  });

  it('stops before the click when the campaign is paused while the form is being filled', async () => {
    const { id, listed } = await approved();
    const clicks = browser.clicks;
    browser.manner = { whileFilling: async () => void (await setCampaign({ active: false })) };
    await sending.app.drain();
    expect([(await read(id)).state, browser.clicks - clicks, await acceptedFor(sending, listed)]).toEqual([
      'approved',
      0,
      0,
    ]);
  });

  it('does not send what matches below 50, nor what was changed after the approval', async () => {
    const low = await approved();
    await sending.app.world.database
      .update(applications)
      .set({ score: 49 })
      .where(eq(applications.id, low.id));
    const changed = await approved();
    await sending.app.world.database
      .update(applications)
      .set({ cv: { name: 'other.pdf', sha256: 'f'.repeat(64) } })
      .where(eq(applications.id, changed.id));
    await sending.app.drain();
    expect((await read(low.id)).state).toBe('withdrawn');
    expect((await read(changed.id)).state).toBe('waiting');
    expect((await acceptedFor(sending, low.listed)) + (await acceptedFor(sending, changed.listed))).toBe(0);
  });
});

describe('a form that cannot be sent', () => {
  it('is tried three times and then given up with the reason', async () => {
    const { id } = await approved();
    browser.manner = {
      filled: { kind: 'mismatch', fields: [{ key: 'phone', expected: '+1 902 555 0142', actual: '902' }] },
    };
    const before = browser.opened.length;
    await sending.app.drain();
    await liveOn(5);
    const { state, note, timeline } = await read(id);
    expect([state, browser.opened.length - before]).toEqual(['failed', 3]);
    expect(note).toContain('“+1 902 555 0142”');
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'sending')).toHaveLength(3);
  });

  it('gives the send of the day back', async () => {
    await setCampaign({ rate: 1 });
    const captcha = await approved();
    browser.manner = { filled: { kind: 'captcha', screenshot: new Uint8Array([1]) } };
    await sending.app.drain();
    expect((await read(captcha.id)).state).toBe('handed_over');
    browser.manner = {};
    const { id } = await approved();
    await sending.app.drain();
    expect((await read(id)).state).toBe('applied');
  });

  it('is submitted at most twice when the page refuses it', async () => {
    const { id, listed } = await approved();
    browser.manner = {
      outcome: {
        kind: 'refused',
        messages: [{ key: 'email', message: 'Please enter a valid email address.' }],
      },
    };
    const clicks = browser.clicks;
    await sending.app.drain();
    await liveOn(5);
    expect([(await read(id)).state, browser.clicks - clicks]).toEqual(['failed', 2]);
    expect((await read(id)).note).toContain('Please enter a valid email address.');
    expect(await acceptedFor(sending, listed)).toBe(0);
  });

  it('is the person’s to send, who says afterwards that it arrived', async () => {
    const { id } = await approved();
    browser.manner = { outcome: { kind: 'captcha' } };
    await sending.app.drain();
    const tracked = await sending.app.call('GET', '/job-tracker', undefined, candidate.token);
    expect(tracked.body).toEqual([]);
    const again = await sending.app.call(
      'POST',
      `/applications/${id}/resolution`,
      { resolution: 'send_again' },
      candidate.token,
    );
    expect(again.status).toBe(409);
    const reply = await sending.app.call(
      'POST',
      `/applications/${id}/resolution`,
      { resolution: 'arrived' },
      candidate.token,
    );
    expect(reply.body).toEqual({ state: 'applied' });
    expect((await read(id)).timeline.at(-1)).toMatchObject({
      actor: 'person',
      detail: 'You sent it yourself.',
    });
  });

  it('goes on after the click, is the person’s to finish, never told as sent, and never pressed again', async () => {
    const { id } = await approved();
    browser.manner = { outcome: { kind: 'goes_on', screenshot: null } };
    const clicks = browser.clicks;
    await sending.app.drain();
    await liveOn(120, 60);
    const get = async (path: string) =>
      (await sending.app.call('GET', path, undefined, candidate.token)).body;
    expect([browser.clicks - clicks, await get('/job-tracker')]).toEqual([1, []]);
    expect(await get('/job-tracker/to-finish')).toMatchObject([{ id, kind: 'to_finish' }]);
    expect((await get('/dashboard-overview')).totalApplications).toBe(0);
    const { state, note, timeline } = await read(id);
    const notices: { title: string; body: string }[] = await get('/notifications');
    const told = [
      note,
      ...timeline.map(({ detail }: { detail: string }) => detail),
      ...notices.map(({ title, body }) => `${title} ${body}`),
    ];
    expect(state).toBe('handed_over');
    expect(told.filter((words) => /\bsent\b(?! until you approve)/i.test(words))).toEqual([]);
  });

  it('says that the person applied before when the board says so', async () => {
    const { id } = await approved();
    browser.manner = { filled: { kind: 'already_applied' } };
    await sending.app.drain();
    expect((await read(id)).note).toBe('Not sent. The job board says you already applied to this job.');
  });
});
