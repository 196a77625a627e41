import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { recoverAtStart } from '#server/features/career/applications/index.ts';
import { changeProfile, finishOnboarding } from '#server/features/career/profile/index.ts';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { demoOnboarding, demoProfile, demoResume } from '#server/demo/person.data.ts';
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

let sending: Sending;
let candidate: Candidate;
let listed: ListedPosting;
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => postingBrowser());
});
afterAll(() => sending.close());
beforeEach(async () => {
  candidate = await aCandidate(sending);
  listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'greenhouse' && posting.language === 'en' && !used.has(posting.id),
  );
  used.add(listed.id);
});

const call = (method: string, path: string, body?: unknown) =>
  sending.app.call(method, `/job-tracker${path}`, body, candidate.token);
const nurse = { title: 'Nurse', company: 'Harbour Clinic', date: '2026-11-10' };
const add = async (more: object = {}): Promise<string> => {
  const { status, body } = await call('POST', '', { ...nurse, ...more });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return String(body.id);
};

describe('a pasted link', () => {
  it('is read from its board, and says when the job is known', async () => {
    const { body } = await call('POST', '/look-up', { link: `${listed.url}?src=mail` });
    expect(body).toMatchObject({ kind: 'posting', open: true, title: listed.title, known: null });
    const id = await add({ title: body.title, company: body.company, link: body.link });
    expect((await call('POST', '/look-up', { link: listed.url })).body.known).toBe(id);
    const { description } = await readBack(sending, candidate, id);
    expect(description.length).toBeGreaterThan(100);
  });

  it('keeps the agent from applying to what the person applied to', async () => {
    await add({ title: listed.title, company: listed.employer });
    expect(await takeOn(sending, candidate, listed)).toBeNull();
  });

  it('of an unknown site or a board that is not read is filled in by hand', async () => {
    for (const link of ['https://example.com/jobs/1', 'https://jobs.lever.co/acme/1']) {
      const { body } = await call('POST', '/look-up', { link });
      expect(body).toMatchObject({ kind: 'unread', link, known: null });
      expect(body.why).toMatch(/fill in the details yourself/i);
    }
  });

  it('that is gone from its board says so', async () => {
    await sending.practice.control.change(listed.id, { closed: true });
    expect((await call('POST', '/look-up', { link: listed.url })).body.why).toMatch(
      /no longer lists this job/,
    );
  });
});

describe('a posting the person chose', () => {
  it('is refused with its score when it matches too little', async () => {
    const { status, body } = await call('POST', '/prepare', { link: listed.url });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.detail).toMatch(/^Match score: \d+ out of 100\. I never apply below 50\./);
  });

  it('is prepared, put to them, and sent once they approve, but not while everything is paused', async () => {
    const { world } = sending.app;
    const bytes = await world.typesetter.resume(demoResume, 'en');
    await uploadResume(world, candidate.accountId, new File([new Uint8Array(bytes)], 'cv.pdf'));
    await finishOnboarding(world, candidate.accountId, { ...demoOnboarding, target_position: listed.title });
    await changeProfile(world, candidate.accountId, demoProfile);
    let id = '';
    for (const posting of await sending.practice.control.postings()) {
      if (!posting.open || posting.captcha || posting.odd !== null || posting.language !== 'en') continue;
      const answer = await call('POST', '/prepare', { link: posting.url, cover_letter: false });
      if (answer.status !== 201) continue;
      id = answer.body.id;
      listed = posting;
      break;
    }
    expect((await call('POST', '/prepare', { link: listed.url })).body.detail).toMatch(
      /^(I’m preparing an application for this job\.|This job is waiting for your)/,
    );
    const avoid = (companies: string) =>
      sending.app.call('PUT', '/users/me/avoid', { companies }, candidate.token);
    await avoid(listed.employer);
    expect((await call('POST', '/prepare', { link: listed.url })).body.detail).toContain(
      `You avoid ${listed.employer}.`,
    );
    await avoid('');
    const setAll = (active: boolean) => sending.app.call('PATCH', '/campaigns', { active }, candidate.token);
    await setAll(false);
    await approve(sending, candidate, id);
    await sending.app.drain();
    await recoverAtStart(world);
    await sending.app.drain();
    expect((await readBack(sending, candidate, id)).state).toBe('approved');
    expect(await acceptedFor(sending, listed)).toBe(0);
    await setAll(true);
    await recoverAtStart(world);
    await sending.app.drain();
    expect((await readBack(sending, candidate, id)).state).toBe('applied');
    expect(await acceptedFor(sending, listed)).toBe(1);
  });
});

describe('withdrawing', () => {
  it('ends what was not sent, and its approval with it', async () => {
    const id = (await takeOn(sending, candidate, listed)) ?? '';
    const { content_hash } = await bringToWaiting(sending, candidate, id);
    expect((await call('POST', `/${id}/withdrawal`)).status).toBe(200);
    const decision = { decision: 'approve', content_hash };
    const late = await sending.app.call('POST', `/applications/${id}/decision`, decision, candidate.token);
    expect(late.status).toBe(409);
    expect((await readBack(sending, candidate, id)).state).toBe('withdrawn');
    expect((await call('POST', `/${id}/withdrawal`)).status).toBe(409);
  });

  it('marks what the employer has, keeps its status, and can be taken back', async () => {
    const id = await add();
    const stage = async () => (await call('GET', '')).body[0].stage;
    await call('POST', `/${id}/withdrawal`);
    expect(await stage()).toBe('Withdrawn');
    expect((await call('GET', `/${id}`)).body).toMatchObject({ can_withdraw: false });
    expect((await call('DELETE', `/${id}/withdrawal`)).status).toBe(200);
    expect(await stage()).toBe('');
    await call('POST', `/${id}/withdrawal`);
    await call('PATCH', `/${id}`, { status: 'Interviewing' });
    expect(await stage()).toBe('');
  });
});
