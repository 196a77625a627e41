import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { grantPlan } from '#server/features/platform/billing/index.ts';
import type { Links } from '#testing/links/resume-links.ts';
import { addressIn, openLinks } from '#testing/links/resume-links.ts';

const CV = `Mara Okonkwo\nmara@example.com\nSummary\nKeeps small clinics running. Calm on the telephone.\nExperience
Office Administrator, Harbour Street Clinic\nJune 2021 – Present\n• Kept the books of 42 people in order`;

let links: Links;
beforeAll(async () => {
  links = await openLinks();
});
afterAll(() => links.close());
beforeEach(() => links.another());

async function cvText(id: string): Promise<string> {
  const outcome = await links.app.world.documents.read(await links.cv(id), 'cv.pdf');
  return outcome.kind === 'text' ? outcome.lines.map(({ text }) => text).join('\n') : '';
}
/** Has it prepared again, as the person does by changing a value; answers it as it then waits. */
async function phoned(id: string, value: string) {
  const { content_hash } = await links.read(id);
  const change = { key: 'phone', value, content_hash };
  const reply = await links.call('PUT', `/applications/${id}/fields`, change);
  expect(reply.body).toEqual({ state: 'waiting' });
  return links.read(id);
}

describe('the link in a resume', () => {
  it('is off by default, and then the resume and what is approved are the same to the byte', async () => {
    const id = await links.begin();
    await links.toWaiting(id);
    const plain = await phoned(id, '+1 902 555 0100');
    expect([plain.resume_link, addressIn(plain)]).toEqual([null, undefined]);
    expect(await cvText(id)).not.toContain('/r/');
    await links.on(true);
    expect(addressIn(await phoned(id, '+1 902 555 0101'))).toBeDefined();
    await links.on(false);
    const after = await phoned(id, '+1 902 555 0100');
    expect([after.content_hash, after.resume_link]).toEqual([plain.content_hash, null]);
  });

  it('stands in the head of the resume, in what is approved, the same however often it is prepared', async () => {
    const id = await links.begin();
    await links.toWaiting(id);
    const plain = await phoned(id, '+1 902 555 0100');
    await links.on(true);
    await phoned(id, '+1 902 555 0101');
    const linked = await phoned(id, '+1 902 555 0100');
    const address = addressIn(linked) ?? '';
    expect(address).toMatch(/^http:\/\/career\.localhost:\d+\/r\/[\w-]{22}$/);
    expect((await cvText(id)).replaceAll(/\s/g, '')).toContain(address.replace('http://', ''));
    expect(linked.content_hash).not.toBe(plain.content_hash);
    await phoned(id, '+1 902 555 0101');
    expect((await phoned(id, '+1 902 555 0100')).content_hash).toBe(linked.content_hash);
    // Nothing is opened before it was sent.
    expect((await links.ask(address, 'GET')).status).toBe(404);
  });

  it('is made anew without a link where it is turned off before sending', async () => {
    await links.on(true);
    const id = await links.begin();
    await links.toWaiting(id);
    const reply = await links.call('DELETE', `/applications/${id}/resume-link`);
    expect(reply.body).toEqual({ state: 'waiting' });
    const after = await links.read(id);
    expect(addressIn(after)).toBeUndefined();
    expect(await cvText(id)).not.toContain('/r/');
  });

  it('stays turned off for good, though the campaign’s switch is turned off and on again', async () => {
    await links.on(true);
    const id = await links.begin();
    await links.toWaiting(id);
    await links.call('DELETE', `/applications/${id}/resume-link`);
    await links.on(false);
    await phoned(id, '+1 902 555 0101');
    await links.on(true);
    const after = await phoned(id, '+1 902 555 0100');
    expect([addressIn(after), after.resume_link.revoked_at !== null]).toEqual([undefined, true]);
  });

  it('goes on working in a resume the person may have sent, whether another is made without it or that is refused', async () => {
    const { world } = links.app;
    const { accountId } = links.person();
    await uploadResume(world, accountId, new File([CV], 'cv.txt'));
    await grantPlan(world, { accountId, plan: 'pro' });
    const { id, address } = await links.handedOver();
    await links.on(false);
    const choose = async (approach: 'short' | 'experience') => {
      const { content_hash } = await links.read(id);
      return links.call('PUT', `/applications/${id}/variant`, { approach, content_hash });
    };
    const opens = async () => (await links.ask(address, 'GET')).status;
    expect([(await choose('short')).status, await opens()]).toEqual([200, 200]);
    expect(addressIn(await links.read(id))).toBeUndefined();
    await links.takeDown();
    expect([(await choose('experience')).status, await opens()]).toEqual([409, 200]);
  });
});
