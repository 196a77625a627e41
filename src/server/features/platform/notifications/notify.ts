import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { readerOfAccount } from '#server/features/platform/accounts/index.ts';
import { originOf } from '#server/origins.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import type { World } from '#server/world.ts';
import { quietEnd } from './hold.ts';
import { mailJob, pushJob, releaseJob } from './jobs.ts';
import { ASKING, pageOf } from './page.ts';
import { readPreferences } from './preferences/preferences.ts';
import type { Preferences } from './preferences/preferences.ts';
import { devicesOf } from './devices/device-queries.ts';
import { insertNotification, lockNotices, pushesSince } from './queries.ts';
import type { NotificationRow } from './queries.ts';
import type { NotificationMail } from './tables.ts';

const WINDOW_MS = 10 * 60 * 1000;
const SINGLE_PUSHES = 3;
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** How long a push may stay unopened before the mail follows. */
const MAIL_AFTER_MS = 60 * 60 * 1000;
/** Something that happened, as a person is told. */
export interface Notice {
  accountId: string;
  kind: NotificationRow['kind'];
  title: Message;
  body: Message;
  applicationId: string | null;
  /** What the person may have asked not to be told of; the line in their list remains. */
  topic?: 'interview' | 'offer' | 'reminder';
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

function mailOf(world: Pick<World, 'config'>, notice: Notice, reader: Reader): NotificationMail | null {
  if (typeof notice.mail === 'object') return notice.mail;
  if (!notice.mail) return null;
  const address = `${originOf('career', world.config.publicOrigin)}${pageOf(notice)}`;
  const said = (one: Message) => say(one, reader);
  return composeMail(said(notice.title), [said(notice.body), address]);
}

/** Three notices of their own in ten minutes, then one that stands for the rest. */
async function pushNow(executor: Executor, accountId: string, now: Date): Promise<NotificationRow['push']> {
  const { single, grouped } = await pushesSince(executor, accountId, new Date(now.getTime() - WINDOW_MS));
  if (grouped > 0) return 'none';
  return single < SINGLE_PUSHES ? 'single' : 'grouped';
}

function isWanted({ topic }: Notice, preferences: Preferences): boolean {
  if (topic === 'interview') return preferences.interviews;
  if (topic === 'offer') return preferences.offers;
  return topic !== 'reminder' || preferences.reminders;
}

/** How a notice reaches its person: by their wishes, but a matter that waits for them always by at least one way. */
async function waysOf(
  world: Pick<World, 'clock' | 'config'>,
  executor: Executor,
  notice: Notice,
): Promise<{
  push: NotificationRow['push'];
  heldUntil: Date | null;
  mail: NotificationMail | null;
  devices: string[];
}> {
  await lockNotices(executor, notice.accountId);
  const preferences = await readPreferences(executor, notice.accountId);
  const devices = (await devicesOf(executor, notice.accountId)).map(({ id }) => id);
  if (!isWanted(notice, preferences)) return { push: 'none', heldUntil: null, mail: null, devices };
  const reader = await readerOfAccount(executor, notice.accountId);
  const unreachable = ASKING.has(notice.kind) && devices.length === 0;
  const mail = preferences.mail || unreachable || typeof notice.mail === 'object';
  const ways = {
    mail: mail ? mailOf(world, unreachable ? { mail: true, ...notice } : notice, reader) : null,
    devices,
  };
  if (notice.push === false) return { ...ways, push: 'none', heldUntil: null };
  const heldUntil = quietEnd(world.clock.now(), preferences);
  if (heldUntil) return { ...ways, push: 'held', heldUntil };
  return { ...ways, push: await pushNow(executor, notice.accountId, world.clock.now()), heldUntil };
}

/**
 * Tells a person, inside the transaction that caused it: a line in their list, a live update, a push to each device (after
 * their quiet hours) and a mail, at once or where a push stayed unopened for an hour. Answers false when they were told before.
 */
export async function notify(
  world: Pick<World, 'clock' | 'config' | 'queue' | 'events'>,
  executor: Executor,
  notice: Notice,
): Promise<boolean> {
  const now = world.clock.now();
  const { accountId, applicationId } = notice;
  const { push, heldUntil, mail, devices } = await waysOf(world, executor, notice);
  const tokens = push === 'single' || push === 'held';
  const notificationId = await insertNotification(executor, {
    accountId,
    kind: notice.kind,
    title: notice.title,
    body: notice.body,
    applicationId,
    dedupeKey: notice.dedupeKey,
    push,
    heldUntil,
    skipToken: tokens ? (notice.skipToken ?? null) : null,
    contentHash: tokens ? (notice.contentHash ?? null) : null,
    expiresAt: notice.expiresAt ?? new Date(now.getTime() + LIFETIME_MS),
    mail,
    createdAt: now,
  });
  if (notificationId === null) return false;
  await world.events.publish(executor, accountId, { topic: 'notifications', application_id: applicationId });
  if (heldUntil)
    await world.queue.enqueue(executor, releaseJob, { accountId }, { key: accountId, startAfter: heldUntil });
  else if (push !== 'none') {
    // A job per device: a device that is tried again does not wake the others twice.
    for (const deviceId of devices)
      await world.queue.enqueue(executor, pushJob, { accountId, notificationId, deviceId });
  }
  if (mail) {
    const isPushed = push !== 'none' && !heldUntil && devices.length > 0 && typeof notice.mail !== 'object';
    await world.queue.enqueue(
      executor,
      mailJob,
      { accountId, notificationId },
      isPushed ? { startAfter: new Date(now.getTime() + MAIL_AFTER_MS) } : {},
    );
  }
  return true;
}
