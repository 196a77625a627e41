import { RESEND_SECONDS } from '#contract/platform/accounts.ts';
import type { Reader } from '#localization/format.ts';
import type { Asker, Visit } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { countedBy } from './devices/counted-by.ts';
import { emailKey } from './identity/email-key.ts';
import { sendCodeJob } from './jobs.ts';
import { codeUses, spend } from './limits/limits.ts';
import { text } from './messages.ts';

/** Has a code for a new password mailed if the address has an account; the answer does not tell whether it has. */
export async function forgotPassword(
  world: Pick<World, 'database' | 'clock' | 'config' | 'queue'>,
  { email, visit, asker, reader }: { email: string; visit: Visit; asker: Asker; reader: Reader },
) {
  const key = emailKey(email);
  await spend(world, codeUses(await countedBy(world, key, visit)));
  await world.queue.enqueue(world.database, sendCodeJob, { purpose: 'password', emailKey: key, asker });
  return { detail: text.for(reader)('codeSentToAccount'), resend_after: RESEND_SECONDS };
}
