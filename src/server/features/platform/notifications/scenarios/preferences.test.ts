import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unsubscribeToken } from '#server/features/platform/notifications/index.ts';
import { startNotices } from '#testing/notices.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

let notices: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  notices = await startNotices();
});
afterAll(() => notices.close());
afterEach(() => notices.forget());
const read = async (person: Person) =>
  (await notices.app.call('GET', '/notifications/preferences', undefined, person.token)).body;
const change = (person: Person, body: object) =>
  notices.app.call('PATCH', '/notifications/preferences', body, person.token);
const mailed = (person: Person) =>
  notices.app.mails.filter(({ to, subject }) => to === person.email && !subject.includes('code'));
const launch = (person: Person, active = true) =>
  notices.app.call('POST', '/campaigns', { name: 'Clinics', active }, person.token);

describe('the wishes of a newcomer', () => {
  test('are everything on, and nights quiet', async () => {
    const person = await signUp(notices.app);
    expect(await read(person)).toEqual({
      weekly_summary: true,
      interviews: true,
      offers: true,
      reminders: true,
      mail: true,
      quiet_hours: { from: '21:30', until: '07:00' },
      email: person.email,
      time_zone: 'America/Toronto',
      must_reach: false,
      devices: [],
    });
  });

  test('change one by one; hours that are none are refused', async () => {
    const person = await signUp(notices.app);
    expect((await change(person, { offers: false })).body).toMatchObject({ offers: false, interviews: true });
    expect(
      (await change(person, { quiet_hours: { from: '22:15', until: '06:05' } })).body.quiet_hours,
    ).toEqual({
      from: '22:15',
      until: '06:05',
    });
    for (const quiet of [
      { from: '24:00', until: '07:00' },
      { from: '07:00', until: '07:00' },
    ])
      expect((await change(person, { quiet_hours: quiet })).status).toBe(422);
  });
});

describe('a topic that is switched off', () => {
  test.each([
    ['interview', { interviews: false }],
    ['offer', { offers: false }],
    ['reminder', { reminders: false }],
  ] as const)('%s stays a line in the list, without a push or a mail', async (topic, wishes) => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    await change(person, wishes);
    await notices.tell(notices.notice(person, { kind: 'reply', topic, mail: true }));
    await notices.app.drain();
    expect([notices.pushed(), mailed(person), (await notices.list(person)).length]).toEqual([[], [], 1]);
    await change(person, { interviews: true, offers: true, reminders: true });
    await notices.tell(notices.notice(person, { kind: 'reply', topic }));
    await notices.app.drain();
    expect(notices.pushed()).toHaveLength(1);
  });
});

describe('the ways to reach a person', () => {
  test('mail follows a push only when it stays unopened', async () => {
    // Ahead of the queue's real clock, so that what is due in an hour is not due now.
    notices.app.clock.set('2096-11-16T14:00:00.000Z');
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    await notices.tell(notices.notice(person, { mail: true }));
    await notices.app.drain();
    expect([notices.pushed().length, mailed(person)]).toEqual([1, []]);
    await notices.mail(person);
    expect(mailed(person)).toHaveLength(1);
    await notices.tell(notices.notice(person, { mail: true }));
    await notices.app.call('POST', '/notifications/read', undefined, person.token);
    await notices.mail(person);
    expect(mailed(person)).toHaveLength(1);
  });

  test('one stays on while a campaign is active, and not longer', async () => {
    const person = await signUp(notices.app);
    const { id } = (await launch(person)).body;
    const refused = await change(person, { mail: false });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'You have an active campaign, and this is the only way left to reach you. Add another way first, or pause the campaign.',
    ]);
    expect(await read(person)).toMatchObject({ mail: true, must_reach: true });
    await notices.subscribe(person);
    const { devices } = (await change(person, { mail: false })).body;
    const remove = () =>
      notices.app.call('DELETE', `/notifications/devices/${devices[0].id}`, undefined, person.token);
    expect((await remove()).status).toBe(409);
    await notices.app.call('PATCH', `/campaigns/${id}`, { active: false }, person.token);
    expect((await remove()).body.devices).toEqual([]);
  });

  test('a matter that waits is mailed when there is no other way, whatever was wished', async () => {
    const person = await signUp(notices.app);
    await change(person, { mail: false });
    await notices.tell(notices.notice(person, { kind: 'needs_you', title: 'A question' }));
    await notices.tell(notices.notice(person, { kind: 'applied', title: 'Sent', mail: true }));
    await notices.app.drain();
    expect(mailed(person).map(({ subject }) => subject)).toEqual(['A question']);
  });

  test('a device has a name, can be tested, and belongs to its owner', async () => {
    const [person, other] = [await signUp(notices.app), await signUp(notices.app)];
    await notices.subscribe(person);
    const [device] = (await read(person)).devices;
    expect(device).toMatchObject({ name: 'A device', reached_at: null });
    const probe = (token: string) =>
      notices.app.call('POST', `/notifications/devices/${device.id}/test`, undefined, token);
    expect([(await probe(other.token)).status, (await probe(person.token)).body]).toEqual([
      404,
      { outcome: 'delivered' },
    ]);
    expect(notices.pushed()).toEqual([expect.objectContaining({ title: 'Test notification' })]);
    expect((await read(person)).devices[0].reached_at).toBe(notices.app.clock.now().toISOString());
  });
});

test('the weekly summary ends and resumes by its token, without a sign-in', async () => {
  const person = await signUp(notices.app);
  const token = await unsubscribeToken(notices.app.world, notices.app.world.database, person.accountId);
  const one = await notices.app.app.request(
    `http://career.localhost/api/notifications/unsubscribe/${token}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    },
  );
  expect([one.status, (await read(person)).weekly_summary]).toEqual([200, false]);
  await notices.app.call('DELETE', `/notifications/unsubscribe/${token}`);
  expect((await read(person)).weekly_summary).toBe(true);
  expect((await notices.app.call('POST', `/notifications/unsubscribe/${'x'.repeat(43)}`)).status).toBe(404);
});
