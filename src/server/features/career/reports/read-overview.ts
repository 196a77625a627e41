import type { Overview } from '#contract/career/reports.ts';
import { addDays, localDay } from '#engines/calendar/index.ts';
import { successRate, tipOf, weeklyChange } from '#engines/insights/index.ts';
import { trackedCounts } from '#engines/pipeline/index.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import { askTogether } from '#server/db/question.ts';
import { interviewQuestions, interviewsAhead } from '#server/features/career/agenda/index.ts';
import { canApplyFor, timeZoneQuestion } from '#server/features/career/profile/index.ts';
import { allowanceFrom, allowanceQuestion } from '#server/features/platform/billing/index.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { casesOf, dayCounts, funnelOfRows, viewedUnknown } from './figures.ts';
import { nextAsk } from './next-ask.ts';
import { campaignsQuestion, countsIn, countsQuestion, paceQuestion } from './overview-queries.ts';
import { sentQuestions, sentRows } from './queries.ts';
import type { SentRow } from './queries.ts';

const HOUR_MS = 3_600_000;
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

/** The person's numbers at a glance, days and "today" in their time zone. Throws `not_found` when there is no such account. */
export async function readOverview(
  world: Pick<World, 'database' | 'clock' | 'config'>,
  accountId: string,
  reader: Reader,
): Promise<Overview> {
  const now = world.clock.now();
  const found = await askTogether(world.database, {
    timeZone: timeZoneQuestion(accountId),
    allowance: allowanceQuestion(accountId),
    campaigns: campaignsQuestion(accountId),
    counts: countsQuestion(accountId),
    // No day is longer than that, whatever its zone.
    paces: paceQuestion(accountId, new Date(now.getTime() - 26 * HOUR_MS)),
    ...sentQuestions(accountId),
    ...interviewQuestions(accountId),
  });
  const { timeZone, allowance } = found;
  if (timeZone === null || allowance === null) throw notFound('account');
  const today = localDay(now.getTime(), timeZone);
  const rows = sentRows(found);
  const running = found.campaigns.filter(({ active }) => active);
  const { tracked, waiting } = countsIn(found.counts);
  const { left } = allowanceFrom(allowance, now, timeZone);
  const funnel = funnelOfRows(rows);
  const { applications, ...counts } = trackedCounts(tracked);
  const sentOn = new Map(dayCounts(rows, timeZone).map(({ day, sent }) => [day, sent]));
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  const tip = tipOf(casesOf(rows, timeZone));
  const at = nextAsk({ running, paces: found.paces }, { nowMs: now.getTime(), timeZone });
  const canApply = await canApplyFor(world.database, accountId);
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
    nextAt: canApply && left > 0 && at !== null ? new Date(at).toISOString() : null,
    nextInterviews: interviewsAhead(found, now, timeZone).slice(0, MOST_INTERVIEWS),
    tip: tip && say(tip, reader),
    canApply,
    practice: world.config.sources === 'practice',
  };
}
