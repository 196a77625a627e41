import type { World } from '#server/world.ts';
import {
  canonicalPassword,
  refuseGuessablePassword,
} from '#server/features/platform/accounts/identity/password-rule.ts';
import { sendNoticeJob } from '#server/features/platform/accounts/jobs.ts';
import { updateAccount } from '#server/features/platform/accounts/queries.ts';
import { ownAccount } from '#server/features/platform/accounts/security/step-up.ts';
import { revokeSessionsOf } from '#server/features/platform/accounts/sessions/queries.ts';

/** Sets a password (the first, or a new one), ends every other session and tells the person by mail. */
export async function changePassword(
  world: Pick<World, 'database' | 'clock' | 'passwords' | 'queue'>,
  { accountId, sessionId, password }: { accountId: string; sessionId: string; password: string },
): Promise<void> {
  refuseGuessablePassword(password, await ownAccount(world, accountId));
  const passwordHash = await world.passwords.hash(canonicalPassword(password));
  await world.database.transaction(async (transaction) => {
    await updateAccount(transaction, accountId, { passwordHash });
    await revokeSessionsOf(transaction, accountId, world.clock.now(), sessionId);
    await world.queue.enqueue(transaction, sendNoticeJob, { accountId, notice: 'password_changed' });
  });
}
