import { localDay } from '#engines/calendar/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { budgetOf } from '#server/features/career/applications/send/claim.ts';
import { releaseHost, releaseSend } from '#server/features/career/budgets/index.ts';
import type { World } from '#server/world.ts';
import { giveBackPlan } from './held-by-plan.ts';
import { hostOf } from './hold.ts';

/** Gives back all that an attempt took which reached nobody: the day's send, the plan's and the site's. A dry run took none. */
export async function giveBackSend(
  deps: Pick<World, 'config'>,
  executor: Executor,
  { row, attempt, timeZone }: { row: ApplicationRow; attempt: AttemptRow; timeZone: string },
): Promise<void> {
  if (attempt.dryRun) return;
  const day = localDay(attempt.createdAt.getTime(), timeZone);
  await releaseSend(executor, { accountId: row.accountId, campaignId: budgetOf(row), day });
  await giveBackPlan(executor, row, attempt);
  await releaseHost(executor, { host: hostOf(deps, row), at: attempt.createdAt });
}
