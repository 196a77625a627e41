import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Links } from '#testing/links/resume-links.ts';
import { addressIn, openLinks } from '#testing/links/resume-links.ts';

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
});
