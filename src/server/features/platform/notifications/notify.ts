import type { Executor } from '#server/db/database.ts';
import { originOf } from '#server/origins.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import type { World } from '#server/world.ts';
import { mailJob, pushJob } from './jobs.ts';
import { pageOf } from './page.ts';
import { devicesOf, insertNotification, lockNotices, pushesSince } from './queries.ts';
import type { NotificationRow } from './queries.ts';
import type { NotificationMail } from './tables.ts';

const WINDOW_MS = 10 * 60 * 1000;
const SINGLE_PUSHES = 3;
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Something that happened, as a person is told. */
export interface Notice {
  accountId: string;
  kind: NotificationRow['kind'];
  title: string;
  body: string;
  applicationId: string | null;
  /** The same key tells an account once, however often it is called. */
  dedupeKey: string;
  /** Lets the push skip the application, and nothing else. */
  skipToken?: string;
  /** Hash of what would be sent, so that a skip means exactly this. */
  contentHash?: string;
  /** When the matter is over; a day from now by default. */
  expiresAt?: Date;
  /** False leaves the devices in peace; the line, the live update and the mail remain. */
  push?: boolean;
  /** A mail of its own, or `true` for one that says the same and links to the page. */
  mail?: NotificationMail | boolean;
}

function mailOf(world: Pick<World, 'config'>, notice: Notice): NotificationMail | null {
  if (typeof notice.mail === 'object') return notice.mail;
  if (!notice.mail) return null;
  const address = `${originOf('career', world.config.publicOrigin)}${pageOf(notice)}`;
  return composeMail(notice.title, [notice.body, address]);
}

/** Three notices of their own in ten minutes, then one that stands for the rest. */
async function pushFor(executor: Executor, accountId: string, now: Date): Promise<NotificationRow['push']> {
  await lockNotices(executor, accountId);
  const { single, grouped } = await pushesSince(executor, accountId, new Date(now.getTime() - WINDOW_MS));
  if (grouped > 0) return 'none';
  return single < SINGLE_PUSHES ? 'single' : 'grouped';
}

/**
 * Tells a person, inside the transaction that caused it: a line in their list, a live update, a push to each device and a
 * mail, of which the last two are jobs. Answers false when they were told before.
 */
export async function notify(
  world: Pick<World, 'clock' | 'config' | 'queue' | 'events'>,
  executor: Executor,
  notice: Notice,
): Promise<boolean> {
  const now = world.clock.now();
  const { accountId, applicationId } = notice;
  const push = notice.push === false ? 'none' : await pushFor(executor, accountId, now);
  const mail = mailOf(world, notice);
  const notificationId = await insertNotification(executor, {
    accountId,
    kind: notice.kind,
    title: notice.title,
    body: notice.body,
    applicationId,
    dedupeKey: notice.dedupeKey,
    push,
    skipToken: push === 'single' ? (notice.skipToken ?? null) : null,
    contentHash: push === 'single' ? (notice.contentHash ?? null) : null,
    expiresAt: notice.expiresAt ?? new Date(now.getTime() + LIFETIME_MS),
    mail,
    createdAt: now,
  });
  if (notificationId === null) return false;
  await world.events.publish(executor, accountId, { topic: 'notifications', application_id: applicationId });
  if (push !== 'none') {
    // A job per device: a device that is tried again does not wake the others twice.
    for (const { id: deviceId } of await devicesOf(executor, accountId))
      await world.queue.enqueue(executor, pushJob, { notificationId, deviceId });
  }
  if (mail) await world.queue.enqueue(executor, mailJob, { notificationId });
  return true;
}
