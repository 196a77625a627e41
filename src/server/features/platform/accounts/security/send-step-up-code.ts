import { RESEND_SECONDS } from '#contract/platform/accounts.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { sendCodeJob } from '#server/features/platform/accounts/jobs.ts';
import { codeUses, spend } from '#server/features/platform/accounts/limits/limits.ts';
import { ownAccount } from './step-up.ts';

/** Has a code mailed with which an account without a password proves itself again. */
export async function sendStepUpCode(
  world: Pick<World, 'database' | 'clock' | 'config' | 'queue' | 'passwords'>,
  { accountId, source }: { accountId: string; source: string },
) {
  const account = await ownAccount(world, accountId);
  if (account.passwordHash !== null)
    throw new Problem('conflict', 'Your account has a password. Confirm with that.');
  await spend(world, codeUses(account.emailKey, source));
  await world.queue.enqueue(world.database, sendCodeJob, { purpose: 'step_up', emailKey: account.emailKey });
  return { detail: 'We sent a code to your address.', resend_after: RESEND_SECONDS };
}
