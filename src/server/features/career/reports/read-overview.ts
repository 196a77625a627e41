import type { Overview } from '#contract/career/reports.ts';
import { addDays, localDay } from '#engines/calendar/index.ts';
import { hasDatedEntry } from '#engines/profile/index.ts';
import { successRate, tipOf, weeklyChange } from '#engines/insights/index.ts';
import { trackedCounts } from '#engines/pipeline/index.ts';
import { nextInterviews } from '#server/features/career/agenda/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { readAllowance } from '#server/features/platform/billing/index.ts';
import type { World } from '#server/world.ts';
import { casesOf, dayCounts, funnelOfRows, viewedUnknown } from './figures.ts';
import { nextAsk } from './next-ask.ts';
import { countApplications, listCampaigns, sentApplications } from './queries.ts';
import type { SentRow } from './queries.ts';

const DAYS = 7;
const MOST_INTERVIEWS = 3;

/** Points the success rate of the last seven days lies above that of the seven before. */
function changeOf(rows: readonly SentRow[], today: string, timeZone: string): number {
  const from = addDays(today, 1 - DAYS);
  const before = addDays(from, -DAYS);
  const within = (first: string, last: string) =>
    rows.filter(({ sentAt }) => {
      const day = localDay(sentAt.getTime(), timeZone);
      return day >= first && day <= last;
    });
  return weeklyChange(funnelOfRows(within(from, today)), funnelOfRows(within(before, addDays(from, -1))));
}

/** The person's numbers at a glance, days and "today" in their time zone. */
export async function readOverview(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
): Promise<Overview> {
  const { timeZone, master } = await readPerson(world, accountId);
  const today = localDay(world.clock.now().getTime(), timeZone);
  const rows = await sentApplications(world.database, accountId);
  const running = (await listCampaigns(world.database, accountId)).filter(({ active }) => active);
  const { tracked, waiting } = await countApplications(world.database, accountId);
  const { left } = await readAllowance(world, world.database, { accountId, timeZone });
  const funnel = funnelOfRows(rows);
  const { applications, ...counts } = trackedCounts(tracked);
  const sentOn = new Map(dayCounts(rows, timeZone).map(({ day, sent }) => [day, sent]));
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  return {
    successRate: successRate(funnel),
    weeklyChange: changeOf(rows, today, timeZone),
    totalApplications: applications,
    ...counts,
    viewed: funnel.viewed,
    viewedUnknown: viewedUnknown(rows),
    sentToday: sentOn.get(today) ?? 0,
    limitToday: Math.min(
      running.reduce((sum, campaign) => sum + campaign.rate, 0),
      (sentOn.get(today) ?? 0) + left,
    ),
    activeCampaigns: running.length,
    waiting,
    week: days.map((day) => ({ day, sent: sentOn.get(day) ?? 0 })),
    // Without a dated job or study nothing is prepared.
    nextAt:
      left === 0 || !hasDatedEntry(master.resume)
        ? null
        : await nextAsk(world, { accountId, timeZone, running }),
    nextInterviews: (await nextInterviews(world, { accountId, timeZone })).slice(0, MOST_INTERVIEWS),
    tip: tipOf(casesOf(rows, timeZone), waiting),
    practice: world.config.sources === 'practice',
  };
}
