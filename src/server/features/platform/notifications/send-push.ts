import type { PushMessage } from '#contract/platform/notifications.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';
import { pageOf } from './page.ts';
import { isTold } from './told.ts';
import { deleteDeviceById, deviceById, touchDevice } from './devices/device-queries.ts';
import { notificationById } from './queries.ts';
import type { NotificationRow } from './queries.ts';

function messageOf(notification: NotificationRow): PushMessage {
  if (notification.push === 'grouped') {
    return {
      title: 'More news about your applications',
      body: 'Open Legwork to read it.',
      application_id: null,
      url: '/dashboard/notifications',
      skip_token: null,
      content_hash: null,
      tag: 'grouped',
    };
  }
  const { title, body, applicationId, skipToken, contentHash } = notification;
  return {
    title,
    body,
    application_id: applicationId,
    url: pageOf(notification),
    skip_token: skipToken,
    content_hash: contentHash,
    tag: applicationId ?? notification.id,
  };
}

/** Pushes a notice to one device; a device that is gone is forgotten, one that could not be reached is tried again. */
export async function sendPush(
  world: Pick<World, 'database' | 'clock' | 'push' | 'log'>,
  { notificationId, deviceId }: { notificationId: string; deviceId: string },
): Promise<void> {
  const notification = await notificationById(world.database, notificationId);
  const device = await deviceById(world.database, deviceId);
  if (!notification || notification.accountId !== device?.accountId) return;
  const account = await accountById(world.database, device.accountId);
  if (!account || !isTold(account, notification)) return;
  const lifetimeSeconds = Math.floor((notification.expiresAt.getTime() - world.clock.now().getTime()) / 1000);
  if (lifetimeSeconds <= 0) return;
  const subscription = { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } };
  const outcome = await world.push.send(subscription, messageOf(notification), lifetimeSeconds);
  if (outcome === 'delivered') await touchDevice(world.database, device.id, world.clock.now());
  if (outcome === 'gone') await deleteDeviceById(world.database, device.id);
  if (outcome === 'refused') world.log.warn('push.refused', { host: new URL(device.endpoint).host });
  if (outcome === 'failed') throw new Error('The push service did not take the message.');
}
