import { and, asc, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { pushSubscriptions } from '#server/features/platform/notifications/tables.ts';

type DeviceRow = typeof pushSubscriptions.$inferSelect;

/** Keeps a device; one that changed hands belongs to whoever is signed in on it now. */
export async function saveDevice(
  executor: Executor,
  device: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { accountId, p256dh, auth, userAgent, deviceHash, createdAt } = device;
  await executor.insert(pushSubscriptions).values(device).onConflictDoUpdate({
    target: pushSubscriptions.endpoint,
    set: { accountId, p256dh, auth, userAgent, deviceHash, createdAt },
  });
}

/** Forgets all but the account's newest devices. */
export async function dropOldestDevices(executor: Executor, accountId: string, kept: number): Promise<void> {
  const surplus = executor
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(kept);
  await executor.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
}

export async function deleteDevice(executor: Executor, accountId: string, endpoint: string): Promise<void> {
  await executor
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** Forgets the account's devices but the one a browser added, told by the hash of its device secret; null keeps none. */
export async function withdrawDevices(
  executor: Executor,
  accountId: string,
  kept: string | null,
): Promise<void> {
  const others =
    kept === null
      ? undefined
      : or(isNull(pushSubscriptions.deviceHash), ne(pushSubscriptions.deviceHash, kept));
  await executor.delete(pushSubscriptions).where(and(eq(pushSubscriptions.accountId, accountId), others));
}

export async function devicesOf(executor: Executor, accountId: string): Promise<DeviceRow[]> {
  return executor
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
}

export async function deviceById(executor: Executor, id: string): Promise<DeviceRow | null> {
  const [device] = await executor.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return device ?? null;
}

export async function deleteDeviceById(executor: Executor, id: string): Promise<void> {
  await executor.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function touchDevice(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(pushSubscriptions).set({ lastReachedAt: now }).where(eq(pushSubscriptions.id, id));
}
