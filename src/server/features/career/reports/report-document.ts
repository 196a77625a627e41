import type { PerformanceReport } from '#contract/career/reports.ts';
import { placeOfZone } from '#engines/calendar/index.ts';
import { funnelRows, insightRuns, leadOf, performanceInWords, weekNumber } from '#engines/insights/index.ts';
import { say } from '#localization/catalogue.ts';
import type { Translator } from '#localization/catalogue.ts';
import { dateFormat } from '#localization/format.ts';
import type { Reader } from '#localization/format.ts';
import type { ReportDocument, ReportWords } from '#server/ports/typesetter.ts';
import { text as messages } from './messages.ts';
import type { SentRow } from './queries.ts';

/** Talks that fit on the first page beside the rest. */
const MOST_TALKS = 8;

interface Given {
  report: PerformanceReport;
  /** Newest first. */
  rows: readonly SentRow[];
  name: string;
  timeZone: string;
  /** When the figures were read. */
  at: Date;
}

type Words = Translator<typeof messages.messages>;

const talksOf = (rows: readonly SentRow[]): SentRow[] =>
  rows
    .filter(({ state }) => state === 'interviewing' || state === 'offer')
    .toSorted((one, other) => (other.answeredAt?.getTime() ?? 0) - (one.answeredAt?.getTime() ?? 0));

function talkIn({ title, company, score, state, sentAt, interviewAt }: SentRow, inWords: Words) {
  const asked =
    interviewAt === null ? inWords('reportInterview') : inWords('reportInterviewSince', { day: interviewAt });
  return {
    job: inWords('reportJob', { title, company }),
    sent: inWords('reportSentOn', { day: sentAt }),
    score: String(score),
    standing: state === 'offer' ? inWords('reportOffer') : asked,
  };
}

/** Headings and whatever else is the same in every report. */
export const fixedWords = (
  inWords: Words,
  { name, period }: { name: string; period: string },
): ReportWords => ({
  masthead: inWords('reportMasthead', { period }),
  approved: inWords('reportApproved', { name }),
  funnel: inWords('reportFunnel'),
  count: inWords('reportCount'),
  stage: inWords('reportStage'),
  ofWhich: inWords('reportOfWhich'),
  insights: inWords('reportInsights'),
  notEnough: inWords('reportNotEnough'),
  weekly: inWords('reportWeekly'),
  week: inWords('reportWeek'),
  sent: inWords('reportSent'),
  interviews: inWords('reportInterviews'),
  campaigns: inWords('reportCampaigns'),
  noCampaigns: inWords('reportNoCampaigns'),
  campaign: inWords('reportCampaign'),
  sentToInterview: inWords('reportSentToInterview'),
  talks: inWords('reportTalks'),
  job: inWords('reportTalk'),
  match: inWords('reportMatch'),
  standing: inWords('reportStanding'),
  page: inWords('reportPage', { page: '{page}', pages: '{pages}' }),
});

/** The report as a document in the words of its reader: the same figures as the screen, to the unit. */
export function reportDocument(
  { report, rows, name, timeZone, at }: Given,
  { locale }: Reader,
): ReportDocument {
  const reader = { locale, timeZone };
  const inWords = messages.for(reader);
  const talks = talksOf(rows);
  const days = dateFormat(locale, { dateStyle: 'long', timeZone });
  const period = days.formatRange(rows.at(-1)?.sentAt ?? at, at);
  const further = talks.length - MOST_TALKS;
  return {
    title: inWords('reportTitle', { name }),
    name,
    headline: say(leadOf(report.funnel), reader),
    funnel: funnelRows(report).map(({ label, value, look, words }) => ({
      label: say(label, reader),
      value,
      mine: look === 'done',
      words: say(words, reader),
    })),
    insights: report.insights.map(({ type, text }) => ({
      positive: type === 'positive',
      runs: insightRuns(text),
    })),
    weeks: report.weekly.map(({ week, sent, interviews }) => ({
      label: weekNumber(week),
      sent,
      interviews,
    })),
    campaigns: report.topCampaigns.map((campaign) => ({
      name: campaign.name,
      sent: campaign.sent,
      interviews: campaign.interviews,
      figure: say(performanceInWords(campaign).figure, reader),
    })),
    talks: talks.slice(0, MOST_TALKS).map((row) => talkIn(row, inWords)),
    more: further > 0 ? inWords('reportMore', { count: further }) : '',
    made: inWords('reportMade', {
      moment: at,
      place: placeOfZone(timeZone),
    }),
    words: fixedWords(inWords, { name, period }),
  };
}
