import type { PerformanceReport } from '#contract/career/reports.ts';
import { funnelRows, insightRuns, leadOf, performanceInWords, weekInWords } from '#engines/insights/index.ts';
import type { ReportDocument } from '#server/ports/typesetter.ts';
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

type Words = Intl.DateTimeFormatOptions;
const LONG_DAY: Words = { year: 'numeric', month: 'long', day: 'numeric' };
const SHORT_DAY: Words = { month: 'short', day: 'numeric' };
const CLOCK: Words = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

const format = (words: Words, timeZone: string) => new Intl.DateTimeFormat('en-CA', { ...words, timeZone });

const talksOf = (rows: readonly SentRow[]): SentRow[] =>
  rows
    .filter(({ state }) => state === 'interviewing' || state === 'offer')
    .toSorted((one, other) => (other.answeredAt?.getTime() ?? 0) - (one.answeredAt?.getTime() ?? 0));

function talkIn({ title, company, score, state, sentAt, interviewAt }: SentRow, timeZone: string) {
  const day = format(SHORT_DAY, timeZone);
  const asked = interviewAt === null ? 'Interview' : `Interview, since ${day.format(interviewAt)}`;
  return {
    job: `${title}, ${company}`,
    sent: day.format(sentAt),
    score: String(score),
    standing: state === 'offer' ? 'Offer' : asked,
  };
}

/** The report as a document: the same figures as the screen, to the unit. */
export function reportDocument({ report, rows, name, timeZone, at }: Given): ReportDocument {
  const day = format(LONG_DAY, timeZone);
  const talks = talksOf(rows);
  const further = talks.length - MOST_TALKS;
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return {
    title: `Application Report of ${name}`,
    name,
    period: day.formatRange(rows.at(-1)?.sentAt ?? at, at),
    headline: leadOf(report.funnel),
    funnel: funnelRows(report.funnel).map(({ label, value, look, words }) => ({
      label,
      value,
      mine: look === 'done',
      words,
    })),
    insights: report.insights.map(({ type, text }) => ({
      positive: type === 'positive',
      runs: insightRuns(text),
    })),
    weeks: report.weekly.map(({ week, sent, interviews }) => ({
      label: weekInWords(week),
      sent,
      interviews,
    })),
    campaigns: report.topCampaigns.map((campaign) => ({
      name: campaign.name,
      sent: campaign.sent,
      interviews: campaign.interviews,
      figure: performanceInWords(campaign).figure,
    })),
    talks: talks.slice(0, MOST_TALKS).map((row) => talkIn(row, timeZone)),
    more:
      further > 0
        ? `${further} more ${further === 1 ? 'is' : 'are'} listed in the app, with the evidence.`
        : '',
    made: `Made on ${day.format(at)} at ${format(CLOCK, timeZone).format(at)}, ${place} time. Replies up to that minute are counted.`,
  };
}
