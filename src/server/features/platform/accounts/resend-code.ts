import { RESEND_SECONDS } from '#contract/platform/accounts.ts';
import type { Reader } from '#localization/format.ts';
import type { Asker, Visit } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { emailKey } from './identity/email-key.ts';
import { countedBy } from './devices/counted-by.ts';
import { ownAttempt } from './identity/own-attempt.ts';
import { sendCodeJob } from './jobs.ts';
import { codeUses, spend } from './limits/limits.ts';
import { text } from './messages.ts';
import { pendingRegistrations } from './queries.ts';

/** Has a new code mailed for the asker's own attempt to register; unknown addresses get the same answer. */
export async function resendCode(
  world: Pick<World, 'database' | 'clock' | 'config' | 'queue'>,
  { email, visit, asker, reader }: { email: string; visit: Visit; asker: Asker; reader: Reader },
) {
  const key = emailKey(email);
  await spend(world, codeUses(await countedBy(world, key, visit)));
  const attempts = await pendingRegistrations(world.database, key, world.clock.now());
  const registrationId = ownAttempt(attempts, visit.source)?.id ?? null;
  await world.queue.enqueue(world.database, sendCodeJob, {
    purpose: 'registration',
    registrationId,
    locale: reader.locale,
    asker,
  });
  return {
    detail: text.for(reader)('codeSentToAttempt'),
    resend_after: RESEND_SECONDS,
  };
}
