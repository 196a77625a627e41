import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { uploadCv } from '#testing/profiles/cook.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Seeker, Sending } from '#testing/sending.ts';
import { acceptedFor, approve, aSeeker, openSending, readBack, takeOn } from '#testing/sending.ts';

let sending: Sending;
let seeker: Seeker;
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => postingBrowser());
});
afterAll(() => sending.close());
beforeEach(async () => {
  seeker = await aSeeker(sending);
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
  const id = (await takeOn(sending, seeker, listed)) ?? '';
  await approve(sending, seeker, id);
  return { id, listed };
}
async function isWithdrawn({ id, listed }: { id: string; listed: ListedPosting }, why: string) {
  await sending.app.drain();
  const { state, timeline } = await readBack(sending, seeker, id);
  expect([state, timeline.at(-1).detail]).toEqual(['withdrawn', why]);
  expect(await acceptedFor(sending, listed)).toBe(0);
}

describe('what was approved', () => {
  it('is not sent to a company that the person named since, for all campaigns or for this one', async () => {
    const one = await approved();
    const put = await sending.app.call(
      'PUT',
      '/users/me/avoid',
      { companies: `Nobody Ltd, ${one.listed.employer} Inc.` },
      seeker.token,
    );
    expect(put.status).toBe(200);
    await isWithdrawn(
      one,
      `It is at ${one.listed.employer}; you avoid ${one.listed.employer} Inc. I did not send it.`,
    );
    await sending.app.call('PUT', '/users/me/avoid', {}, seeker.token);
    const other = await approved();
    const campaign = { id: seeker.campaignId, name: 'Work', avoid: { companies: other.listed.employer } };
    const replaced = await sending.app.call('PUT', `/campaigns/${seeker.campaignId}`, campaign, seeker.token);
    expect(replaced.body.avoid).toEqual({ companies: other.listed.employer, industries: '', words: '' });
    await isWithdrawn(
      other,
      `It is at ${other.listed.employer}; you avoid ${other.listed.employer}. I did not send it.`,
    );
  });

  it('is not sent to where the person works by a CV they gave since, unless they allow it', async () => {
    const { employer } = await nextListed();
    const cv = `Robin Tremblay\n\nEXPERIENCE\nClerk, ${employer}, Hamilton, Ontario\nJanuary 2018 - Present\n- Filed letters\n`;
    const change = (allowed: string[]) =>
      sending.app.call('PUT', '/users/me/avoid', { allowed }, seeker.token);
    const { id, listed } = await approved();
    const own = cv.replace(employer, listed.employer);
    expect(await uploadCv(sending.app, seeker.token, own)).toBe(200);
    const { body } = await sending.app.call('GET', '/users/me/avoid', undefined, seeker.token);
    expect(body.present).toEqual([{ name: listed.employer, avoided: true }]);
    await isWithdrawn(
      { id, listed },
      `It is at ${listed.employer}; you avoid ${listed.employer}, where you work now. I did not send it.`,
    );
    expect((await change([listed.employer])).body.present).toEqual([
      { name: listed.employer, avoided: false },
    ]);
  });

  it('is opened only where it may be applied to', async () => {
    const listed = await nextListed();
    expect(await takeOn(sending, seeker, listed, { score: 49 })).toBeNull();
    expect(await takeOn(sending, seeker, listed, { score: 50 })).not.toBeNull();
  });
});
