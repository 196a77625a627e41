import type { ApplicationDetail } from '#contract/career/applications.ts';
import { localDay } from '#engines/calendar/index.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignOf } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { whyUnfit } from '#server/features/career/applications/send/unfit.ts';
import { canApplyFor, NEEDS_DATED_ENTRY } from '#server/features/career/profile/index.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

/** Why an application cannot be approved, one or two sentences, and the page on which the person can change that. */
interface NotApprovable {
  why: Message;
  page: ApplicationDetail['cannot_approve_page'];
}

/** What the person can do about a list of theirs that names the employer. */
const LISTS = {
  account: { page: 'profile', remedy: 'changeOwnLists' },
  campaign: { page: 'auto_apply', remedy: 'changeCampaignLists' },
} as const;

/** Why an application that waits cannot be approved now; null when it can. Whatever is approved is not withdrawn for what was known then. */
export async function whyNotApprovable(
  deps: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  row: ApplicationRow,
): Promise<NotApprovable | null> {
  if (row.heldByDeletion)
    return {
      why: text.message('deletedNotApprovable'),
      page: 'auto_apply',
    };
  if (!(await canApplyFor(executor, row.accountId))) return { why: NEEDS_DATED_ENTRY, page: 'past_work' };
  const account = await accountById(executor, row.accountId);
  const today = localDay(deps.clock.now().getTime(), account?.timeZone ?? 'UTC');
  const avoid = (await campaignOf(executor, row))?.avoid ?? null;
  const unfit = await whyUnfit(deps, executor, row, { today, avoid });
  if (unfit === null) return null;
  if (unfit.list === null) return { why: unfit.why, page: null };
  const { page, remedy } = LISTS[unfit.list];
  return { why: text.message(remedy, { why: unfit.why }), page };
}
