import type { PerformanceReport } from '#contract/career/reports.ts';
import { localDay } from '#engines/calendar/index.ts';
import { insightHtml, insightsOf, isEmptyReport, weeksOf } from '#engines/insights/index.ts';
import type { Reader } from '#localization/format.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { campaignsByRate, casesOf, dayCounts, funnelOfRows, viewedUnknown } from './figures.ts';
import { text } from './messages.ts';
import { listCampaigns } from './overview-queries.ts';
import { sentApplications } from './queries.ts';
import { reportDocument } from './report-document.ts';

const WEEKS = 8;
const TOP_CAMPAIGNS = 5;

type Deps = Pick<World, 'database' | 'clock' | 'tokens' | 'config'>;

async function readFigures(world: Deps, accountId: string, reader: Reader) {
  const { timeZone, full_name: name } = await readPerson(world, accountId);
  const at = world.clock.now();
  const today = localDay(at.getTime(), timeZone);
  const rows = await sentApplications(world.database, accountId);
  const campaigns = await listCampaigns(world.database, accountId);
  const report: PerformanceReport = {
    funnel: funnelOfRows(rows),
    viewedUnknown: viewedUnknown(rows),
    insights: insightsOf(casesOf(rows, timeZone), today).map((insight) => ({
      type: insight.type,
      text: insightHtml(insight, reader),
    })),
    topCampaigns: campaignsByRate(rows, campaigns).slice(0, TOP_CAMPAIGNS),
    weekly: weeksOf(dayCounts(rows, timeZone), today, WEEKS),
  };
  return { report, rows, name, timeZone, at };
}

/** What became of everything that was sent, by step, week and campaign, with what the numbers say. */
export async function readPerformance(
  world: Deps,
  accountId: string,
  reader: Reader,
): Promise<PerformanceReport> {
  return (await readFigures(world, accountId, reader)).report;
}

/** The same report as a PDF, in the person's language. Throws Problem `not_found` while nothing was sent that it could be about. */
export async function printPerformance(
  world: Deps & Pick<World, 'typesetter'>,
  accountId: string,
  reader: Reader,
): Promise<File> {
  const figures = await readFigures(world, accountId, reader);
  if (isEmptyReport(figures.report)) throw new Problem('not_found', text.message('nothingYet'));
  const pdf = await world.typesetter.report(reportDocument(figures, reader));
  const day = localDay(figures.at.getTime(), figures.timeZone);
  return new File([new Uint8Array(pdf)], `application-report-${day}.pdf`, { type: 'application/pdf' });
}
