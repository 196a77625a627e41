import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const careersPage = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Operations Coordinator',
  description: 'Plan deliveries and keep the inventory.',
  hiringOrganization: { name: 'Harbour Foods' },
  jobLocation: { address: { addressLocality: 'Hamilton', addressRegion: 'ON' } },
})}</script>`;

let app: TestApp;
let called: string[] = [];
beforeAll(async () => {
  app = await createTestApp({
    config: { sources: 'live' },
    world: {
      fetcher: {
        fetch: async ({ url }) => {
          called.push(url);
          return { status: 200, headers: {}, body: careersPage };
        },
      },
    },
  });
});
afterAll(() => app.close());

const ask = (person: Person, method: string, path: string, body?: object) =>
  app.call(method, path, body, person.token);
const read = async (person: Person) => (await ask(person, 'GET', '/integrations')).body;
const channelOf = async (person: Person, name: string) =>
  (await read(person)).channels.find(({ channel }: { channel: string }) => channel === name);

/** Somebody whose search fits the jobs of these tests, and who told nothing of their past. */
async function newcomer(): Promise<Person> {
  const person = await signUp(app);
  await ask(person, 'PUT', '/users/me/onboarding', {
    target_position: 'Operations Coordinator',
    key_skills: 'dispatch, inventory, scheduling',
    job_search_status: 'Looking',
  });
  return person;
}
const tell = (person: Person) =>
  ask(person, 'POST', '/users/me/entries', {
    kind: 'job',
    what: 'Operations Coordinator',
    where: 'Halden Freight',
    from: '2021',
  });

/** The same, with a dated job to make applications from. */
async function coordinator(): Promise<Person> {
  const person = await newcomer();
  await tell(person);
  return person;
}

const alert = (channel: 'linkedin' | 'indeed') => {
  const link =
    channel === 'linkedin'
      ? 'https://www.linkedin.com/comm/jobs/view/3712345678/?trackingId=x'
      : 'https://ca.indeed.com/rc/clk/dl?jk=0123456789abcdef&tk=x';
  return [
    'Operations Coordinator',
    'Maple Freight',
    'Hamilton, ON',
    `View job: ${link}`,
    '',
    'Neurosurgeon',
    'General Hospital',
    'Hamilton, ON',
    channel === 'linkedin'
      ? 'https://www.linkedin.com/jobs/view/3799999999'
      : 'https://ca.indeed.com/viewjob?jk=fedcba9876543210',
  ].join('\n');
};

let mails = 0;
async function forward(person: Person, from: string, text: string) {
  const { application_address } = await read(person);
  mails += 1;
  await receiveMail(app.world, {
    messageId: `alert-${mails}`,
    from,
    to: [application_address],
    subject: 'New jobs',
    text,
  });
  await app.drain();
}
const handedOver = async (person: Person) =>
  (await ask(person, 'GET', '/job-tracker/to-finish')).body.map(
    ({ title, company, kind }: { title: string; company: string; kind: string }) => [title, company, kind],
  );

describe('alert mails', () => {
  test('of Indeed, connected from the start, become prepared jobs that the person sends', async () => {
    const person = await coordinator();
    await forward(person, `Robin <${person.email}>`, alert('indeed'));
    await forward(person, `Robin <${person.email}>`, alert('indeed'));
    expect(await handedOver(person)).toEqual([['Operations Coordinator', 'Maple Freight', 'saved']]);
    expect((await ask(person, 'GET', '/job-tracker')).body).toEqual([]);
    expect(await channelOf(person, 'indeed')).toMatchObject({ connected: true, read: 2, handed: 1 });
    const [card] = (await ask(person, 'GET', '/job-tracker/to-finish')).body;
    const detail = (await ask(person, 'GET', `/applications/${card.id}`)).body;
    expect(detail).toMatchObject({ apply_url: 'https://www.indeed.com/viewjob?jk=0123456789abcdef' });
    expect(detail.resume).not.toBeNull();
    expect(detail.timeline[0]).toMatchObject({
      actor: 'agent',
      detail: 'A job alert from Indeed listed Operations Coordinator at Maple Freight.',
    });
    await ask(person, 'POST', `/applications/${card.id}/opening`);
    expect(await handedOver(person)).toEqual([['Operations Coordinator', 'Maple Freight', 'to_finish']]);
  });

  test('of a site that is not connected are handed on as any mail', async () => {
    const person = await coordinator();
    const mail = () => forward(person, 'LinkedIn <jobalerts-noreply@linkedin.com>', alert('linkedin'));
    await mail();
    expect(await handedOver(person)).toEqual([]);
    expect((await ask(person, 'GET', '/notifications')).body).toMatchObject([{ title: 'An email to read' }]);
    await ask(person, 'PUT', '/integrations/linkedin', { connected: true });
    await mail();
    expect(await handedOver(person)).toHaveLength(1);
    await ask(person, 'PUT', '/integrations/indeed', { connected: false });
    await forward(person, `<${person.email}>`, alert('indeed'));
    expect(await channelOf(person, 'indeed')).toMatchObject({ connected: false, since: null, read: 0 });
  });

  test('that came before the first dated job are taken up when they come again, each once', async () => {
    const person = await newcomer();
    const mail = () => forward(person, `<${person.email}>`, alert('indeed'));
    await mail();
    expect(await handedOver(person)).toEqual([]);
    await tell(person);
    await mail();
    await mail();
    expect(await handedOver(person)).toEqual([['Operations Coordinator', 'Maple Freight', 'saved']]);
    expect(await channelOf(person, 'indeed')).toMatchObject({ read: 2, handed: 1 });
  });

  test('of a company the person avoids prepare nothing', async () => {
    const person = await coordinator();
    await ask(person, 'PUT', '/users/me/avoid', { companies: 'Maple Freight Inc.' });
    await forward(person, `<${person.email}>`, alert('indeed'));
    expect(await handedOver(person)).toEqual([]);
    expect(await channelOf(person, 'indeed')).toMatchObject({ read: 2, handed: 0 });
  });

  test('are believed only from the site itself or from the person', async () => {
    const person = await coordinator();
    await forward(person, 'Somebody <somebody@example.org>', alert('indeed'));
    expect(await channelOf(person, 'indeed')).toMatchObject({ read: 0 });
  });
});

describe('careers pages', () => {
  test('are read from a pasted link once Google Jobs is connected, and prepared for the person to send', async () => {
    const person = await coordinator();
    const link = 'https://careers.example.org/jobs/7';
    const lookUp = async () => (await ask(person, 'POST', '/job-tracker/look-up', { link })).body;
    called = [];
    expect([(await lookUp()).kind, called]).toEqual(['unread', []]);
    await ask(person, 'PUT', '/integrations/google_jobs', { connected: true });
    expect(await lookUp()).toMatchObject({ kind: 'posting', open: true, company: 'Harbour Foods' });
    expect((await ask(person, 'POST', '/job-tracker/prepare', { link })).status).toBe(201);
    await app.drain();
    expect(await handedOver(person)).toEqual([['Operations Coordinator', 'Harbour Foods', 'to_finish']]);
  });
});
