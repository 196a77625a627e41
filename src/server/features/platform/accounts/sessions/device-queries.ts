import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { sessions } from './tables.ts';

/** Whether an account is or was signed in on a device, by the SHA-256 of the device's secret. */
export async function usesDevice(
  executor: Executor,
  accountId: string,
  deviceHash: string,
): Promise<boolean> {
  const rows = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.deviceHash, deviceHash)))
    .limit(1);
  return rows.length > 0;
}
