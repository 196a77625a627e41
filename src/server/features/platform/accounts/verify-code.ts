import type { Reader } from '#localization/format.ts';
import type { Visit } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { checkCode, wrongCode } from './check-code.ts';
import { emailKey } from './identity/email-key.ts';
import { resetLimits, guessUses } from './limits/limits.ts';
import { markCodeUsed } from './codes/queries.ts';
import { claim, deleteRegistrations, insertAccount, registrationById } from './queries.ts';
import { openSession } from './sessions/open-session.ts';
import type { OpenedSession } from './sessions/open-session.ts';

/** Turns the attempt whose code this is into an account in the reader's language, drops every other attempt on the address, and signs in. */
export async function verifyCode(
  world: Pick<World, 'database' | 'clock' | 'config' | 'events' | 'tokens' | 'queue'>,
  { email, otp, visit, reader }: { email: string; otp: string; visit: Visit; reader: Reader },
): Promise<OpenedSession> {
  const key = emailKey(email);
  const code = await checkCode(world, { purpose: 'registration', emailKey: key, guess: otp, visit });
  const opened = await world.database.transaction(async (transaction) => {
    await claim(transaction, { emailKey: key });
    const now = world.clock.now();
    if (!(await markCodeUsed(transaction, code.id, now))) throw wrongCode();
    const attempt = code.registrationId && (await registrationById(transaction, code.registrationId));
    if (!attempt) throw wrongCode();
    const account = await insertAccount(transaction, {
      kind: visit.offering,
      email: attempt.email,
      emailKey: attempt.emailKey,
      fullName: attempt.fullName,
      passwordHash: attempt.passwordHash,
      verifiedAt: now,
      ageConfirmedAt: attempt.ageConfirmed ? now : null,
      locale: reader.locale,
      createdAt: now,
    });
    if (!account) throw wrongCode();
    await deleteRegistrations(transaction, key);
    return openSession(world, transaction, { accountId: account.id, visit, method: 'code' });
  });
  await resetLimits(world, guessUses(key));
  return opened;
}
