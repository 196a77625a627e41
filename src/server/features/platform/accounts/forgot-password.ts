import { RESEND_SECONDS } from '#contract/platform/accounts.ts';
import type { Asker, Visit } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { countedBy } from './devices/counted-by.ts';
import { emailKey } from './identity/email-key.ts';
import { sendCodeJob } from './jobs.ts';
import { codeUses, spend } from './limits/limits.ts';

/** Has a code for a new password mailed if the address has an account; the answer does not tell whether it has. */
export async function forgotPassword(
  world: Pick<World, 'database' | 'clock' | 'config' | 'queue'>,
  { email, visit, asker }: { email: string; visit: Visit; asker: Asker },
) {
  const key = emailKey(email);
  await spend(world, codeUses(await countedBy(world, key, visit)));
  await world.queue.enqueue(world.database, sendCodeJob, { purpose: 'password', emailKey: key, asker });
  return { detail: 'If this address has an account, a code is on its way.', resend_after: RESEND_SECONDS };
}
