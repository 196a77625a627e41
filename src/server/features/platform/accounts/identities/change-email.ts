import { RESEND_SECONDS } from '#contract/platform/accounts.ts';
import type { Reader } from '#localization/format.ts';
import type { Asker, Visit } from '#server/actor.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { checkCode, wrongCode } from '#server/features/platform/accounts/check-code.ts';
import { countedBy } from '#server/features/platform/accounts/devices/counted-by.ts';
import { emailKey } from '#server/features/platform/accounts/identity/email-key.ts';
import { sendCodeJob, sendNoticeJob } from '#server/features/platform/accounts/jobs.ts';
import { codeUses, spend } from '#server/features/platform/accounts/limits/limits.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import { deleteCodesOf, markCodeUsed } from '#server/features/platform/accounts/codes/queries.ts';
import {
  accountBy,
  claim,
  deleteRegistrations,
  lockAccount,
  updateAccount,
} from '#server/features/platform/accounts/queries.ts';
import { ownAccount } from '#server/features/platform/accounts/security/step-up.ts';
import { endSessions } from '#server/features/platform/accounts/sessions/end-sessions.ts';
import { exempted } from '#server/db/as.ts';

/** Has a code mailed to the address that is to sign in; the answer does not tell whether it is free. */
export async function beginEmail(
  world: Pick<World, 'database' | 'clock' | 'config' | 'queue'>,
  {
    accountId,
    email,
    visit,
    asker,
    reader,
  }: { accountId: string; email: string; visit: Visit; asker: Asker; reader: Reader },
) {
  const key = emailKey(email);
  if ((await ownAccount(world, accountId)).emailKey === key)
    throw new Problem('invalid_input', text.message('sameAddress'));
  await spend(world, codeUses(await countedBy(world, key, visit)));
  await world.queue.enqueue(world.database, sendCodeJob, { purpose: 'email', accountId, email, asker });
  return { detail: text.for(reader)('codeSentThere'), resend_after: RESEND_SECONDS };
}

/**
 * Makes a proven address the one that signs in: every other session ends, codes and attempts to register on either address
 * end too, and the old address is told. Throws Problem `invalid_code`, also when the address was taken meanwhile.
 */
export async function changeEmail(
  own: Pick<World, 'database' | 'clock' | 'config' | 'events' | 'queue'>,
  {
    accountId,
    sessionId,
    email,
    otp,
    visit,
  }: { accountId: string; sessionId: string; email: string; otp: string; visit: Visit },
): Promise<void> {
  const key = emailKey(email);
  const world = exempted('accounts.change-email', own);
  const code = await checkCode(world, { purpose: 'email', emailKey: key, guess: otp, visit });
  if (code.accountId !== accountId) throw wrongCode();
  await world.database.transaction(async (transaction) => {
    await claim(transaction, { emailKey: key });
    const now = world.clock.now();
    const account = await lockAccount(transaction, accountId);
    if (!account || !(await markCodeUsed(transaction, code.id, now))) throw wrongCode();
    if (await accountBy(transaction, { emailKey: key })) throw wrongCode();
    await updateAccount(transaction, accountId, { email, emailKey: key });
    await deleteRegistrations(transaction, key);
    for (const ended of [account.emailKey, key]) await deleteCodesOf(transaction, ended);
    await endSessions(world, transaction, accountId, { except: sessionId });
    const notice = { accountId, notice: 'email_changed' as const, was: account.email };
    await world.queue.enqueue(transaction, sendNoticeJob, notice);
  });
}
