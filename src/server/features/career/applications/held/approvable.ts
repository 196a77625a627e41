import type { ApplicationDetail } from '#contract/career/applications.ts';
import { localDay } from '#engines/calendar/index.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignOf } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { whyUnfit } from '#server/features/career/applications/send/unfit.ts';
import { canApplyFor, NEEDS_DATED_ENTRY } from '#server/features/career/profile/index.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';

/** Why an application cannot be approved, one or two sentences, and the page on which the person can change that. */
interface NotApprovable {
  why: string;
  page: ApplicationDetail['cannot_approve_page'];
}

/** What the person can do about a list of theirs that names the employer. */
const LISTS = {
  account: { page: 'profile', remedy: ' Change what you avoid in your profile to apply there.' },
  campaign: { page: 'auto_apply', remedy: ' Change what its campaign avoids to apply there.' },
} as const;

/** Why an application that waits cannot be approved now; null when it can. Whatever is approved is not withdrawn for what was known then. */
export async function whyNotApprovable(
  deps: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  row: ApplicationRow,
): Promise<NotApprovable | null> {
  if (row.heldByDeletion)
    return {
      why: 'Its campaign was deleted, so it cannot be approved. Undo the deletion on Auto Apply to decide on it again.',
      page: 'auto_apply',
    };
  if (!(await canApplyFor(executor, row.accountId))) return { why: NEEDS_DATED_ENTRY, page: 'past_work' };
  const account = await accountById(executor, row.accountId);
  const today = localDay(deps.clock.now().getTime(), account?.timeZone ?? 'UTC');
  const avoid = (await campaignOf(executor, row))?.avoid ?? null;
  const unfit = await whyUnfit(deps, executor, row, { today, avoid });
  if (unfit === null) return null;
  const { page, remedy } = unfit.list === null ? { page: null, remedy: '' } : LISTS[unfit.list];
  return { why: `${unfit.why}${remedy}`, page };
}
