import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import {
  canonicalPassword,
  refuseGuessablePassword,
} from '#server/features/platform/accounts/identity/password-rule.ts';
import { sendNoticeJob } from '#server/features/platform/accounts/jobs.ts';
import { updateAccount } from '#server/features/platform/accounts/queries.ts';
import { ownAccount } from '#server/features/platform/accounts/security/step-up.ts';
import { endSessions } from '#server/features/platform/accounts/sessions/end-sessions.ts';
import type { Withdraw } from '#server/features/platform/accounts/sessions/end-sessions.ts';

/** Sets a password (the first, or a new one), ends every other session with what was handed out, and tells the person by mail. */
export async function changePassword(
  world: Pick<World, 'database' | 'clock' | 'events' | 'passwords' | 'queue'>,
  {
    accountId,
    sessionId,
    password,
    device,
  }: { accountId: string; sessionId: string; password: string; device: string | null },
  withdraw: Withdraw,
): Promise<void> {
  refuseGuessablePassword(password, await ownAccount(world, accountId));
  const passwordHash = await world.passwords.hash(canonicalPassword(password));
  await world.database.transaction(async (transaction) => {
    await updateAccount(transaction, accountId, { passwordHash });
    await endSessions(world, transaction, accountId, { except: sessionId });
    await withdraw(transaction, accountId, device === null ? null : hashToken(device));
    await world.queue.enqueue(transaction, sendNoticeJob, { accountId, notice: 'password_changed' });
  });
}
