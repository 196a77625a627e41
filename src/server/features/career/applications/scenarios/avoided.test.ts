import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { uploadCv } from '#testing/profiles/cook.ts';
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
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => postingBrowser());
});
afterAll(() => sending.close());
beforeEach(async () => {
  candidate = await aCandidate(sending);
});

const nextListed = async (): Promise<ListedPosting> => {
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'lever' && !used.has(posting.id),
  );
  used.add(listed.id);
  return listed;
};
async function approved(): Promise<{ id: string; listed: ListedPosting }> {
  const listed = await nextListed();
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  return { id, listed };
}
async function isWithdrawn({ id, listed }: { id: string; listed: ListedPosting }, why: string) {
  await sending.app.drain();
  const { state, timeline } = await readBack(sending, candidate, id);
  expect([state, timeline.at(-1).detail]).toEqual(['withdrawn', why]);
  expect(await acceptedFor(sending, listed)).toBe(0);
  const notices = await sending.app.call('GET', '/notifications', undefined, candidate.token);
  expect(notices.body).toContainEqual(
    expect.objectContaining({ application_id: id, kind: 'stopped', body: why }),
  );
}

const replace = (path: string, body: object) => sending.app.call('PUT', path, body, candidate.token);

async function isRefused(id: string, why: string, page: string) {
  const { state, content_hash, cannot_approve, cannot_approve_page } = await readBack(sending, candidate, id);
  expect([state, cannot_approve, cannot_approve_page]).toEqual(['waiting', why, page]);
  const decision = { decision: 'approve', content_hash };
  const path = `/applications/${id}/decision`;
  const { status, body } = await sending.app.call('POST', path, decision, candidate.token);
  expect([status, body.detail]).toEqual([409, why]);
}

describe('what was approved', () => {
  it('is not sent to a company that the person named since, for all campaigns or for this one', async () => {
    const one = await approved();
    const put = await sending.app.call(
      'PUT',
      '/users/me/avoid',
      { companies: `Nobody Ltd, ${one.listed.employer} Inc.` },
      candidate.token,
    );
    expect(put.status).toBe(200);
    await isWithdrawn(
      one,
      `It’s at ${one.listed.employer}. You avoid ${one.listed.employer} Inc. I didn’t send it.`,
    );
    await sending.app.call('PUT', '/users/me/avoid', {}, candidate.token);
    const other = await approved();
    const campaign = { id: candidate.campaignId, name: 'Work', avoid: { companies: other.listed.employer } };
    const replaced = await sending.app.call(
      'PUT',
      `/campaigns/${candidate.campaignId}`,
      campaign,
      candidate.token,
    );
    expect(replaced.body.avoid).toEqual({ companies: other.listed.employer, industries: '', words: '' });
    await isWithdrawn(
      other,
      `It’s at ${other.listed.employer}. You avoid ${other.listed.employer}. I didn’t send it.`,
    );
  });

  it('is not sent to where the person works by a CV they gave since, unless they allow it', async () => {
    const { employer } = await nextListed();
    const cv = `Robin Tremblay\n\nEXPERIENCE\nClerk, ${employer}, Hamilton, Ontario\nJanuary 2018 - Present\n- Filed letters\n`;
    const change = (allowed: string[]) =>
      sending.app.call('PUT', '/users/me/avoid', { allowed }, candidate.token);
    const { id, listed } = await approved();
    const own = cv.replace(employer, listed.employer);
    expect(await uploadCv(sending.app, candidate.token, own)).toBe(200);
    const { body } = await sending.app.call('GET', '/users/me/avoid', undefined, candidate.token);
    expect(body.present).toEqual([{ name: listed.employer, avoided: true }]);
    await isWithdrawn(
      { id, listed },
      `It’s at ${listed.employer}. You avoid ${listed.employer}, where you work now. I didn’t send it.`,
    );
    expect((await change([listed.employer])).body.present).toEqual([
      { name: listed.employer, avoided: false },
    ]);
  });

  it('is opened only where it may be applied to', async () => {
    const listed = await nextListed();
    expect(await takeOn(sending, candidate, listed, { score: 49 })).toBeNull();
    expect(await takeOn(sending, candidate, listed, { score: 50 })).not.toBeNull();
  });
});

describe('what waits for a decision', () => {
  it('cannot be approved while its employer is avoided: it says why and stays for when that is changed', async () => {
    const listed = await nextListed();
    const id = (await takeOn(sending, candidate, listed)) ?? '';
    await bringToWaiting(sending, candidate, id);
    const at = `It’s at ${listed.employer}. You avoid ${listed.employer}`;
    const profile = 'To apply there, change what you avoid in your profile.';
    await replace('/users/me/avoid', { companies: listed.employer });
    await isRefused(id, `${at}. ${profile}`, 'profile');
    await replace('/users/me/avoid', {});
    const campaign = { id: candidate.campaignId, name: 'Work', avoid: { companies: listed.employer } };
    await replace(`/campaigns/${candidate.campaignId}`, campaign);
    await isRefused(id, `${at}. To apply there, change what this campaign avoids.`, 'auto_apply');
    await replace(`/campaigns/${candidate.campaignId}`, { ...campaign, avoid: {} });
    const cv = `Robin Tremblay\n\nEXPERIENCE\nClerk, ${listed.employer}, Hamilton, Ontario\nJanuary 2018 - Present\n- Filed letters\n`;
    expect(await uploadCv(sending.app, candidate.token, cv)).toBe(200);
    await isRefused(id, `${at}, where you work now. ${profile}`, 'profile');
    await replace('/users/me/avoid', { allowed: [listed.employer] });
    expect((await readBack(sending, candidate, id)).cannot_approve).toBeNull();
    await approve(sending, candidate, id);
    await sending.app.drain();
    expect([(await readBack(sending, candidate, id)).state, await acceptedFor(sending, listed)]).toEqual([
      'applied',
      1,
    ]);
  });
});
