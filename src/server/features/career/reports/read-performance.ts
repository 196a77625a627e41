import type { PerformanceReport } from '#contract/career/reports.ts';
import { localDay } from '#engines/calendar/index.ts';
import { insightsOf, weeksOf } from '#engines/insights/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { campaignsByRate, casesOf, dayCounts, funnelOfRows } from './figures.ts';
import { listCampaigns, sentApplications } from './queries.ts';

const WEEKS = 8;
const TOP_CAMPAIGNS = 5;

/** What became of everything that was sent, by step, week and campaign, with what the numbers say. */
export async function readPerformance(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
): Promise<PerformanceReport> {
  const { timeZone } = await readPerson(world, accountId);
  const today = localDay(world.clock.now().getTime(), timeZone);
  const rows = await sentApplications(world.database, accountId);
  const campaigns = await listCampaigns(world.database, accountId);
  return {
    funnel: funnelOfRows(rows),
    insights: insightsOf(casesOf(rows, timeZone), today),
    topCampaigns: campaignsByRate(rows, campaigns).slice(0, TOP_CAMPAIGNS),
    weekly: weeksOf(dayCounts(rows, timeZone), today, WEEKS),
  };
}
