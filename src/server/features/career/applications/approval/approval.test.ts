import { createECDH, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { approvals } from '#server/features/career/applications/tables.ts';
import { signUp } from '#testing/people.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';
import { expireOverdue } from './expire.ts';

const HOUR = 3_600_000;
let sending: Sending;
let candidate: Candidate;
let listed: ListedPosting;
let id: string;
let hash: string;
const browser = postingBrowser();
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());
beforeEach(async () => {
  candidate = await aCandidate(sending);
  listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'lever' && !used.has(posting.id),
  );
  used.add(listed.id);
  id = (await takeOn(sending, candidate, listed)) ?? '';
  hash = (await bringToWaiting(sending, candidate, id)).content_hash;
});

const decide = (body: object, token: string | undefined = candidate.token) =>
  sending.app.call('POST', `/applications/${id}/decision`, { content_hash: hash, ...body }, token);
const decideWith = (token: string, body: object) =>
  sending.app.call('POST', `/applications/${id}/decision`, { content_hash: hash, token, ...body });
const state = async () => (await readBack(sending, candidate, id)).state;

const device = createECDH('prime256v1');
const keys = { p256dh: device.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };

/** The skip-only token of the push for this application. */
async function skipToken(): Promise<string> {
  const endpoint = `https://updates.push.services.mozilla.com/${id}`;
  const other = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'greenhouse' && !used.has(posting.id),
  );
  used.add(other.id);
  await sending.app.call('POST', '/notifications/subscriptions', { endpoint, keys }, candidate.token);
  // Away from the notices before: after three, pushes are grouped and carry no token.
  sending.app.clock.advance(HOUR);
  id = (await takeOn(sending, candidate, other)) ?? '';
  hash = (await bringToWaiting(sending, candidate, id)).content_hash;
  await sending.app.drain();
  const push = sending.app.pushes.findLast(
    ({ message }) => message.application_id === id && message.skip_token !== null,
  );
  expect(push?.message.job).toBe(other.title);
  return push?.message.skip_token ?? '';
}

describe('taking a posting on', () => {
  it('makes one application of one job, however often it is found', async () => {
    expect(await takeOn(sending, candidate, listed)).toBeNull();
    const activity = await sending.app.call('GET', '/applications/activity', undefined, candidate.token);
    expect(activity.body.items).toHaveLength(1);
  });

  it('shows what waits with its trail so far', async () => {
    const waiting = await sending.app.call('GET', '/applications/waiting', undefined, candidate.token);
    expect(waiting.body).toMatchObject([{ id, state: 'waiting', score: 80 }]);
    const { timeline } = await readBack(sending, candidate, id);
    const kinds = timeline.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['found', 'matched', 'prepared']);
    expect(kinds.at(-1)).toBe('waiting');
  });

  it('opens no form before the person said yes', async () => {
    await sending.app.drain();
    expect(browser.opened.filter(({ address }) => address.includes(listed.id))).toEqual([]);
  });
});

