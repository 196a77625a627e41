import type { Allowance, Campaign } from '#contract/career/campaigns.ts';
import { localDay } from '#engines/calendar/index.ts';
import { readTimeZone } from '#server/features/career/profile/index.ts';
import { readAllowance } from '#server/features/platform/billing/index.ts';
import type { World } from '#server/world.ts';
import { claimedOn, countSent, countUnsent, listCampaigns } from './queries.ts';
import type { CampaignRow } from './queries.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'tokens'>;

/** The campaigns of an account with today's progress in the person's time zone. */
export async function readCampaigns(deps: Deps, accountId: string): Promise<Campaign[]> {
  return withFigures(deps, accountId, await listCampaigns(deps.database, accountId));
}

/** Adds to rows what the wire shows: counts of what was sent and what may still be sent today. */
export async function withFigures(
  deps: Deps,
  accountId: string,
  rows: readonly CampaignRow[],
): Promise<Campaign[]> {
  const timeZone = await readTimeZone(deps, accountId);
  const day = localDay(deps.clock.now().getTime(), timeZone);
  const sent = await countSent(deps.database, accountId);
  const today = await claimedOn(deps.database, accountId, day);
  const { left } = await readAllowance(deps, deps.database, { accountId, timeZone });
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    targetTitles: row.targetTitles,
    keywords: row.keywords,
    workplaces: row.workplaces,
    leastPay: row.leastPay,
    avoid: row.avoid,
    rate: row.rate,
    active: row.active,
    coverLetter: row.coverLetter,
    dryRun: row.dryRun,
    resumeLink: row.resumeLink,
    pausedWithAll: row.pausedWithAll,
    applications: sent.get(row.id)?.sent ?? 0,
    views: sent.get(row.id)?.viewed ?? 0,
    viewsUnknown: sent.get(row.id)?.viewedUnknown ?? 0,
    interviews: sent.get(row.id)?.interviews ?? 0,
    progress: today.get(row.id) ?? 0,
    limit: Math.min(row.rate, (today.get(row.id) ?? 0) + left),
  }));
}

/** What the plan still lets the agent send, over all campaigns, in the person's month. */
export async function readPlanAllowance(deps: Deps, accountId: string): Promise<Allowance> {
  const timeZone = await readTimeZone(deps, accountId);
  const { used, limit, opensAt } = await readAllowance(deps, deps.database, { accountId, timeZone });
  const { held } = await countUnsent(deps.database, accountId);
  return { used, limit, opens_at: opensAt?.toISOString() ?? null, held };
}

/** One campaign with its figures. */
export async function withFiguresOf(deps: Deps, row: CampaignRow): Promise<Campaign> {
  const [campaign] = await withFigures(deps, row.accountId, [row]);
  if (!campaign) throw new Error('A campaign was lost while its figures were read.');
  return campaign;
}
