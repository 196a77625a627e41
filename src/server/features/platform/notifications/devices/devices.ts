import { createECDH } from 'node:crypto';
import type { PushSubscriptionInput } from '#contract/platform/notifications.ts';
import type { Visit } from '#server/actor.ts';
import type { PushOutcome } from '#server/ports/push.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import {
  deleteDevice,
  deleteDeviceById,
  deviceById,
  devicesOf,
  dropOldestDevices,
  saveDevice,
  touchDevice,
} from './device-queries.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import { text } from '#server/features/platform/notifications/messages.ts';

const MOST_DEVICES = 20;
const AUTH_BYTES = 16;
/** A test that does not arrive soon is no test. */
const TEST_SECONDS = 300;

/** RFC 8291: a point on P-256, and sixteen secret bytes. */
function hasUsableKeys({ p256dh, auth }: PushSubscriptionInput['keys']): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  const probe = createECDH('prime256v1');
  probe.generateKeys();
  try {
    probe.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** Adds a device that is told of news; of more than twenty the oldest goes. Throws Problem `invalid_input`. */
export async function subscribe(
  world: Pick<World, 'database' | 'clock' | 'push'>,
  {
    accountId,
    subscription,
    visit,
  }: { accountId: string; subscription: PushSubscriptionInput; visit: Pick<Visit, 'userAgent' | 'device'> },
): Promise<void> {
  const { endpoint, keys } = subscription;
  if (!world.push.accepts(endpoint) || !hasUsableKeys(keys))
    throw new Problem('invalid_input', text.message('addressNotTaken'));
  const all = world.database.withoutOwner('notifications.add-device');
  await all.transaction(async (transaction) => {
    const createdAt = world.clock.now();
    const { p256dh, auth } = keys;
    const { userAgent, device } = visit;
    const deviceHash = device === null ? null : hashToken(device);
    await saveDevice(transaction, { accountId, endpoint, p256dh, auth, userAgent, deviceHash, createdAt });
    await dropOldestDevices(transaction, accountId, MOST_DEVICES);
  });
}

/** Whether a browser is pushed to; true as well for one that sends no cookie and cannot be told apart. */
export async function isTold(
  { database }: Pick<World, 'database'>,
  accountId: string,
  { device }: Pick<Visit, 'device'>,
): Promise<boolean> {
  if (device === null) return true;
  const deviceHash = hashToken(device);
  return (await devicesOf(database, accountId)).some((one) => one.deviceHash === deviceHash);
}

/** Removes this browser, as its owner turned it off there; nothing happens when it is none of theirs. */
export async function unsubscribe(
  world: Pick<World, 'database'>,
  { accountId, endpoint }: { accountId: string; endpoint: string },
): Promise<void> {
  await deleteDevice(world.database, accountId, endpoint);
}

/** Pushes a message to one device now, whatever the hour; a device that is gone is forgotten. Throws `not_found` for another's. */
export async function testDevice(
  world: Pick<World, 'database' | 'clock' | 'push'>,
  { accountId, id, reader }: { accountId: string; id: string; reader: Reader },
): Promise<PushOutcome> {
  const device = await deviceById(world.database, id);
  if (device?.accountId !== accountId) throw notFound('device');
  const { endpoint, p256dh, auth } = device;
  const message = {
    title: say(text.message('test'), reader),
    body: say(text.message('testBody'), reader),
    job: null,
    application_id: null,
    url: '/dashboard/settings?tab=notifications',
    skip_token: null,
    content_hash: null,
    tag: 'test',
  };
  const outcome = await world.push.send({ endpoint, keys: { p256dh, auth } }, message, TEST_SECONDS);
  if (outcome === 'delivered') await touchDevice(world.database, id, world.clock.now());
  if (outcome === 'gone') await deleteDeviceById(world.database, id);
  return outcome;
}
