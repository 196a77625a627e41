import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { quoted } from '#localization/catalogue.ts';
import { webPush } from '#server/ports/push/web-push.ts';
import webpush from 'web-push';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { startPushService } from '#testing/push-service.ts';
import { notify } from '#server/features/platform/notifications/index.ts';

let app: TestApp;
let status = 201;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService(0, () => status);
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
  status = 201;
  service.received.length = 0;
});

const subscribe = (person: Person, endpoint = service.subscription.endpoint) =>
  app.call('POST', '/notifications/subscriptions', { ...service.subscription, endpoint }, person.token);
const tell = (person: Person) =>
  app.world.database.transaction((transaction) =>
    notify(app.world, transaction, {
      accountId: person.accountId,
      kind: 'waiting',
      title: quoted('Ready to send: Nurse'),
      body: quoted('I prepared your application to Harbour Clinic.'),
      applicationId: null,
      dedupeKey: randomUUID(),
    }),
  );
const pushed = () => service.received.map(({ message }) => message);

describe('a device', () => {
  test('that is gone is forgotten; one that is busy is tried again', async () => {
    const person = await signUp(app);
    await subscribe(person);
    app.expectError('job.failed', 'notifications.push');
    status = 503;
    await tell(person);
    await app.drain();
    expect(app.logged.at(-1)).toMatchObject({ event: 'job.failed', fields: { job: 'notifications.push' } });
    status = 410;
    await tell(person);
    await app.drain();
    const before = pushed().length;
    status = 201;
    await tell(person);
    await app.drain();
    expect(pushed()).toHaveLength(before);
  });

  test('of an unknown service, or with broken keys, is refused', async () => {
    const { token } = await signUp(app);
    const add = (subscription: object) =>
      app.call('POST', '/notifications/subscriptions', subscription, token);
    const detail = 'We can’t send notifications to this browser. Use another browser.';
    const { endpoint, keys } = service.subscription;
    const refused = [
      { endpoint: 'https://169.254.169.254/latest', keys },
      { endpoint: 'https://push.example.test/device', keys },
      { endpoint: 'https://fcm.googleapis.com\\@evil.test/x', keys },
      { endpoint: 'https://fcm.googleapis.com@evil.test/x', keys },
      { endpoint: 'https://fcm.googleapis.com/fcm/send/../../x', keys },
      { endpoint: 'https://fcm.googleapis.com/fcm/%2e%2e/x', keys },
      { endpoint: 'https://fcm．googleapis．com/fcm/send/x', keys },
      { endpoint: 'https://fcm。googleapis。com/fcm/send/x', keys },
      { endpoint: 'https://fcm.goo\nglea\tpis.com/x', keys },
      { endpoint: ' https://fcm.googleapis.com/x', keys },
      { endpoint: 'https:fcm.googleapis.com/x', keys },
      { endpoint: 'https://fcm.googleapis.com:443/x', keys },
      { endpoint: 'https://fcm.googleapis.com./x', keys },
      { endpoint: 'not an address', keys },
      { endpoint, keys: { ...keys, auth: 'c2hvcnQ' } },
      { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } },
    ];
    for (const subscription of refused) {
      const { status: answer, body } = await add(subscription);
      expect([answer, body]).toEqual([422, { detail, code: 'invalid_input' }]);
    }
  });

  test('belongs to whoever is signed in on it now, and is removed by its owner only', async () => {
    const [first, second] = [await signUp(app), await signUp(app)];
    await subscribe(first);
    await subscribe(second);
    await tell(first);
    await app.drain();
    expect(pushed()).toEqual([]);
    const { endpoint } = service.subscription;
    await app.call('DELETE', '/notifications/subscriptions', { endpoint }, first.token);
    await tell(second);
    await app.drain();
    expect(pushed()).toHaveLength(1);
    await app.call('DELETE', '/notifications/subscriptions', { endpoint }, second.token);
    await tell(second);
    await app.drain();
    expect(pushed()).toHaveLength(1);
  });

  test('is one of twenty at most', async () => {
    const person = await signUp(app);
    for (let added = 0; added < 22; added += 1) {
      app.clock.advance(1000);
      await subscribe(person, `${service.origin}/device/of-many/${added}`);
    }
    await tell(person);
    await app.drain();
    expect(pushed()).toHaveLength(20);
  });
});

test('the push key is for signed-in people', async () => {
  const { token } = await signUp(app);
  expect((await app.call('GET', '/notifications/push-key')).status).toBe(401);
  expect((await app.call('GET', '/notifications/push-key', undefined, token)).body).toEqual({
    public_key: app.world.push.publicKey(),
    told: true,
  });
});
