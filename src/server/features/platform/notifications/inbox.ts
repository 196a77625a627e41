import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { countUnread, markAllRead, markApplicationRead, newestNotifications } from './queries.ts';
import type { NoticesOf } from './queries.ts';

const SHOWN = 50;

/** The newest fifty lines of what happened, newest first. */
export async function readNotifications(world: Pick<World, 'database'>, accountId: string, reader: Reader) {
  const rows = await newestNotifications(world.database, accountId, SHOWN);
  return rows.map(({ id, kind, title, body, applicationId, readAt, createdAt }) => ({
    id,
    kind,
    title: say(title, reader),
    body: say(body, reader),
    application_id: applicationId,
    read: readAt !== null,
    at: createdAt.toISOString(),
  }));
}

/** How many lines the person has not read; older ones than the newest fifty count too. */
export const readUnread = async (world: Pick<World, 'database'>, accountId: string) => ({
  unread: await countUnread(world.database, accountId),
});

/** Marks every line as read; the person's other screens hear of it. */
export async function markRead(
  world: Pick<World, 'database' | 'clock' | 'events'>,
  accountId: string,
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    const changed = await markAllRead(transaction, accountId, world.clock.now());
    if (changed > 0)
      await world.events.publish(transaction, accountId, { topic: 'notifications', application_id: null });
  });
}

/**
 * The person has dealt with an application, or what a kind of notice was about has ended: what told of it is read, and nothing of
 * it is pushed or mailed any more.
 */
export async function settleNotices(
  world: Pick<World, 'clock' | 'events'>,
  executor: Executor,
  of: NoticesOf,
): Promise<void> {
  if ((await markApplicationRead(executor, of, world.clock.now())) > 0)
    await world.events.publish(executor, of.accountId, { topic: 'notifications', application_id: null });
}
