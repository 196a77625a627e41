import { addDays, localDay, startOfDay } from '#engines/calendar/index.ts';
import type { Executor } from '#server/db/database.ts';
import { contentHashOf } from '#server/features/career/applications/approval/content-hash.ts';
import { askForApproval } from '#server/features/career/applications/approval/ask-person.ts';
import { expireApplication } from '#server/features/career/applications/approval/expire.ts';
import { moveApplication, noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { claimSend, releaseSend } from '#server/features/career/budgets/index.ts';
import { canApplyFor } from '#server/features/career/profile/index.ts';
import { giveBackApplication, takeApplication } from '#server/features/platform/billing/index.ts';
import type { World } from '#server/world.ts';
import { insertAttempt } from './attempt-queries.ts';
import { text } from './messages.ts';
import type { AttemptRow } from './attempt-queries.ts';
import { withdrawnAsUnfit } from './unfit.ts';
import {
  holdForEmployer,
  holdForHost,
  holdUntil,
} from '#server/features/career/applications/on-hold/hold.ts';
import { holdCampaignOf } from '#server/features/career/applications/on-hold/pause-queries.ts';
import { holdForPlan } from '#server/features/career/applications/on-hold/held-by-plan.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'tokens' | 'queue' | 'config'>;

/** What is to be sent, and the journal line that allows it. */
export interface Claim {
  row: ApplicationRow;
  attempt: AttemptRow;
}

/** Whose daily sends an application counts among: its campaign's, or those the person chose themselves. */
export const budgetOf = ({ campaignId }: Pick<ApplicationRow, 'campaignId'>): string =>
  campaignId ?? 'own_choice';

/** Whether the approval stands for exactly what would be sent now. */
export function isApproved(row: ApplicationRow): boolean {
  return (
    row.approvedHash !== null &&
    row.approvedHash === row.contentHash &&
    contentHashOf(row) === row.approvedHash
  );
}

/** What it was made from is gone from the profile: the person decides anew, once there is something again. */
async function askAnew(deps: Deps, executor: Executor, row: ApplicationRow): Promise<void> {
  const said = text.message('noDatedEntry');
  const noted = await noteApplication(deps, executor, {
    row,
    actor: 'agent',
    kind: 'lapsed',
    detail: said,
    patch: { sendAfter: null, heldByPlan: false },
  });
  // They approved it and may be away: a message, not only a line in the list.
  await askForApproval(deps, executor, noted, {
    news: { title: text.message('notSentYetTitle', { title: row.posting.title }), said },
  });
}

/** Opens the journal of a try; a dry run counts in no period of the plan, because it sends nothing. */
async function begin(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  planPeriod: string | null,
): Promise<Claim> {
  const { dryRun } = row;
  const now = deps.clock.now();
  const opened = { applicationId: row.id, planPeriod, dryRun, createdAt: now };
  const attempt = await insertAttempt(executor, opened);
  const sending = await moveApplication(deps, executor, {
    row,
    to: 'sending',
    actor: 'agent',
    kind: 'sending',
    detail: text.message(dryRun ? 'dryRunOpened' : 'formOpened'),
    patch: {
      sendAfter: null,
      heldByPlan: false,
      note: text.message(dryRun ? 'dryRunFilling' : 'fillingForm'),
    },
  });
  return { row: sending, attempt };
}

/** Step A of the journal: every reason not to send is looked at under the row's lock; null when it is not to be sent now. */
export async function claim(
  deps: Deps,
  executor: Executor,
  id: string,
  timeZone: string,
): Promise<Claim | null> {
  const row = await lockApplication(executor, id);
  const now = deps.clock.now();
  if (row?.state !== 'approved' || (row.sendAfter !== null && row.sendAfter > now)) return null;
  if (row.expiresAt !== null && row.expiresAt <= now) {
    await expireApplication(deps, executor, row);
    return null;
  }
  if (!isApproved(row)) {
    await askForApproval(deps, executor, row);
    return null;
  }
  if (!(await canApplyFor(executor, row.accountId))) {
    await askAnew(deps, executor, row);
    return null;
  }
  const campaign = await holdCampaignOf(executor, row);
  const day = localDay(now.getTime(), timeZone);
  if (await withdrawnAsUnfit(deps, executor, row, { today: day, avoid: campaign?.avoid ?? null }))
    return null;
  if (!campaign?.running) return null;
  if (row.dryRun) return begin(deps, executor, row, null);
  if (await holdForEmployer(deps, executor, row, timeZone)) return null;
  const budget = { accountId: row.accountId, campaignId: budgetOf(row), day };
  const isFree = await claimSend(executor, { ...budget, limit: campaign.rate });
  if (!isFree) {
    const until = new Date(startOfDay(addDays(day, 1), timeZone));
    await holdUntil(deps, executor, row, {
      until,
      reason: text.message(row.campaignId === null ? 'ownDayFull' : 'campaignDayFull', {
        limit: campaign.rate,
      }),
      goesOut: text.message('goesOutTomorrow'),
    });
    return null;
  }
  const use = await takeApplication(deps, executor, { accountId: row.accountId, timeZone });
  if (!use.taken) {
    await releaseSend(executor, budget);
    await holdForPlan(deps, executor, row, { allowed: use.allowed, timeZone });
    return null;
  }
  if (await holdForHost(deps, executor, row, timeZone)) {
    await releaseSend(executor, budget);
    await giveBackApplication(executor, { accountId: row.accountId, period: use.period });
    return null;
  }
  return begin(deps, executor, row, use.period);
}
