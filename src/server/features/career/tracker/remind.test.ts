import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import { tellDue } from './remind.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each([
  ['the clocks went back', '2026-11-01', '2026-11-01T13:59:00.000Z', '2026-11-01T14:00:00.000Z'],
  ['the clocks went forward', '2027-03-14', '2027-03-14T12:59:00.000Z', '2027-03-14T13:00:00.000Z'],
])('a reminder comes at nine also on the day %s', async (_, day, before, nine) => {
  app.clock.set(new Date(Date.parse(nine) - 36 * 3_600_000).toISOString());
  const { token } = await signUp(app);
  const job = { title: 'Nurse', company: 'Harbour Clinic', date: '2026-10-20' };
  const { id } = (await app.call('POST', '/job-tracker', job, token)).body;
  expect((await app.call('PUT', `/job-tracker/${id}/reminder`, { day }, token)).status).toBe(200);
  const told = async (at: string) => {
    app.clock.set(at);
    await tellDue(app.world);
    return (await app.call('GET', '/notifications', undefined, token)).body.length;
  };
  expect([await told(before), await told(nine)]).toEqual([0, 1]);
});

const NINE = '2026-11-20T14:00:00.000Z';
async function withReminder() {
  app.clock.set('2026-11-18T14:00:00.000Z');
  const person = await signUp(app);
  const id = await sentApplication(app, {
    accountId: person.accountId,
    company: 'Harbour Clinic',
    title: 'Nurse',
  });
  const call = async (method: string, path: string, body?: object) =>
    (await app.call(method, path, body, person.token)).body;
  await call('PUT', `/job-tracker/${id}/reminder`, { day: '2026-11-20' });
  const reminders = async () =>
    (await call('GET', '/notifications')).filter(({ kind }: { kind: string }) => kind === 'reminder');
  const refuse = async () => {
    const { application_address: address } = await call('GET', '/users/me');
    await receiveMail(app.world, {
      messageId: `no-${id}`,
      from: 'Harbour Clinic <people@harbourclinic.example>',
      to: [address],
      subject: 'Your application for Nurse',
      text: 'We regret to inform you that you were not selected for the position of Nurse.',
    });
    expect((await call('GET', `/applications/${id}`)).state).toBe('rejected');
  };
  return { id, call, reminders, refuse };
}
const onTheDay = async () => {
  app.clock.set(NINE);
  await tellDue(app.world);
};

describe('an application that has ended', () => {
  it('is not followed up once the employer has refused', async () => {
    const { reminders, refuse } = await withReminder();
    await refuse();
    await onTheDay();
    expect(await reminders()).toEqual([]);
  });

  it('is not followed up once it was withdrawn, and is again when that is taken back', async () => {
    const { id, call, reminders } = await withReminder();
    await call('POST', `/job-tracker/${id}/withdrawal`);
    await onTheDay();
    expect(await reminders()).toEqual([]);
    await call('DELETE', `/job-tracker/${id}/withdrawal`);
    await onTheDay();
    expect(await reminders()).toHaveLength(1);
  });

  it.each(['refused', 'withdrawn'])(
    'is %s after it was told: what was not heard yet is not brought any more',
    async (how) => {
      const { id, call, reminders, refuse } = await withReminder();
      await onTheDay();
      expect(await reminders()).toMatchObject([{ read: false }]);
      await (how === 'refused' ? refuse() : call('POST', `/job-tracker/${id}/withdrawal`));
      expect(await reminders()).toMatchObject([{ read: true }]);
    },
  );
});
