import { afterAll, beforeAll, expect, test } from 'vitest';
import { classifyReply } from '#engines/replies/index.ts';
import { learnedModel } from '#testing/learned/learned-model.ts';
import { letters } from '#practice/data/mail.ts';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;
async function aPerson() {
  const { accountId, token } = await signUp(app);
  const get = async (path: string) => (await app.call('GET', path, undefined, token)).body;
  const address = String((await get('/users/me')).application_address);
  const write = (company: string, subject: string, text: string) =>
    receiveMail(app.world, {
      messageId: `view-${(count += 1)}`,
      from: `${company} <people@${company.toLowerCase().replaceAll(/\W+/g, '-')}.example>`,
      to: [address],
      subject,
      text,
    });
  return { accountId, token, get, write };
}

test('a mail that says the application was opened is a step of its trail and counts once; the state stays', async () => {
  const { accountId, token, get, write } = await aPerson();
  const campaign = await app.call('POST', '/campaigns', { name: 'Depots' }, token);
  const given = { accountId, campaignId: String(campaign.body.id), title: 'Dispatcher' };
  const id = await sentApplication(app, { ...given, company: 'Parcel Co.' });
  await sentApplication(app, { ...given, company: 'Loon Foods' });
  await write('Parcel Co.', 'Dispatcher', 'The employer viewed your application for Dispatcher.');
  await write('Parcel Co.', 'Dispatcher', 'Your application was viewed by a second person.');
  const { state, mails, timeline } = await get(`/applications/${id}`);
  expect([state, mails.map(({ meaning }: { meaning: string }) => meaning)]).toEqual([
    'applied',
    ['noise', 'noise'],
  ]);
  const views = timeline.filter(({ kind }: { kind: string }) => kind === 'viewed');
  expect(views).toMatchObject([
    {
      actor: 'employer',
      detail:
        'Parcel Co. opened your application, according to their email: “The employer viewed your application for Dispatcher.”',
    },
  ]);
  const report = await get('/performance-report');
  expect([report.funnel.viewed, report.viewedUnknown]).toEqual([1, 1]);
  expect(await get('/dashboard-overview')).toMatchObject({ viewed: 1, viewedUnknown: 1 });
  expect(await get('/campaigns')).toMatchObject([{ views: 1, viewsUnknown: 1 }]);
  const notices = await get('/notifications');
  expect(notices).toMatchObject([{ title: 'Opened: Parcel Co.', application_id: id }]);
  expect(app.pushes).toEqual([]);
});

test('a mail that asks which application it is about counts for the one the person names', async () => {
  const { accountId, token, get, write } = await aPerson();
  const clerk = await sentApplication(app, { accountId, company: 'Parcel Co.', title: 'Clerk' });
  await sentApplication(app, { accountId, company: 'Parcel Co.', title: 'Buyer' });
  await write('Parcel Co.', 'Your application', 'A recruiter has opened your application.');
  expect((await get('/performance-report')).funnel.viewed).toBe(0);
  const [mail] = (await get(`/applications/${clerk}`)).mails;
  await app.call('POST', `/applications/${clerk}/mails/${mail.id}/accept`, undefined, token);
  expect((await get('/performance-report')).funnel.viewed).toBe(1);
});

test.each(['unknown', 'handed_over'] as const)(
  'a mail that says that an application was opened proves that it arrived where it is %s, and is still no answer',
  async (state) => {
    const { accountId, get, write } = await aPerson();
    const given = { accountId, company: 'Parcel Co.', title: 'Clerk', state };
    const id = await sentApplication(app, state === 'unknown' ? given : { ...given, sentAt: null });
    await write('Parcel Co.', 'Clerk', 'The employer viewed your application for Clerk.');
    const { state: after, mails, timeline } = await get(`/applications/${id}`);
    expect([after, mails.map(({ meaning }: { meaning: string }) => meaning)]).toEqual(['applied', ['noise']]);
    expect(timeline.slice(-2)).toMatchObject([
      { kind: 'applied', state: 'applied', actor: 'employer' },
      { kind: 'viewed', state: 'applied', actor: 'employer' },
    ]);
    expect([await get('/job-tracker'), await get('/job-tracker/to-finish')]).toMatchObject([
      [{ id, status: 'Applied', stage: '' }],
      [],
    ]);
    expect((await get('/performance-report')).funnel).toMatchObject({ applied: 1, viewed: 1 });
  },
);

test('an invitation is a word of it, a refusal is none, and a refusal after talks takes nothing back', async () => {
  const { accountId, get, write } = await aPerson();
  const id = await sentApplication(app, { accountId, company: 'Parcel Co.', title: 'Clerk' });
  await sentApplication(app, { accountId, company: 'Loon Foods', title: 'Buyer' });
  const invited = 'We would like to invite you to an interview for the Clerk position on Tuesday.';
  await write('Parcel Co.', 'Clerk', invited);
  await write('Loon Foods', 'Buyer', 'We reviewed your application and unfortunately you were not selected.');
  const funnel = async () => {
    const { funnel: now, viewedUnknown } = await get('/performance-report');
    return { ...now, viewedUnknown };
  };
  expect(await funnel()).toEqual({ applied: 2, viewed: 1, interviews: 1, offers: 0, viewedUnknown: 1 });
  await write('Parcel Co.', 'Clerk', 'We regret to inform you that you were not selected for the position.');
  expect((await get(`/applications/${id}`)).state).toBe('rejected');
  expect(await funnel()).toEqual({ applied: 2, viewed: 1, interviews: 0, offers: 0, viewedUnknown: 1 });
});

const fill = (text: string) => text.replaceAll(/\{\w+\}/g, 'Clerk');
test('every letter of the practice employers that tells of a view is read as one, and no other of theirs but an invitation', () => {
  for (const [kind, written] of Object.entries(letters.en).concat(Object.entries(letters.fr)))
    for (const { subject, body } of written) {
      const mail = { from: 'careers@parcel.example', subject: fill(subject), text: fill(body.join('\n\n')) };
      const { viewed } = classifyReply(mail, { linked: true }, learnedModel('mail-answers'));
      if (kind !== 'interview') expect([subject, viewed !== undefined]).toEqual([subject, kind === 'viewed']);
    }
});
