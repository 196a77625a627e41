import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Seeker, Sending } from '#testing/sending.ts';
import { approve, aSeeker, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';

let sending: Sending;
let seeker: Seeker;
const browser = postingBrowser();
const used = new Set<string>();
beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());
beforeEach(async () => {
  seeker = await aSeeker(sending);
});

const on = (resumeLink: boolean) =>
  sending.app.world.database.update(campaigns).set({ resumeLink }).where(eq(campaigns.id, seeker.campaignId));
async function begin(): Promise<string> {
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'greenhouse' && !used.has(posting.id),
  );
  used.add(listed.id);
  return (await takeOn(sending, seeker, listed)) ?? '';
}
const read = (id: string) => readBack(sending, seeker, id);
/** Has it prepared again, as the person does by changing a value; answers it as it then waits. */
async function phoned(id: string, value: string) {
  const { content_hash } = await read(id);
  const reply = await sending.app.call(
    'PUT',
    `/applications/${id}/fields`,
    { key: 'phone', value, content_hash },
    seeker.token,
  );
  expect(reply.body).toEqual({ state: 'waiting' });
  return read(id);
}
/** The address in the head of the resume that would be sent. */
const addressIn = ({ resume }: { resume: { resume: { basics: { profiles: { url: string }[] } } } }) =>
  resume.resume.basics.profiles.map(({ url }) => url).find((url) => url.includes('/r/'));
async function cvText(id: string): Promise<string> {
  const reply = await sending.app.app.request(`http://career.localhost/api/applications/${id}/documents/cv`, {
    headers: { authorization: `Bearer ${seeker.token}` },
  });
  const outcome = await sending.app.world.documents.read(new Uint8Array(await reply.arrayBuffer()), 'cv.pdf');
  return outcome.kind === 'text' ? outcome.lines.map(({ text }) => text).join('\n') : '';
}

const AT = 'http://career.localhost';
/** A request for the page as a program or a browser makes it. */
const ask = (
  address: string,
  method: string,
  headers: Record<string, string> = {},
  seal?: string,
  hand = '1',
) =>
  sending.app.app.request(`${AT}${new URL(address).pathname}`, {
    method,
    headers,
    ...(seal === undefined ? {} : { body: new URLSearchParams({ seal, hand }) }),
  });
const sealOf = (page: string) => /name="seal" value="([\w-]+)"/.exec(page)?.[1] ?? 'none';
const open = async (address: string) => sealOf(await (await ask(address, 'GET')).text());
const CHROMIUM = {
  'sec-ch-ua': '"Chromium";v="140"',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
};
const BY_HAND = { ...CHROMIUM, 'sec-fetch-user': '?1' };
const viewed = async () =>
  (await sending.app.call('GET', '/performance-report', undefined, seeker.token)).body.funnel.viewed;

async function sentWithLink() {
  await on(true);
  const id = await begin();
  await approve(sending, seeker, id);
  await sending.app.drain();
  const detail = await read(id);
  expect(detail.state).toBe('applied');
  return { id, address: addressIn(detail) ?? '' };
}

describe('the link in a resume', () => {
  it('is off by default, and then the resume and what is approved are the same to the byte', async () => {
    const id = await begin();
    await bringToWaiting(sending, seeker, id);
    const plain = await phoned(id, '+1 902 555 0100');
    expect([plain.resume_link, addressIn(plain)]).toEqual([null, undefined]);
    expect(await cvText(id)).not.toContain('/r/');
    await on(true);
    expect(addressIn(await phoned(id, '+1 902 555 0101'))).toBeDefined();
    await on(false);
    const after = await phoned(id, '+1 902 555 0100');
    expect([after.content_hash, after.resume_link]).toEqual([plain.content_hash, null]);
  });

  it('stands in the head of the resume, in what is approved, the same however often it is prepared', async () => {
    const id = await begin();
    await bringToWaiting(sending, seeker, id);
    const plain = await phoned(id, '+1 902 555 0100');
    await on(true);
    await phoned(id, '+1 902 555 0101');
    const linked = await phoned(id, '+1 902 555 0100');
    const address = addressIn(linked) ?? '';
    expect(address).toMatch(/^http:\/\/career\.localhost:\d+\/r\/[\w-]{22}$/);
    expect((await cvText(id)).replaceAll(/\s/g, '')).toContain(address.replace('http://', ''));
    expect(linked.content_hash).not.toBe(plain.content_hash);
    await phoned(id, '+1 902 555 0101');
    expect((await phoned(id, '+1 902 555 0100')).content_hash).toBe(linked.content_hash);
    // Nothing is opened before it was sent.
    expect((await ask(address, 'GET')).status).toBe(404);
  });

  it('is made anew without a link where it is turned off before sending', async () => {
    await on(true);
    const id = await begin();
    await bringToWaiting(sending, seeker, id);
    const reply = await sending.app.call(
      'DELETE',
      `/applications/${id}/resume-link`,
      undefined,
      seeker.token,
    );
    expect(reply.body).toEqual({ state: 'waiting' });
    const after = await read(id);
    expect(addressIn(after)).toBeUndefined();
    expect(await cvText(id)).not.toContain('/r/');
  });
});

