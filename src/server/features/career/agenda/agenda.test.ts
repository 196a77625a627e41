import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { receiveMail } from '#server/features/career/inbox/index.ts';

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
  const send = (given: { subject?: string; text: string; calendar?: string }) =>
    receiveMail(app.world, {
      messageId: `agenda-${(count += 1)}`,
      from: 'Harbour Freight <people@harbourfreight.example>',
      to: [address],
      subject: 'Your application',
      ...given,
    });
  const call = (method: string, path: string) => app.call(method, path, undefined, person.token);
  const read = async (id: string) => (await call('GET', `/applications/${id}`)).body;
  return { person, clerk, buyer, send, call, read };
}
const calendar = (lines: string[], method = 'REQUEST') =>
  [
    'BEGIN:VCALENDAR',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:talk@harbour',
    'SUMMARY:Interview',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

test('calendar invitations make the agenda: moved by a higher number, cancelled for good, shown to a calendar by a secret', async () => {
  const { person, clerk, send, call, read } = await twoRoles();
  const agenda = async () => (await call('GET', '/agenda')).body.interviews;
  const about = { subject: 'Interview for Clerk', text: 'Clerk' };
  await send({ ...about, calendar: calendar(['SEQUENCE:0', 'DTSTART:20261120T150000Z', 'LOCATION:Dock 4']) });
  expect((await read(clerk)).interviews).toMatchObject([
    { starts_at: '2026-11-20T15:00:00.000Z', location: 'Dock 4' },
  ]);
  // The update names no role: its event says which application it is about.
  await send({
    subject: 'Updated',
    text: 'Moved.',
    calendar: calendar(['SEQUENCE:2', 'DTSTART:20261123T150000Z']),
  });
  await send({
    subject: 'Late',
    text: 'Late.',
    calendar: calendar(['SEQUENCE:1', 'DTSTART:20261121T150000Z']),
  });
  expect(await agenda()).toMatchObject([
    { starts_at: '2026-11-23T15:00:00.000Z', cancelled: false, from_invitation: true },
  ]);

  expect((await call('POST', '/agenda/feed')).body.code).toBe('step_up_required');
  await app.call('POST', '/auth/step-up', { password: person.password }, person.token);
  const { address } = (await call('POST', '/agenda/feed')).body;
  const fetched = async (url: string) => {
    const reply = await app.app.request(url.replace(/^https?:\/\/[^/]+/, 'http://career.localhost'));
    return [reply.status, await reply.text()] as const;
  };
  const [status, text] = await fetched(address);
  expect([
    status,
    text.includes('DTSTART:20261123T150000Z'),
    text.includes('SUMMARY:Interview: Clerk'),
  ]).toEqual([200, true, true]);
  const again = (await call('POST', '/agenda/feed')).body.address;
  expect([(await fetched(address))[0], (await fetched(again))[0]]).toEqual([404, 200]);

  await send({
    subject: 'Cancelled',
    text: 'Sorry.',
    calendar: calendar(['SEQUENCE:3', 'DTSTART:20261123T150000Z'], 'CANCEL'),
  });
  expect(await agenda()).toMatchObject([{ cancelled: true }]);
  expect((await fetched(again))[1]).toContain('STATUS:CANCELLED');
  await call('DELETE', '/agenda/feed');
  expect((await fetched(again))[0]).toBe(404);
  expect((await app.call('GET', '/agenda', undefined, (await signUp(app)).token)).body.interviews).toEqual(
    [],
  );
});
