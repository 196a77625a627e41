import { accountById } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';
import { isTold } from './told.ts';
import { clearMail, notificationById } from './queries.ts';

/** Sends the mail of a notice, once; what was read meanwhile needs none. */
export async function sendMail(
  world: Pick<World, 'database' | 'mailer'>,
  notificationId: string,
): Promise<void> {
  const notification = await notificationById(world.database, notificationId);
  if (!notification?.mail || notification.readAt !== null) return;
  const account = await accountById(world.database, notification.accountId);
  if (!account) return;
  if (isTold(account, notification))
    await world.mailer.send({
      to: account.email,
      ...notification.mail,
      key: `notification ${notificationId}`,
    });
  await clearMail(world.database, notificationId);
}
