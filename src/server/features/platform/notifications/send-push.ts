import type { PushMessage } from '#contract/platform/notifications.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { World } from '#server/world.ts';
import { quietEnd } from './hold.ts';
import { pushJob } from './jobs.ts';
import { pageOf } from './page.ts';
import { readPreferences } from './preferences/preferences.ts';
import { isTold } from './told.ts';
import { deleteDeviceById, deviceById, touchDevice } from './devices/device-queries.ts';
import { text } from './messages.ts';
import { notificationById } from './queries.ts';
import type { NotificationRow } from './queries.ts';

function messageOf(notification: NotificationRow, reader: Reader): PushMessage {
  if (notification.push === 'grouped') {
    return {
      title: say(text.message('grouped'), reader),
      body: say(text.message('groupedBody'), reader),
      job: null,
      application_id: null,
      url: '/dashboard/notifications',
      skip_token: null,
      content_hash: null,
      tag: 'grouped',
    };
  }
  const { title, body, applicationId, skipToken, contentHash } = notification;
  const job = title.values['title'];
  return {
    title: say(title, reader),
    body: say(body, reader),
    job: typeof job === 'string' ? job : null,
    application_id: applicationId,
    url: pageOf(notification),
    skip_token: skipToken,
    content_hash: contentHash,
    tag: applicationId ?? notification.id,
  };
}

/** A notice on its way to one device. */
interface Delivery {
  accountId: string;
  notificationId: string;
  deviceId: string;
  waitedUntil?: number | undefined;
}

/**
 * Whether a push that came late has to wait: quiet hours may have begun since it was enqueued. It is enqueued anew for this
 * device alone, because the others may have it.
 */
async function waitsForMorning(
  world: Pick<World, 'database' | 'clock' | 'queue'>,
  { accountId, notificationId, deviceId, waitedUntil }: Delivery,
): Promise<boolean> {
  const until = quietEnd(world.clock.now(), await readPreferences(world.database, accountId));
  // Woken for that very end: the queue's clock runs ahead of ours.
  if (until === null || until.getTime() === waitedUntil) return false;
  await world.queue.enqueue(
    world.database,
    pushJob,
    { accountId, notificationId, deviceId, waitedUntil: until.getTime() },
    { startAfter: until },
  );
  return true;
}

/**
 * Pushes a notice to one device, never in the person's quiet hours; one they have read meanwhile is not pushed. A device that is
 * gone is forgotten, one that could not be reached is tried again.
 */
export async function sendPush(
  world: Pick<World, 'database' | 'clock' | 'push' | 'log' | 'queue'>,
  delivery: Delivery,
): Promise<void> {
  const { notificationId, deviceId } = delivery;
  const notification = await notificationById(world.database, notificationId);
  const device = await deviceById(world.database, deviceId);
  if (!notification || notification.accountId !== device?.accountId) return;
  const account = await accountById(world.database, device.accountId);
  if (!account || !isTold(account, notification) || notification.readAt !== null) return;
  const lifetimeSeconds = Math.floor((notification.expiresAt.getTime() - world.clock.now().getTime()) / 1000);
  if (lifetimeSeconds <= 0) return;
  if (await waitsForMorning(world, delivery)) return;
  const subscription = { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } };
  const outcome = await world.push.send(subscription, messageOf(notification, account), lifetimeSeconds);
  if (outcome === 'delivered') await touchDevice(world.database, device.id, world.clock.now());
  if (outcome === 'gone') await deleteDeviceById(world.database, device.id);
  if (outcome === 'refused') world.log.warn('push.refused', { host: new URL(device.endpoint).host });
  if (outcome === 'failed') throw new Error('The push service did not take the message.');
}