describe('a decision', () => {
  it('sends once what was approved, however often it is pressed', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => decide({ decision: 'approve' })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await sending.app.drain();
    expect((await decide({ decision: 'approve' })).body).toEqual({ state: 'applied' });
    await sending.app.drain();
    expect(await acceptedFor(sending, listed)).toBe(1);
  });

  it('is refused for anything but exactly what would be sent', async () => {
    const reply = await decide({
      decision: 'approve',
      content_hash: hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    });
    expect(reply.status).toBe(409);
    expect(reply.body.detail).toContain('has changed');
    expect(await state()).toBe('waiting');
  });

  it('to skip ends it, says so again, and cannot become a yes', async () => {
    expect((await decide({ decision: 'skip', reason: 'Too far' })).body).toEqual({ state: 'skipped' });
    expect((await decide({ decision: 'skip' })).body).toEqual({ state: 'skipped' });
    expect((await decide({ decision: 'approve' })).status).toBe(409);
    expect((await readBack(sending, candidate, id)).timeline.at(-1).detail).toBe('You skipped it: Too far');
  });

  it('either approves or skips when both arrive at once', async () => {
    const replies = await Promise.all([decide({ decision: 'approve' }), decide({ decision: 'skip' })]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('comes too late after 72 hours, and nothing is sent', async () => {
    sending.app.clock.advance(72 * HOUR);
    const reply = await decide({ decision: 'approve' });
    expect(reply.status).toBe(410);
    expect(reply.body.detail).toContain('Nothing was sent');
    expect(await state()).toBe('expired');
    expect((await decide({ decision: 'approve' })).status).toBe(410);
  });

  it('runs out by itself when nobody answers', async () => {
    sending.app.clock.advance(72 * HOUR);
    await expireOverdue(sending.app.world);
    expect(await state()).toBe('expired');
  });

  it("answers as if it did not exist for another person's application", async () => {
    const stranger = await signUp(sending.app);
    const missing = '00000000-0000-4000-8000-000000000000';
    const known = await decide({ decision: 'approve' }, stranger.token);
    const unknown = await sending.app.call(
      'POST',
      `/applications/${missing}/decision`,
      { decision: 'approve', content_hash: hash },
      stranger.token,
    );
    expect([known.status, known.body]).toEqual([404, unknown.body]);
    for (const path of [`/applications/${id}`, `/applications/${id}/documents/cv`])
      expect((await sending.app.call('GET', path, undefined, stranger.token)).status).toBe(404);
    const answers = [{ key: 'a', value: 'b' }];
    expect(
      (await sending.app.call('POST', `/applications/${id}/answers`, { answers }, stranger.token)).status,
    ).toBe(404);
    expect(
      (
        await sending.app.call(
          'POST',
          `/applications/${id}/resolution`,
          { resolution: 'leave' },
          stranger.token,
        )
      ).status,
    ).toBe(404);
    expect(
      (await sending.app.call('PATCH', `/job-tracker/${id}`, { status: 'Offer' }, stranger.token)).status,
    ).toBe(404);
    expect(await state()).toBe('waiting');
  });

  it('needs a session or a token', async () => {
    const reply = await sending.app.call('POST', `/applications/${id}/decision`, {
      decision: 'skip',
      content_hash: hash,
    });
    expect(reply.status).toBe(401);
  });
});

describe('the token of a push', () => {
  it('skips, and never approves', async () => {
    const token = await skipToken();
    expect(token).not.toBe('');
    const approval = await decideWith(token, { decision: 'approve' });
    expect([approval.status, approval.body.detail]).toEqual([
      403,
      'This link can only skip. To approve, open the application and review it.',
    ]);
    expect(await state()).toBe('waiting');
    expect((await decideWith(token, { decision: 'skip' })).body).toEqual({ state: 'skipped' });
    expect((await decideWith(token, { decision: 'skip' })).body).toEqual({ state: 'skipped' });
  });

  it('stands for its own application and content only', async () => {
    const token = await skipToken();
    expect((await decideWith(token, { decision: 'skip', content_hash: 'f'.repeat(64) })).status).toBe(409);
    expect((await decideWith(`${token.slice(0, -2)}xx`, { decision: 'skip' })).status).toBe(404);
    expect(await state()).toBe('waiting');
  });

  it('ends at its own time, also where the person may still decide', async () => {
    const token = await skipToken();
    const { database } = sending.app.world;
    await database
      .update(approvals)
      .set({ expiresAt: sending.app.clock.now() })
      .where(eq(approvals.applicationId, id));
    expect((await decideWith(token, { decision: 'skip' })).status).toBe(410);
    expect(await state()).toBe('waiting');
    expect((await decide({ decision: 'skip' })).body).toEqual({ state: 'skipped' });
  });

  it('is worth nothing after the person decided otherwise', async () => {
    const token = await skipToken();
    await decide({ decision: 'approve' });
    expect((await decideWith(token, { decision: 'skip' })).status).toBe(409);
    expect(await state()).not.toBe('skipped');
  });
});

describe('what would be sent', () => {
  it('can be read as a PDF by its owner', async () => {
    const reply = await sending.app.app.request(
      `http://career.localhost/api/applications/${id}/documents/cv`,
      {
        headers: { authorization: `Bearer ${candidate.token}` },
      },
    );
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(new TextDecoder('latin1').decode((await reply.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  });

  it('has no letter when the campaign wants none', async () => {
    const reply = await sending.app.call(
      'GET',
      `/applications/${id}/documents/letter`,
      undefined,
      candidate.token,
    );
    expect([reply.status, reply.body.detail]).toEqual([404, 'This document doesn’t exist yet.']);
  });
});
