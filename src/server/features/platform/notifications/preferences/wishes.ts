import type { z } from 'zod';
import type {
  NotificationPreferences,
  preferencesChange,
} from '#contract/platform/notification-preferences.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Executor } from '#server/db/database.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { deviceName } from '#server/features/platform/notifications/devices/device-name.ts';
import { text } from '#server/features/platform/notifications/messages.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { setSummaryByToken } from './queries.ts';
import type { PreferencesChange } from './queries.ts';
import {
  deleteDeviceById,
  deviceById,
  devicesOf,
} from '#server/features/platform/notifications/devices/device-queries.ts';
import { lockNotices } from '#server/features/platform/notifications/queries.ts';

/** Whether something of the person's runs that may need their word; other features know. */
export type MustReach = (executor: Executor, accountId: string) => Promise<boolean>;

const words = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Whose wishes they are, and who reads what comes of it. */
interface Asking {
  accountId: string;
  reader: Reader;
}

/** What the person wants to hear of, and how. */
export async function readWishes(
  { database }: Pick<World, 'database'>,
  { accountId, reader }: Asking,
  mustReach: MustReach,
): Promise<NotificationPreferences> {
  const { quiet, weeklySummary, ...own } = await readPreferences(database, accountId);
  const devices = await devicesOf(database, accountId);
  return {
    weekly_summary: weeklySummary,
    interviews: own.interviews,
    offers: own.offers,
    reminders: own.reminders,
    mail: own.mail,
    quiet_hours: quiet && { from: words(quiet.from), until: words(quiet.until) },
    email: own.email,
    time_zone: own.timeZone,
    must_reach: await mustReach(database, accountId),
    devices: devices.map(({ id, userAgent, createdAt, lastReachedAt }) => ({
      id,
      name: say(deviceName(userAgent), reader),
      added_at: createdAt.toISOString(),
      reached_at: lastReachedAt?.toISOString() ?? null,
    })),
  };
}

/** Throws Problem `conflict` when neither mail nor a device would be left while a campaign is active. */
async function keepOneWay(executor: Executor, accountId: string, mustReach: MustReach): Promise<void> {
  const { mail } = await readPreferences(executor, accountId);
  if (mail || (await devicesOf(executor, accountId)).length > 0) return;
  if (await mustReach(executor, accountId)) throw new Problem('conflict', text.message('lastWay'));
}

/** Changes the given wishes and leaves the others. Throws Problem `conflict` for the last way to reach them. */
export async function changeWishes(
  world: Pick<World, 'database' | 'clock' | 'tokens'>,
  { accountId, reader }: Asking,
  change: z.output<typeof preferencesChange>,
  mustReach: MustReach,
): Promise<NotificationPreferences> {
  const { weekly_summary: weeklySummary, quiet_hours: quiet, ...same } = change;
  const hours =
    quiet === undefined
      ? {}
      : {
          quietFrom: quiet && minutesOf(quiet.from),
          quietUntil: quiet && minutesOf(quiet.until),
        };
  const given = Object.entries({ weeklySummary, ...same, ...hours }).filter(
    ([, value]) => value !== undefined,
  );
  // The names and types are those above; `fromEntries` forgets them.
  const fields = Object.fromEntries(given) as PreferencesChange;
  await world.database.transaction(async (transaction) => {
    await lockNotices(transaction, accountId);
    await savePreferences(world, transaction, accountId, fields);
    if (change.mail === false) await keepOneWay(transaction, accountId, mustReach);
  });
  return readWishes(world, { accountId, reader }, mustReach);
}

/** Tells a device of the account nothing more. Throws `not_found` for another's, `conflict` for the last way to reach them. */
export async function removeDevice(
  world: Pick<World, 'database'>,
  { accountId, reader }: Asking,
  id: string,
  mustReach: MustReach,
): Promise<NotificationPreferences> {
  await world.database.transaction(async (transaction) => {
    await lockNotices(transaction, accountId);
    const device = await deviceById(transaction, id);
    if (device?.accountId !== accountId) throw notFound('device');
    await deleteDeviceById(transaction, id);
    await keepOneWay(transaction, accountId, mustReach);
  });
  return readWishes(world, { accountId, reader }, mustReach);
}

/** Ends or resumes the weekly summary for whoever holds its token. Throws `not_found` for a token that is nobody's. */
export async function setSummary(
  world: Pick<World, 'database' | 'clock'>,
  token: string,
  weeklySummary: boolean,
): Promise<void> {
  const updatedAt = world.clock.now();
  const all = world.database.withoutOwner('notifications.summary-by-token');
  if (!(await setSummaryByToken(all, token, { weeklySummary, updatedAt })))
    throw new Problem('not_found', text.message('summaryLinkUnknown'));
}
