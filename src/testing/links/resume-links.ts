import { eq } from 'drizzle-orm';
import { findPosting } from '#practice/testing.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate } from '#testing/sending.ts';
import { approve, aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';

/** The host on which the pages of links are. */
export const AT = 'http://career.localhost';
/** What Chromium says of a form that is sent from its own page. */
export const CHROMIUM = {
  'sec-ch-ua': '"Chromium";v="140"',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
};
/** The same, begun by a hand. */
export const BY_HAND = { ...CHROMIUM, 'sec-fetch-user': '?1' };

export const sealOf = (page: string): string => /name="seal" value="([\w-]+)"/.exec(page)?.[1] ?? 'none';

/** The address in the head of the resume of an application. */
export const addressIn = (detail: {
  resume: { resume: { basics: { profiles: { url: string }[] } } };
}): string | undefined =>
  detail.resume.resume.basics.profiles.map(({ url }) => url).find((url) => url.includes('/r/'));

/** Applications of one person after another, whose campaign may add links to resumes. */
export async function openLinks() {
  const browser = postingBrowser();
  const sending = await openSending(() => browser);
  const { app } = sending;
  const used = new Set<string>();
  let candidate: Candidate;
  let last = '';
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, path, body, candidate.token);
  const ask = (
    address: string,
    method: string,
    headers: Record<string, string> = {},
    seal?: string,
    hand = '1',
  ) =>
    app.app.request(`${AT}${new URL(address).pathname}`, {
      method,
      headers,
      ...(seal === undefined ? {} : { body: new URLSearchParams({ seal, hand }) }),
    });
  const on = (resumeLink: boolean) =>
    app.world.database.update(campaigns).set({ resumeLink }).where(eq(campaigns.id, candidate.campaignId));
  const begin = async (): Promise<string> => {
    const listed = await findPosting(
      sending.practice,
      (posting) => posting.dialect === 'greenhouse' && !used.has(posting.id),
    );
    used.add(listed.id);
    last = listed.id;
    return (await takeOn(sending, candidate, listed)) ?? '';
  };
  return {
    app,
    close: () => sending.close(),
    call,
    /** A request for the page as a program or a browser makes it. */
    ask,
    /** The campaign's switch. */
    on,
    begin,
    another: async () => {
      candidate = await aCandidate(sending);
    },
    person: () => candidate,
    read: (id: string) => readBack(sending, candidate, id),
    /** Prepared for the person to send, with a link in its resume. */
    handedOver: async () => {
      await on(true);
      const id = await begin();
      await bringToWaiting(sending, candidate, id);
      const ofIt = eq(applications.id, id);
      await app.world.database.update(applications).set({ state: 'handed_over' }).where(ofIt);
      return { id, address: addressIn(await readBack(sending, candidate, id)) ?? '' };
    },
    /** The employer takes down the posting that was begun last. */
    takeDown: () => sending.practice.control.change(last, { closed: true }),
    toWaiting: (id: string) => bringToWaiting(sending, candidate, id),
    /** The seal of the page, looked at now. */
    open: async (address: string) => sealOf(await (await ask(address, 'GET')).text()),
    cv: async (id: string) => {
      const headers = { authorization: `Bearer ${candidate.token}` };
      const reply = await app.app.request(`${AT}/api/applications/${id}/documents/cv`, { headers });
      return new Uint8Array(await reply.arrayBuffer());
    },
    report: async () => (await call('GET', '/performance-report')).body,
    sentWithLink: async () => {
      await on(true);
      const id = await begin();
      await approve(sending, candidate, id);
      await app.drain();
      return { id, address: addressIn(await readBack(sending, candidate, id)) ?? '' };
    },
  };
}
export type Links = Awaited<ReturnType<typeof openLinks>>;
