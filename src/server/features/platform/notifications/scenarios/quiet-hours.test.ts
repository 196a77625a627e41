import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { settleNotices } from '#server/features/platform/notifications/index.ts';
import { startNotices } from '#testing/notices.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

let notices: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  notices = await startNotices();
});
afterAll(() => notices.close());
afterEach(() => notices.forget());

const night = '2026-11-17T04:00:00.000Z';
const morning = '2026-11-17T12:00:30.000Z';
const titles = () => notices.pushed().map((message) => Object(message).title);
const change = (person: Person, body: object) =>
  notices.app.call('PATCH', '/notifications/preferences', body, person.token);

/** A queue that knows no test clock: the job that waits for the morning is run by hand. */
async function endOfQuiet(person: Person) {
  notices.app.clock.set(morning);
  await notices.release(person);
  await notices.app.drain();
}

describe('quiet hours', () => {
  test('hold a push until their end; the line in the list stands at once', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    notices.app.clock.set(night);
    await notices.tell(notices.notice(person, { title: 'At night', skipToken: 'skip-only' }));
    await notices.app.drain();
    expect([titles(), (await notices.list(person)).length]).toEqual([[], 1]);
    await endOfQuiet(person);
    expect(notices.pushed()).toEqual([
      expect.objectContaining({ title: 'At night', skip_token: 'skip-only' }),
    ]);
    await endOfQuiet(person);
    expect(titles()).toHaveLength(1);
  });

  test('end with one message when many were held', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    notices.app.clock.set(night);
    for (let told = 0; told < 5; told += 1) await notices.tell(notices.notice(person));
    await endOfQuiet(person);
    expect(titles()).toEqual(['More updates on your applications']);
  });

  test('drop what the person dealt with meanwhile', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    notices.app.clock.set(night);
    const done = notices.notice(person, { title: 'Done' });
    await notices.tell(done);
    await notices.tell(notices.notice(person, { title: 'Open' }));
    const { accountId } = person;
    const applicationId = String(done.applicationId);
    await settleNotices(notices.app.world, notices.app.world.database, { accountId, applicationId });
    await endOfQuiet(person);
    expect(titles()).toEqual(['Open']);
  });

  test('are the person’s own: another zone, other hours, or none', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    notices.app.clock.set(night);
    await notices.app.call('PUT', '/users/me', { time_zone: 'Asia/Tokyo' }, person.token);
    await notices.tell(notices.notice(person, { title: 'Noon in Tokyo' }));
    await change(person, { quiet_hours: { from: '12:00', until: '14:00' } });
    await notices.tell(notices.notice(person, { title: 'Held' }));
    await change(person, { quiet_hours: null });
    await notices.tell(notices.notice(person, { title: 'No quiet hours' }));
    await notices.app.drain();
    expect(new Set(titles())).toEqual(new Set(['No quiet hours', 'Noon in Tokyo']));
    await endOfQuiet(person);
    expect(titles()).toContain('Held');
  });

  test('hold on when the person has made them longer', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    notices.app.clock.set(night);
    await notices.tell(notices.notice(person, { title: 'Later still' }));
    await change(person, { quiet_hours: { from: '21:00', until: '09:00' } });
    await endOfQuiet(person);
    expect(titles()).toEqual([]);
    notices.app.clock.set('2026-11-17T14:00:30.000Z');
    await notices.release(person);
    await notices.app.drain();
    expect(titles()).toEqual(['Later still']);
  });

  test('hold a push that was on its way when they began, once', async () => {
    const person = await signUp(notices.app);
    const notificationId = await notices.tellUnseen(person, 'Late');
    await notices.subscribe(person);
    notices.app.clock.set(night);
    await notices.deliver(person, notificationId);
    expect(titles()).toEqual([]);
    notices.app.clock.set(morning);
    await notices.app.drain();
    expect(titles()).toEqual(['Late']);
  });
});
