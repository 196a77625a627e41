import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { emailKey } from './identity/email-key.ts';
import { ownAttempt } from './identity/own-attempt.ts';
import { canonicalPassword } from './identity/password-rule.ts';
import { sendCodeJob } from './jobs.ts';
import { codeUses, forgive, guessUses, refund, spend, waitFor } from './limits/limits.ts';
import { accountBy, pendingRegistrations } from './queries.ts';
import { openSession } from './sessions/open-session.ts';

type SignInWorld = Pick<World, 'database' | 'clock' | 'config' | 'tokens' | 'passwords' | 'queue'>;

/** Ten failures in a quarter of an hour, then one guess a minute, a hundred in all. */
async function spendGuess(world: SignInWorld, key: string, source: string): Promise<void> {
  await spend(world, [['signInPerSource', source]]);
  if ((await waitFor(world, ['signInPerAccount', key])) !== null)
    await spend(world, [['signInOnceAMinute', key]]);
  await spend(world, [['signInInAll', key]]);
}

/** Mails another code to who gave the right password before proving the address; within the limits, silently. */
async function sendAnotherCode(world: SignInWorld, key: string, source: string, registrationId: string) {
  for (const use of codeUses(key, source)) if ((await waitFor(world, use)) !== null) return;
  await world.queue.enqueue(world.database, sendCodeJob, { purpose: 'registration', registrationId });
}

/**
 * Signs in with a password. Throws Problem `invalid_credentials` for an unknown address and a wrong password alike, after
 * the same work, and `unverified_email` (with a new code on its way) for the right password of an unproven address.
 */
export async function signIn(
  world: SignInWorld,
  {
    email,
    password,
    source,
    userAgent,
  }: { email: string; password: string; source: string; userAgent: string },
): Promise<string> {
  const key = emailKey(email);
  await spendGuess(world, key, source);
  const account = await accountBy(world.database, { emailKey: key });
  const attempts = await pendingRegistrations(world.database, key, world.clock.now());
  const attempt = account ? null : ownAttempt(attempts, source);
  const hash = account?.passwordHash ?? attempt?.passwordHash ?? null;
  if (!(await world.passwords.verify(hash, canonicalPassword(password))))
    throw new Problem('invalid_credentials', 'Incorrect email or password.');
  await forgive(world, guessUses(key));
  await refund(world, ['signInPerSource', source]);
  if (account)
    return world.database.transaction((transaction) =>
      openSession(world, transaction, { accountId: account.id, userAgent }),
    );
  if (attempt) await sendAnotherCode(world, key, source, attempt.id);
  throw new Problem('unverified_email', 'Please verify your email address first: we sent you a code.');
}
