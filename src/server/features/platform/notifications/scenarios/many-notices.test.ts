import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startNotices } from '#testing/notices.ts';
import { signUp } from '#testing/people.ts';

let notices: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  notices = await startNotices();
});
afterAll(() => notices.close());
afterEach(() => notices.forget());

describe('many notices', () => {
  test('become three pushes and one that stands for the rest, which can only be read', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    await Promise.all(
      Array.from({ length: 6 }, () => notices.tell(notices.notice(person, { skipToken: 'skip-only' }))),
    );
    await notices.app.drain();
    const grouped = {
      url: '/dashboard/notifications',
      tag: 'grouped',
      skip_token: null,
      application_id: null,
    };
    expect(notices.pushed().filter((message) => Object(message).tag === 'grouped')).toEqual([
      expect.objectContaining(grouped),
    ]);
    expect(notices.pushed()).toHaveLength(4);
    expect(await notices.list(person)).toHaveLength(6);
  });

  test('are told one by one again ten minutes later, and never on account of others', async () => {
    const [busy, quiet] = [await signUp(notices.app), await signUp(notices.app)];
    await notices.subscribe(busy);
    for (let told = 0; told < 5; told += 1) await notices.tell(notices.notice(busy));
    notices.app.clock.advance(10 * 60_000);
    await notices.tell(notices.notice(busy, { title: 'Later' }));
    await notices.app.drain();
    expect(notices.pushed()).toContainEqual(expect.objectContaining({ title: 'Later' }));
    await notices.subscribe(quiet);
    await notices.tell(notices.notice(quiet, { title: 'Quiet' }));
    await notices.app.drain();
    expect(notices.pushed().at(-1)).toMatchObject({ title: 'Quiet' });
  });

  test('show the newest fifty, count all, and are read all at once', async () => {
    const person = await signUp(notices.app);
    for (let told = 0; told < 52; told += 1)
      await notices.tell(notices.notice(person, { title: `Notice ${told}`, push: false }));
    const lines = await notices.list(person);
    expect([lines.length, new Set(lines.map(({ title }: { title: string }) => title)).size]).toEqual([
      50, 50,
    ]);
    const unread = async () =>
      (await notices.app.call('GET', '/notifications/unread', undefined, person.token)).body;
    expect(await unread()).toEqual({ unread: 52 });
    await notices.app.call('POST', '/notifications/read', undefined, person.token);
    expect(await unread()).toEqual({ unread: 0 });
    expect((await notices.list(person)).every(({ read }: { read: boolean }) => read)).toBe(true);
  });
});
