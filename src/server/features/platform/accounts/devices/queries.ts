import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { knownDevices } from './tables.ts';

/** A client that keeps no cookie is a new device at each sign-in. */
const MOST_DEVICES = 50;

/** Remembers that a device signed in to an account; of more than fifty those that did so longest ago are forgotten. */
export async function rememberDevice(
  executor: Executor,
  device: { accountId: string; deviceHash: string; lastSignedInAt: Date },
): Promise<void> {
  const { accountId, lastSignedInAt } = device;
  await executor
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.deviceHash],
      set: { lastSignedInAt },
    });
  const surplus = executor
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .orderBy(desc(knownDevices.lastSignedInAt), desc(knownDevices.deviceHash))
    .offset(MOST_DEVICES);
  await executor
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), inArray(knownDevices.deviceHash, surplus)));
}

/** Whether a device signed in before to the account of an address. */
export async function isKnownDevice(
  executor: Executor,
  emailKey: string,
  deviceHash: string,
): Promise<boolean> {
  const rows = await executor
    .select({ accountId: knownDevices.accountId })
    .from(knownDevices)
    .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
    .where(and(eq(accounts.emailKey, emailKey), eq(knownDevices.deviceHash, deviceHash)));
  return rows.length > 0;
}

export async function forgetDevicesBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(knownDevices).where(lt(knownDevices.lastSignedInAt, before));
}
