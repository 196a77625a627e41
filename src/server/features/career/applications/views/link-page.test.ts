import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Links } from '#testing/links/resume-links.ts';
import { AT, BY_HAND, CHROMIUM, openLinks, sealOf } from '#testing/links/resume-links.ts';
import { linkPage } from './link-page.ts';

const HEADERS_OF_A_PDF = new Map([
  ['content-security-policy', null],
  ['content-type', 'application/pdf'],
  ['x-content-type-options', 'nosniff'],
  ['x-robots-tag', 'noindex, nofollow, noarchive'],
  ['cache-control', 'no-store'],
  ['referrer-policy', 'no-referrer'],
]);

let links: Links;
beforeAll(async () => {
  links = await openLinks();
});
afterAll(() => links.close());
beforeEach(() => links.another());

describe('the page of a link', () => {
  it('says that opening is counted, and counts a press once, with the very file that was sent', async () => {
    const { id, address } = await links.sentWithLink();
    const page = await links.ask(address, 'GET');
    const text = await page.text();
    expect(text).toContain('Opening this resume is counted and shown to Mara Okonkwo');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (let press = 0; press < 2; press += 1) {
      links.app.clock.advance(4000);
      const reply = await links.ask(address, 'POST', BY_HAND, sealOf(text));
      // The browser's viewer draws it: no policy of a page stands in its way, and it is nothing but a PDF.
      expect([...HEADERS_OF_A_PDF.keys()].map((name) => [name, reply.headers.get(name)])).toEqual([
        ...HEADERS_OF_A_PDF,
      ]);
      expect(reply.headers.get('content-disposition')).toMatch(/^inline; filename="[^"]+\.pdf"$/);
      expect(new Uint8Array(await reply.arrayBuffer())).toEqual(await links.cv(id));
    }
    expect((await links.report()).funnel.viewed).toBe(1);
    const { timeline, resume_link: link, state } = await links.read(id);
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'viewed')).toHaveLength(1);
    expect([link.opened_at !== null, state]).toEqual([true, 'applied']);
  });

  it('counts nothing of what scanners do: a mail gateway, a browser without a person, a crawler that sends forms', async () => {
    const { id, address } = await links.sentWithLink();
    // A mail gateway asks for the head, then the page, as several programs and ahead of time.
    for (const method of ['HEAD', 'GET', 'GET'])
      expect(
        (await links.ask(address, method, { 'user-agent': 'LinkCheck/1.0', 'sec-purpose': 'prefetch' }))
          .status,
      ).toBe(200);
    // A browser without a person draws the page, waits, and sends its form by script: no hand is on the button.
    const drawn = await links.open(address);
    links.app.clock.advance(5000);
    for (const headers of [CHROMIUM, BY_HAND])
      expect((await links.ask(address, 'POST', headers, drawn, '')).status).toBe(200);
    expect((await links.ask(address, 'POST', CHROMIUM, drawn)).status).toBe(200);
    // A crawler sends every form it finds, at once, empty, with a seal of its own, or from another page.
    const found = await links.open(address);
    const elsewhere = { ...BY_HAND, 'sec-fetch-site': 'cross-site' };
    await links.ask(address, 'POST', BY_HAND, found);
    links.app.clock.advance(5000);
    for (const seal of [undefined, '', 'AAAA', 'x'.repeat(300)])
      await links.ask(address, 'POST', BY_HAND, seal);
    await links.ask(address, 'POST', elsewhere, found);
    expect((await links.report()).funnel.viewed).toBe(0);
    const { timeline, resume_link: link } = await links.read(id);
    expect([timeline.filter(({ kind }: { kind: string }) => kind === 'viewed'), link.opened_at]).toEqual([
      [],
      null,
    ]);
    // A seal is of one resume alone.
    const other = await links.sentWithLink();
    const theirs = await links.open(other.address);
    links.app.clock.advance(5000);
    await links.ask(address, 'POST', BY_HAND, theirs);
    expect((await links.report()).funnel.viewed).toBe(0);
  });

  it("counts no press on the owner's own device", async () => {
    const { address } = await links.sentWithLink();
    const signedIn = await links.app.call('POST', '/auth/token', {
      username: links.person().email,
      password: links.person().password,
    });
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const seal = await links.open(address);
    links.app.clock.advance(5000);
    expect((await links.ask(address, 'POST', { ...BY_HAND, cookie }, seal)).status).toBe(200);
    expect((await links.report()).funnel.viewed).toBe(0);
    expect((await links.ask(address, 'POST', BY_HAND, seal)).status).toBe(200);
    expect((await links.report()).funnel.viewed).toBe(1);
  });

  it('opens nothing once it is over, turned off, withdrawn or never was, all with the same page', async () => {
    const { id, address } = await links.sentWithLink();
    const never = await (await links.ask(`${AT}/r/${'a'.repeat(22)}`, 'GET')).text();
    const opensNothing = async () => {
      const reply = await links.ask(address, 'GET');
      return reply.status === 404 && (await reply.text()) === never;
    };
    // The campaign's switch is for resumes to come.
    await links.on(false);
    expect(await opensNothing()).toBe(false);
    await links.call('POST', `/job-tracker/${id}/withdrawal`);
    const withdrawn = await opensNothing();
    await links.call('DELETE', `/job-tracker/${id}/withdrawal`);
    expect([withdrawn, await opensNothing()]).toEqual([true, false]);
    const turnOff = () => links.call('DELETE', `/applications/${id}/resume-link`);
    expect((await turnOff()).status).toBe(200);
    expect([await opensNothing(), (await turnOff()).status]).toEqual([true, 409]);
    expect((await links.ask(address, 'POST', BY_HAND, 'x')).status).toBe(404);
    expect((await links.read(id)).timeline.at(-1)).toMatchObject({ kind: 'link_off', actor: 'person' });

    const other = await links.sentWithLink();
    links.app.clock.advance(90 * 24 * 3_600_000);
    expect((await links.ask(other.address, 'GET')).status).toBe(404);
  });

  it('would tell: an application whose link is on and was not opened is not among those not known', async () => {
    const { id } = await links.sentWithLink();
    expect((await links.report()).viewedUnknown).toBe(0);
    await links.call('DELETE', `/applications/${id}/resume-link`);
    expect((await links.report()).viewedUnknown).toBe(1);
  });

  it('writes a name as text, in the language of the posting', () => {
    const page = linkPage({ language: 'fr', name: '<script>alert(1)</script>', until: '1 mai', seal: 'x' });
    expect(page).toContain('CV de &lt;script&gt;');
    expect(page).not.toContain('<script>alert');
  });
});
