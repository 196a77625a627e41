import type { Reader } from '#localization/format.ts';
import type { Asker, Visit } from '#server/actor.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { countedBy } from './devices/counted-by.ts';
import type { CountedBy } from './devices/counted-by.ts';
import { insertSignIn } from './history/queries.ts';
import { emailKey } from './identity/email-key.ts';
import { ownAttempt } from './identity/own-attempt.ts';
import { canonicalPassword } from './identity/password-rule.ts';
import { sendCodeJob } from './jobs.ts';
import { codeUses, resetLimits, guessUses, giveBack, spendGuess, waitFor } from './limits/limits.ts';
import { text } from './messages.ts';
import { accountBy, pendingRegistrations } from './queries.ts';
import { openSession } from './sessions/open-session.ts';
import type { OpenedSession } from './sessions/open-session.ts';

type SignInWorld = Pick<World, 'database' | 'clock' | 'config' | 'events' | 'tokens' | 'passwords' | 'queue'>;

/** Mails another code to who gave the right password before proving the address; within the limits, silently. */
async function sendAnotherCode(
  world: SignInWorld,
  counted: CountedBy,
  code: { registrationId: string; locale: Reader['locale']; asker: Asker },
): Promise<void> {
  for (const use of codeUses(counted)) if ((await waitFor(world, use)) !== null) return;
  await world.queue.enqueue(world.database, sendCodeJob, { purpose: 'registration', ...code });
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
    visit,
    reader,
    askerOfCode,
  }: { email: string; password: string; visit: Visit; reader: Reader; askerOfCode: () => Asker },
): Promise<OpenedSession> {
  const key = emailKey(email);
  const counted = await countedBy(world, key, visit);
  await spendGuess(world, counted);
  const account = await accountBy(world.database, { emailKey: key });
  const attempts = await pendingRegistrations(world.database, key, world.clock.now());
  const attempt = account ? null : ownAttempt(attempts, visit.source);
  const hash = account?.passwordHash ?? attempt?.passwordHash ?? null;
  if (!(await world.passwords.verify(hash, canonicalPassword(password)))) {
    await insertSignIn(world.database, {
      accountId: account?.id ?? null,
      method: 'password',
      outcome: 'refused',
      userAgent: visit.userAgent,
      at: world.clock.now(),
    });
    throw new Problem('invalid_credentials', text.message('wrongSignIn'));
  }
  await resetLimits(world, guessUses(counted.account));
  await giveBack(world, ['signInPerSource', counted.source]);
  if (account)
    return world.database.transaction((transaction) =>
      openSession(world, transaction, { accountId: account.id, visit, method: 'password' }),
    );
  if (attempt)
    await sendAnotherCode(world, counted, {
      registrationId: attempt.id,
      locale: reader.locale,
      asker: askerOfCode(),
    });
  throw new Problem('unverified_email', text.message('unverified'));
}
