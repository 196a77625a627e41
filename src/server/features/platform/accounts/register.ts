import { RESEND_SECONDS } from '#contract/platform/accounts.ts';
import type { Reader } from '#localization/format.ts';
import type { Asker } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { emailKey } from './identity/email-key.ts';
import { canonicalPassword, refuseGuessablePassword } from './identity/password-rule.ts';
import { sendCodeJob } from './jobs.ts';
import { resetLimits, spend } from './limits/limits.ts';
import { text } from './messages.ts';
import { insertRegistration } from './queries.ts';

interface Registration {
  email: string;
  password: string;
  fullName: string;
  ageConfirmed: boolean;
  source: string;
  asker: Asker;
  reader: Reader;
}

/**
 * Keeps an attempt to register and has its code mailed. A taken address answers like a free one, after the same work;
 * whether a code or a notice leaves is decided by the job. The pause between two codes does not hold here: every attempt
 * has a code of its own, and a stranger who registers an address each minute would keep its owner out. The codes of an hour and of a
 * day count.
 */
export async function register(
  world: Pick<World, 'database' | 'clock' | 'config' | 'tokens' | 'passwords' | 'queue'>,
  { email, password, fullName, ageConfirmed, source, asker, reader }: Registration,
) {
  refuseGuessablePassword(password, { email, fullName });
  const key = emailKey(email);
  await spend(world, [
    ['registrationsPerSource', source],
    ['codesPerSource', source],
    ['codesPerHour', key],
    ['codesPerDay', key],
  ]);
  await resetLimits(world, [['codePause', key]]);
  await spend(world, [['codePause', key]]);
  const passwordHash = await world.passwords.hash(canonicalPassword(password));
  const id = world.tokens.uuid();
  await world.database.transaction(async (transaction) => {
    const createdAt = world.clock.now();
    await insertRegistration(transaction, {
      id,
      email,
      emailKey: key,
      fullName,
      passwordHash,
      ageConfirmed,
      source,
      createdAt,
    });
    await world.queue.enqueue(transaction, sendCodeJob, {
      purpose: 'registration',
      registrationId: id,
      locale: reader.locale,
      asker,
    });
  });
  return { detail: text.for(reader)('codeSent'), resend_after: RESEND_SECONDS };
}
