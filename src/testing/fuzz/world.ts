import { quoted } from '#localization/catalogue.ts';
import { createECDH, randomBytes } from 'node:crypto';
import { openTestWorld } from '#practice/testing.ts';
import { FetchFailed } from '#server/ports/fetcher.ts';
import { MailboxUnreadable } from '#server/ports/mail-reading/mailbox-reader.ts';
import { guardedFetcher } from '#server/ports/network/fetcher.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import type { Person } from '#testing/people.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import { aCandidate, bringToWaiting, takeOn } from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { sentApplication } from '#testing/sent-application.ts';

/** A printed page, which only costs time here. */
const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');

/**
 * The real app with the practice world; of the outside world nothing else answers: no board, no mailbox, no Google. Pages are not
 * really printed.
 */
export async function openLivingWorld(): Promise<Sending> {
  const practice = await openTestWorld();
  const inner = guardedFetcher({ extraOrigin: practice.origin, userAgent: 'Legwork/test' });
  const app = await createTestApp({
    config: { practiceOrigin: practice.origin, trustedProxies: ['127.0.0.1'] },
    world: {
      browser: postingBrowser(),
      printer: { print: () => Promise.resolve(PDF) },
      fetcher: {
        fetch: (request) =>
          request.url.startsWith(practice.origin)
            ? inner.fetch(request)
            : Promise.reject(new FetchFailed(quoted('There is no outside world.'))),
      },
      mailboxes: { read: () => Promise.reject(new MailboxUnreadable('unreachable')) },
      google: { verify: () => Promise.resolve(null), verifyAccessToken: () => Promise.resolve(null) },
    },
  });
  return {
    app,
    practice,
    close: async () => {
      await app.close();
      await practice.close();
    },
  };
}

const RESUME =
  'Mara Okonkwo\nmara@example.test\nHalifax, Nova Scotia\n\nExperience\nNurse, Harbour Clinic, 2019 - 2024\n- Ran the ward\n\nSkills\nTriage, First aid\n';

function deviceKeys() {
  const keys = createECDH('prime256v1');
  return { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

async function ask(
  app: TestApp,
  person: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ id?: string }> {
  const reply = await app.call(method, path, body, person.token);
  if (reply.status >= 300)
    throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** Proves anew that a person is there, for what asks it. */
export const stepUp = (app: TestApp, person: Person) =>
  ask(app, person, 'POST', '/auth/step-up', { password: person.password });

async function uploadResume(app: TestApp, { token }: Person): Promise<void> {
  const form = new FormData();
  form.append('file', new File([RESUME], 'cv.txt', { type: 'text/plain' }));
  const { status } = await app.app.request('http://career.localhost/api/resume/upload', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  if (status !== 200) throw new Error(`The resume was answered ${status}.`);
}

/** Somebody who has done a bit of everything: a profile, a campaign, applications in several states, notes, devices, a version. `mark` stands in their texts. */
export async function lifeOfACandidate(world: Sending, mark = 'Harbour'): Promise<Candidate> {
  const { app, practice } = world;
  const candidate = await aCandidate(world);
  await uploadResume(app, candidate);
  const listed = (await practice.control.postings()).filter(
    ({ open, captcha, odd, dialect, language }) =>
      open && !captcha && odd === null && dialect === 'greenhouse' && language === 'en',
  );
  for (const [order, posting] of listed.slice(0, 2).entries()) {
    const id = await takeOn(world, candidate, posting, { coverLetter: order === 0 });
    if (id !== null && order === 0) await bringToWaiting(world, candidate, id);
  }
  const { accountId } = candidate;
  const sent = await sentApplication(app, { accountId, company: `${mark} Clinic`, title: 'Nurse' });
  await sentApplication(app, { accountId, company: 'Hill Clinic', title: 'Nurse', state: 'interviewing' });
  await ask(app, candidate, 'POST', `/job-tracker/${sent}/notes`, { text: `${mark} called.` });
  await ask(app, candidate, 'PUT', `/job-tracker/${sent}/reminder`, {
    day: '2026-11-20',
    text: `Call ${mark}.`,
  });
  await ask(app, candidate, 'POST', '/job-tracker', {
    title: 'Cook',
    company: `${mark} Inn`,
    date: '2026-11-01',
  });
  await ask(app, candidate, 'POST', '/campaigns', { name: `Near ${mark}`, active: false });
  await ask(app, candidate, 'POST', '/resume/versions', { html: `<p>Nurse at ${mark}</p>`, title: mark });
  await ask(app, candidate, 'POST', '/notifications/subscriptions', {
    endpoint: `https://fcm.googleapis.com/fcm/send/${accountId}`,
    keys: deviceKeys(),
  });
  await stepUp(app, candidate);
  await ask(app, candidate, 'POST', '/privacy/exports');
  await ask(app, candidate, 'POST', '/agenda/feed');
  await app.drain();
  return candidate;
}

/** Somebody with a business. */
export async function lifeOfAnOwner({ app }: Sending): Promise<Member> {
  const owner = await signUpOwner(app);
  await stepUp(app, owner);
  return owner;
}
