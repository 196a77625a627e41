import { randomUUID } from 'node:crypto';
import { quoted } from '#localization/catalogue.ts';
import { webPush } from '#server/ports/push/web-push.ts';
import webpush from 'web-push';
import { notificationsJobs, notify } from '#server/features/platform/notifications/index.ts';
import type { Notice } from '#server/features/platform/notifications/index.ts';
import { devicesOf } from '#server/features/platform/notifications/devices/device-queries.ts';
import { createTestApp } from './app.ts';
import type { Person } from './people.ts';
import { startPushService } from './push-service.ts';

/** A notice about some application of somebody. */
const about = (person: Person): Notice => ({
  accountId: person.accountId,
  kind: 'waiting',
  title: quoted('Ready to send: Nurse'),
  body: quoted('I prepared your application to Harbour Clinic.'),
  applicationId: randomUUID(),
  dedupeKey: randomUUID(),
});

/** An app whose pushes reach a push service of the test's own, and the verbs to give notices and see where they went. */
export async function startNotices() {
  const service = await startPushService();
  const push = webPush(webpush.generateVAPIDKeys(), 'mailto:agent@legwork.test', {
    extraOrigins: [service.origin],
  });
  const app = await createTestApp({ world: { push } });
  // Jobs of a later hour: the queue follows the real clock, so a test that moves its own runs them itself.
  const run = async (job: string, data: object) => {
    await notificationsJobs(app.services.world)
      .find((handler) => handler.job.name === job)
      ?.handle(data);
  };
  const told = (given: Notice) =>
    app.world.database.transaction((transaction) => notify(app.world, transaction, given));
  const list = async (person: Person) =>
    (await app.call('GET', '/notifications', undefined, person.token)).body;
  return {
    app,
    service,
    /** What the end of an account's quiet hours sets off. */
    release: ({ accountId }: Person) => run('notifications.release', { accountId }),
    /** Sends the mail that follows the newest notice. */
    mail: async (person: Person) => {
      const [newest] = (await app.call('GET', '/notifications', undefined, person.token)).body;
      await run('notifications.mail', { accountId: person.accountId, notificationId: newest.id });
    },
    subscribe: (person: Person, endpoint = service.subscription.endpoint) =>
      app.call('POST', '/notifications/subscriptions', { ...service.subscription, endpoint }, person.token),
    notice: (
      person: Person,
      { title, ...given }: Partial<Omit<Notice, 'title'>> & { title?: string } = {},
    ): Notice => ({ ...about(person), ...given, ...(title !== undefined && { title: quoted(title) }) }),
    tell: told,
    /** Tells somebody without a device, so that no push is under way; answers the notice. */
    tellUnseen: async (person: Person, title: string): Promise<string> => {
      await told({ ...about(person), title: quoted(title) });
      return (await list(person))[0].id;
    },
    /** What a push to each of the person's devices sets off that comes only now. */
    deliver: async ({ accountId }: Person, notificationId: string) => {
      for (const { id: deviceId } of await devicesOf(app.world.database, accountId))
        await run('notifications.push', { accountId, notificationId, deviceId });
    },
    list,
    /** The messages that devices got since the last `forget`. */
    pushed: () => service.received.map(({ message }) => message),
    forget: () => void (service.received.length = 0),
    async close() {
      await app.close();
      await service.close();
    },
  };
}
