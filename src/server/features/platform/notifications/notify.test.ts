import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { webPush } from '#server/ports/push/web-push.ts';
import webpush from 'web-push';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { startPushService } from '#testing/push-service.ts';
import { notify } from './index.ts';
import type { Notice } from './index.ts';

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

describe('a notice', () => {
  test('is a line in the list and an encrypted push with a token that can only skip', async () => {
    const person = await signUp(app);
    await subscribe(person);
    const given = notice(person, {
      skipToken: 'skip-only',
      contentHash: 'hash-of-content',
      expiresAt: new Date(app.clock.now().getTime() + 7200_000),
    });
    await tell(given);
    await app.drain();
    expect(pushed()).toEqual([
      {
        title: given.title,
        body: given.body,
        application_id: given.applicationId,
        url: `/dashboard/approvals/${given.applicationId}`,
        skip_token: 'skip-only',
        content_hash: 'hash-of-content',
        tag: given.applicationId,
      },
    ]);
    expect(service.received[0]?.headers['ttl']).toBe('7200');
    expect(await list(person)).toEqual([
      {
        id: expect.any(String),
        kind: 'waiting',
        title: given.title,
        body: given.body,
        application_id: given.applicationId,
        read: false,
        at: app.clock.now().toISOString(),
      },
    ]);
  });

  test('tells the same event once', async () => {
    const person = await signUp(app);
    await subscribe(person);
    const given = notice(person);
    expect([await tell(given), await tell(given)]).toEqual([true, false]);
    await app.drain();
    expect([(await list(person)).length, pushed().length]).toEqual([1, 1]);
  });

  test('of a transaction that fails was never given', async () => {
    const person = await signUp(app);
    await subscribe(person);
    const failing = app.world.database.transaction(async (transaction) => {
      await notify(app.world, transaction, notice(person, { mail: true }));
      throw new Error('the cause fails');
    });
    await expect(failing).rejects.toThrow('the cause fails');
    const before = app.mails.length;
    await app.drain();
    expect([await list(person), pushed(), app.mails.length]).toEqual([[], [], before]);
  });

  test('is mailed with a link when asked to, or in words of its own', async () => {
    const person = await signUp(app);
    const given = notice(person, { mail: true });
    await tell(given);
    await tell(notice(person, { mail: { subject: 'Own', text: 'Own text', html: '<p>Own</p>' } }));
    await app.drain();
    // Two jobs of one moment may run in either order.
    const mailed = (subject: string) =>
      app.mails.find((mail) => mail.to === person.email && mail.subject === subject);
    const [made, own] = [mailed(given.title), mailed('Own')];
    expect(made?.text).toContain(`http://career.localhost:3000/dashboard/approvals/${given.applicationId}`);
    expect(own).toEqual({ to: person.email, subject: 'Own', text: 'Own text', html: '<p>Own</p>' });
  });

  test('that may be quiet wakes no device', async () => {
    const person = await signUp(app);
    await subscribe(person);
    await tell(notice(person, { push: false }));
    await app.drain();
    expect([(await list(person)).length, pushed()]).toEqual([1, []]);
  });

  test('whose matter is over wakes no device', async () => {
    const person = await signUp(app);
    await subscribe(person);
    await tell(notice(person, { expiresAt: app.clock.now() }));
    await app.drain();
    expect(pushed()).toEqual([]);
  });
});
