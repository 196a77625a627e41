import type { Visit } from '#server/actor.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { checkCode, wrongCode } from './check-code.ts';
import { countedBy } from './devices/counted-by.ts';
import { emailKey } from './identity/email-key.ts';
import { canonicalPassword, refuseGuessablePassword } from './identity/password-rule.ts';
import { sendNoticeJob } from './jobs.ts';
import { resetLimits, guessUses } from './limits/limits.ts';
import { deleteCodes, markCodeUsed } from './codes/queries.ts';
import { accountBy, claim, updateAccount } from './queries.ts';
import { openSession } from './sessions/open-session.ts';
import type { OpenedSession } from './sessions/open-session.ts';
import { endSessions } from './sessions/end-sessions.ts';
import type { Withdraw } from './sessions/end-sessions.ts';

/** Sets a new password by a mailed code, ends every other session, withdraws what was handed out, and signs in. */
export async function resetPassword(
  world: Pick<World, 'database' | 'clock' | 'config' | 'events' | 'tokens' | 'passwords' | 'queue'>,
  { email, otp, password, visit }: { email: string; otp: string; password: string; visit: Visit },
  withdraw: Withdraw,
): Promise<OpenedSession> {
  refuseGuessablePassword(password, { email, fullName: null });
  const key = emailKey(email);
  const code = await checkCode(world, { purpose: 'password', emailKey: key, guess: otp, visit });
  const account = code.accountId && (await accountBy(world.database, { id: code.accountId }));
  if (!account) throw wrongCode();
  // Only to who has the code: the answer would tell a stranger whose address it is.
  refuseGuessablePassword(password, account);
  const { id: accountId } = account;
  const passwordHash = await world.passwords.hash(canonicalPassword(password));
  const opened = await world.database.transaction(async (transaction) => {
    await claim(transaction, { emailKey: key });
    const now = world.clock.now();
    if (!(await markCodeUsed(transaction, code.id, now))) throw wrongCode();
    await updateAccount(transaction, accountId, { passwordHash });
    await endSessions(world, transaction, accountId, 'all');
    await withdraw(transaction, accountId, visit.device === null ? null : hashToken(visit.device));
    await deleteCodes(transaction, 'password', key);
    await world.queue.enqueue(transaction, sendNoticeJob, { accountId, notice: 'password_changed' });
    return openSession(world, transaction, { accountId, visit, method: 'code' });
  });
  const counted = await countedBy(world, key, visit);
  // Whoever has the code reads the address's mail, so what was guessed anywhere is over.
  await resetLimits(world, [...guessUses(key), ...guessUses(counted.account)]);
  return opened;
}