describe('the page of a link', () => {
  it('says that opening is counted, and counts a press once, with the very file that was sent', async () => {
    const { id, address } = await sentWithLink();
    const page = await ask(address, 'GET');
    const text = await page.text();
    expect(text).toContain('Opening this resume is counted and shown to Mara Okonkwo');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (let press = 0; press < 2; press += 1) {
      sending.app.clock.advance(4000);
      const reply = await ask(address, 'POST', BY_HAND, sealOf(text));
      expect(reply.headers.get('content-type')).toBe('application/pdf');
      const sent = await sending.app.app.request(`${AT}/api/applications/${id}/documents/cv`, {
        headers: { authorization: `Bearer ${seeker.token}` },
      });
      expect(new Uint8Array(await reply.arrayBuffer())).toEqual(new Uint8Array(await sent.arrayBuffer()));
    }
    expect(await viewed()).toBe(1);
    const { timeline, resume_link: link, state } = await read(id);
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'viewed')).toHaveLength(1);
    expect([link.opened_at !== null, state]).toEqual([true, 'applied']);
  });

  it('counts nothing of what scanners do: a mail gateway, a browser without a person, a crawler that sends forms', async () => {
    const { id, address } = await sentWithLink();
    // A mail gateway asks for the head, then the page, as several programs and ahead of time.
    for (const method of ['HEAD', 'GET', 'GET'])
      expect(
        (await ask(address, method, { 'user-agent': 'LinkCheck/1.0', 'sec-purpose': 'prefetch' })).status,
      ).toBe(200);
    // A browser without a person draws the page, waits, and sends its form by script: no hand is on the button.
    const drawn = await open(address);
    sending.app.clock.advance(5000);
    for (const headers of [CHROMIUM, BY_HAND])
      expect((await ask(address, 'POST', headers, drawn, '')).status).toBe(200);
    expect((await ask(address, 'POST', CHROMIUM, drawn)).status).toBe(200);
    // A crawler sends every form it finds, at once, empty, with a seal of its own, or from another page.
    const found = await open(address);
    const elsewhere = { ...BY_HAND, 'sec-fetch-site': 'cross-site' };
    await ask(address, 'POST', BY_HAND, found);
    sending.app.clock.advance(5000);
    for (const seal of [undefined, '', 'AAAA', 'x'.repeat(300)]) await ask(address, 'POST', BY_HAND, seal);
    await ask(address, 'POST', elsewhere, found);
    expect(await viewed()).toBe(0);
    const { timeline, resume_link: link } = await read(id);
    expect([timeline.filter(({ kind }: { kind: string }) => kind === 'viewed'), link.opened_at]).toEqual([
      [],
      null,
    ]);
    // A seal is of one resume alone.
    const other = await sentWithLink();
    const theirs = await open(other.address);
    sending.app.clock.advance(5000);
    await ask(address, 'POST', BY_HAND, theirs);
    expect(await viewed()).toBe(0);
  });

  it("counts no press on the owner's own device", async () => {
    const { address } = await sentWithLink();
    const signedIn = await sending.app.call('POST', '/auth/token', {
      username: seeker.email,
      password: seeker.password,
    });
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const seal = await open(address);
    sending.app.clock.advance(5000);
    expect((await ask(address, 'POST', { ...BY_HAND, cookie }, seal)).status).toBe(200);
    expect(await viewed()).toBe(0);
    expect((await ask(address, 'POST', BY_HAND, seal)).status).toBe(200);
    expect(await viewed()).toBe(1);
  });

  it('opens nothing once it is over, turned off, withdrawn or never was, all with the same page', async () => {
    const { id, address } = await sentWithLink();
    const never = await (await ask(`${AT}/r/${'a'.repeat(22)}`, 'GET')).text();
    const opensNothing = async () => {
      const reply = await ask(address, 'GET');
      return reply.status === 404 && (await reply.text()) === never;
    };
    expect(await opensNothing()).toBe(false);
    await sending.app.call('POST', `/job-tracker/${id}/withdrawal`, undefined, seeker.token);
    const withdrawn = await opensNothing();
    await sending.app.call('DELETE', `/job-tracker/${id}/withdrawal`, undefined, seeker.token);
    expect([withdrawn, await opensNothing()]).toEqual([true, false]);
    const turnOff = () =>
      sending.app.call('DELETE', `/applications/${id}/resume-link`, undefined, seeker.token);
    expect((await turnOff()).status).toBe(200);
    expect([await opensNothing(), (await turnOff()).status]).toEqual([true, 409]);
    expect((await ask(address, 'POST', BY_HAND, 'x')).status).toBe(404);
    expect((await read(id)).timeline.at(-1)).toMatchObject({ kind: 'link_off', actor: 'person' });

    const other = await sentWithLink();
    sending.app.clock.advance(90 * 24 * 3_600_000);
    expect((await ask(other.address, 'GET')).status).toBe(404);
  });

  it('would tell: an application whose link is on and was not opened is not among those not known', async () => {
    const { id } = await sentWithLink();
    const report = async () =>
      (await sending.app.call('GET', '/performance-report', undefined, seeker.token)).body;
    expect((await report()).viewedUnknown).toBe(0);
    await sending.app.call('DELETE', `/applications/${id}/resume-link`, undefined, seeker.token);
    expect((await report()).viewedUnknown).toBe(1);
  });
});
