import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cvAsText } from '#testing/documents/cv.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const call = (person: Person, method: string, path: string, body?: object) =>
  app.call(method, path, body, person.token);
const told = async (person: Person) =>
  (await call(person, 'GET', '/notifications')).body.map(({ title }: { title: string }) => title);
const tick = () => app.handlers.find(({ job }) => job.name === 'tracker.unanswered')?.handle({});
const after = (days: number) => app.clock.advance(days * 24 * 3_600_000);

test('who was not answered for ten days is told once, by day, unless they set a reminder or were answered', async () => {
  const person = await signUp(app, { fullName: 'Amara Lindqvist' });
  const apply = (company: string) =>
    sentApplication(app, {
      accountId: person.accountId,
      company,
      title: 'Clerk',
      sentAt: app.clock.now().toISOString(),
    });
  const [, reminded] = [
    await apply('Silent & Sons'),
    await apply('Reminded Ltd'),
    await apply('Answered Inc'),
  ];
  const day = '2026-12-20';
  await call(person, 'PUT', `/job-tracker/${reminded}/reminder`, { day, text: '' });
  const { application_address: address } = (await call(person, 'GET', '/users/me')).body;
  const from = 'Answered Inc <jo@answered.example>';
  const text = 'Could you send us two references for the Clerk position?';
  await receiveMail(app.world, { messageId: 'a1', from, to: [address], subject: 'Clerk', text });
  const before = (await told(person)).length;
  after(9);
  await tick();
  expect(await told(person)).toHaveLength(before);
  after(2);
  app.clock.set('2026-11-28T06:00:00.000Z');
  await tick();
  expect(await told(person)).toHaveLength(before);
  app.clock.set('2026-11-28T15:00:00.000Z');
  await tick();
  await tick();
  expect((await told(person)).filter((title: string) => title.startsWith('No reply yet'))).toEqual([
    'No reply yet: Silent & Sons',
  ]);
});

test('a draft names what was sent and who wrote, and is the own of whoever applied', async () => {
  const person = await signUp(app, { fullName: 'Amara Lindqvist' });
  const id = await sentApplication(app, {
    accountId: person.accountId,
    company: 'Harbour Freight',
    title: 'Clerk',
    sentAt: '2026-11-03T15:00:00.000Z',
  });
  const { application_address: address } = (await call(person, 'GET', '/users/me')).body;
  const mail = (messageId: string, from: string) =>
    receiveMail(app.world, {
      messageId,
      from,
      to: [address],
      subject: 'Clerk',
      text: 'Thanks for applying for Clerk.',
    });
  await mail('h1', 'Jo Park <jo@harbourfreight.example>');
  await mail('h2', 'Harbour Freight <no-reply@harbourfreight.example>');
  const read = async (kind: string) =>
    (await call(person, 'GET', `/job-tracker/${id}/messages/${kind}`)).body;
  const { to, subject, body } = await read('follow_up');
  expect([to, subject]).toEqual(['jo@harbourfreight.example', 'My application for Clerk']);
  expect(body).toContain('at Harbour Freight on November 3, 2026');
  expect(body).toContain('Amara Lindqvist');
  expect((await read('thank_you')).body).toContain('Thank you for taking the time');
  const other = await signUp(app);
  expect((await call(other, 'GET', `/job-tracker/${id}/messages/follow_up`)).status).toBe(404);
});

test('a draft takes over no sentence of the letter that the facts do not bear out', async () => {
  const person = await signUp(app, { fullName: 'Amara Lindqvist' });
  await uploadResume(app.world, person.accountId, new File([new Uint8Array(cvAsText())], 'cv.txt'));
  const { master } = await readPerson(app.world, person.accountId);
  const payroll = master.facts.find(({ value }) => value.includes('payroll for 42'))?.id ?? '';
  const [planted, sound] = [
    'I ran payroll for 420 employees with Sage 50.',
    'With Sage 50 I ran payroll for 42 employees.',
  ];
  const id = await sentApplication(app, {
    accountId: person.accountId,
    company: 'Harbour Freight',
    title: 'Clerk',
    sentAt: app.clock.now().toISOString(),
  });
  const claims = [planted, sound].map((text) => ({ text, fact_ids: [payroll] }));
  await app.world.database
    .update(applications)
    .set({ letter: { language: 'en', paragraphs: [claims], text: `${planted} ${sound}` } })
    .where(eq(applications.id, id));
  for (const kind of ['follow_up', 'thank_you']) {
    const { body } = (await call(person, 'GET', `/job-tracker/${id}/messages/${kind}`)).body;
    expect(body).toContain(sound);
    expect(body).not.toContain(planted);
  }
});
