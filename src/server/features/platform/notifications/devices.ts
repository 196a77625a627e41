import { createECDH } from 'node:crypto';
import type { PushSubscriptionInput } from '#contract/platform/notifications.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { deleteDevice, dropOldestDevices, saveDevice } from './queries.ts';

const MOST_DEVICES = 20;
const AUTH_BYTES = 16;

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
  { accountId, subscription }: { accountId: string; subscription: PushSubscriptionInput },
): Promise<void> {
  const { endpoint, keys } = subscription;
  if (!world.push.accepts(endpoint) || !hasUsableKeys(keys))
    throw new Problem(
      'invalid_input',
      'This browser gave an address we cannot push to. Please use another browser.',
    );
  await world.database.transaction(async (transaction) => {
    const createdAt = world.clock.now();
    await saveDevice(transaction, { accountId, endpoint, p256dh: keys.p256dh, auth: keys.auth, createdAt });
    await dropOldestDevices(transaction, accountId, MOST_DEVICES);
  });
}

/** Removes one of the account's own devices; nothing happens when there is none. */
export async function unsubscribe(
  world: Pick<World, 'database'>,
  { accountId, endpoint }: { accountId: string; endpoint: string },
): Promise<void> {
  await deleteDevice(world.database, accountId, endpoint);
}
