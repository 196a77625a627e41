import type { Visit } from '#server/actor.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { insertSignIn } from './history/queries.ts';
import { emailKey } from './identity/email-key.ts';
import { ownAttempt } from './identity/own-attempt.ts';
import { canonicalPassword } from './identity/password-rule.ts';
import { sendCodeJob } from './jobs.ts';
import { codeUses, forgive, guessUses, refund, spendGuess, waitFor } from './limits/limits.ts';
import { accountBy, pendingRegistrations } from './queries.ts';
import { openSession } from './sessions/open-session.ts';
import type { OpenedSession } from './sessions/open-session.ts';

type SignInWorld = Pick<World, 'database' | 'clock' | 'config' | 'events' | 'tokens' | 'passwords' | 'queue'>;

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
  { email, password, visit }: { email: string; password: string; visit: Visit },
): Promise<OpenedSession> {
  const { source } = visit;
  const key = emailKey(email);
  await spendGuess(world, key, source);
  const account = await accountBy(world.database, { emailKey: key });
  const attempts = await pendingRegistrations(world.database, key, world.clock.now());
  const attempt = account ? null : ownAttempt(attempts, source);
  const hash = account?.passwordHash ?? attempt?.passwordHash ?? null;
  if (!(await world.passwords.verify(hash, canonicalPassword(password)))) {
    await insertSignIn(world.database, {
      accountId: account?.id ?? null,
      method: 'password',
      outcome: 'refused',
      userAgent: visit.userAgent,
      at: world.clock.now(),
    });
    throw new Problem('invalid_credentials', 'Incorrect email or password.');
  }
  await forgive(world, guessUses(key));
  await refund(world, ['signInPerSource', source]);
  if (account)
    return world.database.transaction((transaction) =>
      openSession(world, transaction, { accountId: account.id, visit, method: 'password' }),
    );
  if (attempt) await sendAnotherCode(world, key, source, attempt.id);
  throw new Problem('unverified_email', 'Verify your email address first: we sent you a code.');
}
