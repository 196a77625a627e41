import type { PerformanceReport } from '#contract/career/reports.ts';
import { counted } from '#engines/text/index.ts';

/** Below this many cases a rate is shown as its two numbers. */
const FEW_CASES = 20;

/** The report in one sentence: "64 sent, 9 interviews, 1 offer." */
export function leadOf({ applied, interviews, offers }: PerformanceReport['funnel']): string {
  return `${applied} sent, ${counted(interviews, 'interview', 'interviews')}, ${counted(offers, 'offer', 'offers')}.`;
}

/** Whether nothing has happened yet that a report could be about. */
export function isEmptyReport({ funnel, weekly }: Pick<PerformanceReport, 'funnel' | 'weekly'>): boolean {
  return funnel.applied === 0 && weekly.every((week) => week.sent === 0);
}

/** One stage of the funnel as it is drawn and said. */
export interface FunnelRow {
  label: 'Applied' | 'Viewed' | 'Interviews' | 'Offers';
  value: number;
  /** Mine, or theirs. */
  look: 'done' | 'them';
  words: string;
}

/** What is known of applications being opened: "2 of 19 known to be opened, not known for 17 of 19". */
export function viewedInWords(counts: { applied: number; viewed: number; viewedUnknown: number }): string {
  const { applied, viewed, viewedUnknown } = counts;
  const known = `${viewed} of ${applied} known to be opened`;
  return viewedUnknown === 0 ? known : `${known}, not known for ${viewedUnknown} of ${applied}`;
}

/** The four stages, each with both its numbers in words. */
export function funnelRows({
  funnel: { applied, viewed, interviews, offers },
  viewedUnknown,
}: Pick<PerformanceReport, 'funnel' | 'viewedUnknown'>): FunnelRow[] {
  return [
    { label: 'Applied', value: applied, look: 'done', words: 'sent, none without your yes' },
    {
      label: 'Viewed',
      value: viewed,
      look: 'them',
      words: viewedInWords({ applied, viewed, viewedUnknown }),
    },
    { label: 'Interviews', value: interviews, look: 'them', words: `${interviews} of ${applied} sent` },
    {
      label: 'Offers',
      value: offers,
      look: 'them',
      words: `${offers} of ${counted(interviews, 'interview', 'interviews')}`,
    },
  ];
}

/** An ISO week (`2026-W07`) as a column's label: "Wk 7". Whatever is no such week stays as it is. */
export function weekInWords(week: string): string {
  const number = /^\d{4}-W(\d{2})$/.exec(week)?.[1];
  return number === undefined ? week : `Wk ${Number(number)}`;
}

/** How a campaign did: a percentage from 20 cases on, else both numbers. */
export function performanceInWords({
  performance,
  sent,
  interviews,
}: PerformanceReport['topCampaigns'][number]): { figure: string; words: string } {
  return sent < FEW_CASES
    ? { figure: `${interviews} of ${sent}`, words: 'Too few to give a percentage' }
    : {
        figure: `${Math.round(performance)}%`,
        words: `${counted(interviews, 'interview', 'interviews')} from ${sent} sent`,
      };
}
