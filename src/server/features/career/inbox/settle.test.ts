import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { receiveMail } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;
async function twoRoles() {
  const person = await signUp(app);
  const address = String(
    (await app.call('GET', '/users/me', undefined, person.token)).body.application_address,
  );
  const [clerk, buyer] = [
    await sentApplication(app, { accountId: person.accountId, company: 'Harbour Freight', title: 'Clerk' }),
    await sentApplication(app, { accountId: person.accountId, company: 'Harbour Freight', title: 'Buyer' }),
  ];
  const send = (given: { subject?: string; text: string; answers?: string[] }) =>
    receiveMail(app.world, {
      messageId: `settle-${(count += 1)}`,
      from: 'Harbour Freight <people@harbourfreight.example>',
      to: [address],
      subject: 'Your application',
      ...given,
    });
  const call = (method: string, path: string) => app.call(method, path, undefined, person.token);
  const read = async (id: string) => (await call('GET', `/applications/${id}`)).body;
  return { person, clerk, buyer, send, call, read };
}
test('a mail that fits two roles asks on both pages, and one press moves the right one', async () => {
  const { clerk, buyer, send, call, read } = await twoRoles();
  await send({ text: 'We regret to inform you that you were not selected for the position.' });
  const [asked] = (await read(buyer)).mails;
  expect(asked.proposal).toEqual({ asks: 'which', label: 'rejected' });
  expect([(await read(clerk)).state, (await read(buyer)).state]).toEqual(['applied', 'applied']);
  expect((await call('POST', `/applications/${clerk}/mails/${asked.id}/refuse`)).status).toBe(200);
  expect((await read(clerk)).mails).toEqual([]);
  expect((await call('POST', `/applications/${buyer}/mails/${asked.id}/accept`)).status).toBe(200);
  expect([(await read(clerk)).state, (await read(buyer)).state]).toEqual(['applied', 'rejected']);
  expect((await call('POST', `/applications/${buyer}/mails/${asked.id}/accept`)).status).toBe(409);
});

test('a mail that is not sure proposes its move; nobody else can take it', async () => {
  const { clerk, send, call, read } = await twoRoles();
  await send({
    subject: 'Clerk',
    text: 'We would like to invite you to an interview on Tuesday at 10 am. The panel has not decided yet.',
  });
  const [mail] = (await read(clerk)).mails;
  expect([mail.meaning, mail.proposal]).toEqual(['abstain', { asks: 'what', label: 'interview' }]);
  const other = await signUp(app);
  const path = `/applications/${clerk}/mails/${mail.id}/accept`;
  expect((await app.call('POST', path, undefined, other.token)).status).toBe(404);
  await call('POST', path);
  expect((await read(clerk)).state).toBe('interviewing');
});

test('a mail in a thread goes where the thread goes, also when the thread began with a mail of the person', async () => {
  const { buyer, send, read } = await twoRoles();
  await send({
    subject: 'Re: Buyer',
    text: 'Thanks for your question about the Buyer role. Monday suits.',
    answers: ['mine@home'],
  });
  await send({
    subject: 'Re: Hello',
    text: 'We would like to invite you to an interview.',
    answers: ['mine@home'],
  });
  expect((await read(buyer)).state).toBe('interviewing');
});
