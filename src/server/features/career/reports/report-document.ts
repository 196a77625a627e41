import type { PerformanceReport } from '#contract/career/reports.ts';
import { momentInWords, placeOfZone, spanInWords } from '#engines/calendar/index.ts';
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

const talksOf = (rows: readonly SentRow[]): SentRow[] =>
  rows
    .filter(({ state }) => state === 'interviewing' || state === 'offer')
    .toSorted((one, other) => (other.answeredAt?.getTime() ?? 0) - (one.answeredAt?.getTime() ?? 0));

function talkIn({ title, company, score, state, sentAt, interviewAt }: SentRow, timeZone: string) {
  const day = (at: Date) => momentInWords(at.getTime(), 'short', { timeZone, language: 'en' });
  const asked = interviewAt === null ? 'Interview' : `Interview, since ${day(interviewAt)}`;
  return {
    job: `${title}, ${company}`,
    sent: day(sentAt),
    score: String(score),
    standing: state === 'offer' ? 'Offer' : asked,
  };
}

/** The report as a document: the same figures as the screen, to the unit. */
export function reportDocument({ report, rows, name, timeZone, at }: Given): ReportDocument {
  const reader = { timeZone, language: 'en' } as const;
  const talks = talksOf(rows);
  const further = talks.length - MOST_TALKS;
  return {
    title: `Application Report of ${name}`,
    name,
    period: spanInWords((rows.at(-1)?.sentAt ?? at).getTime(), at.getTime(), reader),
    headline: leadOf(report.funnel),
    funnel: funnelRows(report).map(({ label, value, look, words }) => ({
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
    made: `Made on ${momentInWords(at.getTime(), 'moment', reader)}, ${placeOfZone(timeZone)} time. Replies up to that minute are counted.`,
  };
}
