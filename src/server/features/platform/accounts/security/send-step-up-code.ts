import { RESEND_SECONDS } from '#contract/platform/accounts.ts';
import type { Reader } from '#localization/format.ts';
import { Problem } from '#server/problem.ts';
import type { Asker, Visit } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { countedBy } from '#server/features/platform/accounts/devices/counted-by.ts';
import { sendCodeJob } from '#server/features/platform/accounts/jobs.ts';
import { codeUses, spend } from '#server/features/platform/accounts/limits/limits.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import { ownAccount } from './step-up.ts';

/** Has a code mailed with which an account without a password proves itself again. */
export async function sendStepUpCode(
  world: Pick<World, 'database' | 'clock' | 'config' | 'queue' | 'passwords'>,
  { accountId, visit, asker, reader }: { accountId: string; visit: Visit; asker: Asker; reader: Reader },
) {
  const account = await ownAccount(world, accountId);
  if (account.passwordHash !== null) throw new Problem('conflict', text.message('hasPassword'));
  await spend(world, codeUses(await countedBy(world, account.emailKey, visit)));
  await world.queue.enqueue(world.database, sendCodeJob, {
    purpose: 'step_up',
    emailKey: account.emailKey,
    asker,
  });
  return { detail: text.for(reader)('codeSent'), resend_after: RESEND_SECONDS };
}
