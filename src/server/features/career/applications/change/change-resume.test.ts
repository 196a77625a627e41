import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResumeChange } from '#contract/career/facts.ts';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { findPosting } from '#practice/testing.ts';
import { signUp } from '#testing/people.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';

const TASKS = ['Sage 50 payroll', 'books', 'mail', 'rosters', 'orders', 'fleet forms', 'visitors', 'badges'];
const CV = [
  'Mara Okonkwo',
  'mara@example.com',
  'Experience',
  'Office Administrator, Harbour Street Clinic',
  'June 2021 – Present',
  ...TASKS.map((task) => `• Kept the ${task} of 42 people in order`),
  '• Responsible for planning of the moves of two offices',
].join('\n');

let sending: Sending;
let candidate: Candidate;
let id: string;
const used = new Set<string>();
const browser = postingBrowser();

beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());
beforeEach(async () => {
  candidate = await aCandidate(sending);
  await uploadResume(sending.app.world, candidate.accountId, new File([CV], 'cv.txt'));
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'lever' && !used.has(posting.id),
  );
  used.add(listed.id);
  id = (await takeOn(sending, candidate, listed)) ?? '';
  await bringToWaiting(sending, candidate, id);
});

const read = () => readBack(sending, candidate, id);
const choose = (rejected: string[], content_hash: string | null, token = candidate.token) =>
  sending.app.call('PUT', `/applications/${id}/resume-changes`, { rejected, content_hash }, token);
const approve = (content_hash: string) =>
  sending.app.call(
    'POST',
    `/applications/${id}/decision`,
    { decision: 'approve', content_hash },
    candidate.token,
  );
const leftOut = (changes: ResumeChange[]) => changes.filter(({ kind }) => kind === 'left_out');

describe('what was changed in the CV for a posting', () => {
  it('is turned back where the person says so, in the very file that would be sent', async () => {
    const before = await read();
    const [first, ...others] = leftOut(before.resume.changes);
    expect(others.length).toBeGreaterThan(0);
    const line = first?.before[0] ?? '';
    expect(before.resume.resume.work[0].highlights).not.toContain(line);
    const reply = await choose([first?.id ?? ''], before.content_hash);
    expect(reply).toMatchObject({ status: 200, body: { state: 'waiting' } });
    const after = await read();
    expect(after.content_hash).not.toBe(before.content_hash);
    expect(after.resume.resume.work[0].highlights).toContain(line);
    expect(after.resume.changes.filter((change: ResumeChange) => !change.accepted)).toMatchObject([
      { id: first?.id },
    ]);
    expect(after.timeline.map(({ kind }: { kind: string }) => kind).slice(-3)).toEqual([
      'resume_changed',
      'prepared',
      'waiting',
    ]);
    const { world } = sending.app;
    const file = await sending.app.app.request(
      `http://career.localhost/api/applications/${id}/documents/cv`,
      {
        headers: { authorization: `Bearer ${candidate.token}` },
      },
    );
    const pdf = await world.documents.read(new Uint8Array(await file.arrayBuffer()), 'cv.pdf');
    expect(pdf.kind === 'text' && pdf.lines.map(({ text }) => text).join(' ')).toContain(line);
  });

  it('voids an approval of the CV before, and can be approved as it is then', async () => {
    const before = await read();
    expect((await approve(before.content_hash)).body.state).toBe('approved');
    const rejected = leftOut(before.resume.changes).map((change) => change.id);
    expect((await choose(rejected, before.content_hash)).body).toEqual({ state: 'waiting' });
    expect((await approve(before.content_hash)).status).toBe(409);
    const after = await read();
    expect((await approve(after.content_hash)).body.state).toBe('approved');
  });

  it('is said without another message to somebody who is looking', async () => {
    const inbox = async () =>
      (await sending.app.call('GET', '/notifications', undefined, candidate.token)).body.length;
    const [before, count] = [await read(), await inbox()];
    await choose([before.resume.changes[0].id], before.content_hash);
    await sending.app.drain();
    expect(await inbox()).toBe(count);
  });

  it('can be chosen while the person has yet to send it themselves, and not once they did', async () => {
    const before = await read();
    await approve(before.content_hash);
    browser.manner = { filled: { kind: 'captcha', screenshot: new Uint8Array([1]) } };
    await sending.app.drain();
    browser.manner = {};
    const handed = await read();
    expect(handed.state).toBe('handed_over');
    const [first] = leftOut(handed.resume.changes);
    expect((await choose([first?.id ?? ''], 'f'.repeat(64))).status).toBe(409);
    expect(await choose([first?.id ?? ''], handed.content_hash)).toMatchObject({
      status: 200,
      body: { state: 'handed_over' },
    });
    const after = await read();
    expect(after.resume.resume.work[0].highlights).toContain(first?.before[0]);
    expect(after.content_hash).not.toBe(handed.content_hash);
    // Nothing is sent, and nothing is asked of the person again.
    await sending.app.drain();
    expect((await read()).state).toBe('handed_over');
    await sending.app.call(
      'POST',
      `/applications/${id}/resolution`,
      { resolution: 'arrived' },
      candidate.token,
    );
    expect((await choose([], after.content_hash)).body.detail).toContain('can no longer be changed');
  });

  it('is not changed by a stranger, for a CV that is another by now, or after it was skipped', async () => {
    const { content_hash, resume } = await read();
    const ids = [resume.changes[0].id];
    const stranger = await signUp(sending.app);
    expect((await choose(ids, content_hash, stranger.token)).status).toBe(404);
    expect((await choose(ids, 'f'.repeat(64))).status).toBe(409);
    await sending.app.call(
      'POST',
      `/applications/${id}/decision`,
      { decision: 'skip', content_hash },
      candidate.token,
    );
    expect((await choose(ids, content_hash)).body.detail).toContain('can no longer be changed');
  });
});
