import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { webPush } from '#server/ports/push/web-push.ts';
import webpush from 'web-push';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { startPushService } from '#testing/push-service.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { Notice } from '#server/features/platform/notifications/index.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
  const push = webPush(webpush.generateVAPIDKeys(), 'mailto:agent@legwork.test', {
    extraOrigins: [service.origin],
  });
  app = await createTestApp({ world: { push } });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
afterEach(() => {
  service.received.length = 0;
});

const subscribe = (person: Person, endpoint = service.subscription.endpoint) =>
  app.call('POST', '/notifications/subscriptions', { ...service.subscription, endpoint }, person.token);
const notice = (person: Person, given: Partial<Notice> = {}): Notice => ({
  accountId: person.accountId,
  kind: 'waiting',
  title: 'Ready to send: Nurse',
  body: 'I prepared your application to Harbour Clinic.',
  applicationId: randomUUID(),
  dedupeKey: randomUUID(),
  ...given,
});
const tell = (given: Notice) =>
  app.world.database.transaction((transaction) => notify(app.world, transaction, given));
const list = async (person: Person) =>
  (await app.call('GET', '/notifications', undefined, person.token)).body;
const pushed = () => service.received.map(({ message }) => message);

describe('many notices', () => {
  test('become three pushes and one that stands for the rest, which can only be read', async () => {
    const person = await signUp(app);
    await subscribe(person);
    await Promise.all(Array.from({ length: 6 }, () => tell(notice(person, { skipToken: 'skip-only' }))));
    await app.drain();
    const grouped = {
      url: '/dashboard/notifications',
      tag: 'grouped',
      skip_token: null,
      application_id: null,
    };
    expect(pushed().filter((message) => Object(message).tag === 'grouped')).toEqual([
      expect.objectContaining(grouped),
    ]);
    expect(pushed()).toHaveLength(4);
    expect(await list(person)).toHaveLength(6);
  });

  test('are told one by one again ten minutes later, and never on account of others', async () => {
    const [busy, quiet] = [await signUp(app), await signUp(app)];
    await subscribe(busy);
    for (let told = 0; told < 5; told += 1) await tell(notice(busy));
    app.clock.advance(10 * 60_000);
    await tell(notice(busy, { title: 'Later' }));
    await app.drain();
    expect(pushed()).toContainEqual(expect.objectContaining({ title: 'Later' }));
    await subscribe(quiet);
    await tell(notice(quiet, { title: 'Quiet' }));
    await app.drain();
    expect(pushed().at(-1)).toMatchObject({ title: 'Quiet' });
  });

  test('show the newest fifty, and are read all at once', async () => {
    const person = await signUp(app);
    for (let told = 0; told < 52; told += 1)
      await tell(notice(person, { title: `Notice ${told}`, push: false }));
    const lines = await list(person);
    expect([lines.length, new Set(lines.map(({ title }: { title: string }) => title)).size]).toEqual([
      50, 50,
    ]);
    await app.call('POST', '/notifications/read', undefined, person.token);
    expect((await list(person)).every(({ read }: { read: boolean }) => read)).toBe(true);
  });
});
