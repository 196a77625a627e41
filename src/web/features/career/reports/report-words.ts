import type { PerformanceReport } from '#contract/career/reports.ts';

/** Below this many cases a rate is shown as its two numbers. */
export const FEW_CASES = 20;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The report in one sentence: "64 sent, 9 interviews, 1 offer." */
export function leadOf({ applied, interviews, offers }: PerformanceReport['funnel']): string {
  return `${applied} sent, ${counted(interviews, 'interview', 'interviews')}, ${counted(offers, 'offer', 'offers')}.`;
}

/** Whether nothing has happened yet that a report could be about. */
export function isEmptyReport({ funnel, weekly }: PerformanceReport): boolean {
  return funnel.applied === 0 && weekly.every((week) => week.sent === 0);
}

export interface FunnelRow {
  label: 'Applied' | 'Viewed' | 'Interviews' | 'Offers';
  value: number;
  /** Mine, or theirs. */
  look: 'done' | 'them';
  words: string;
}

/** The four stages, each with both its numbers in words. */
export function funnelRows({
  applied,
  viewed,
  interviews,
  offers,
}: PerformanceReport['funnel']): FunnelRow[] {
  return [
    { label: 'Applied', value: applied, look: 'done', words: 'sent, each one after your yes' },
    { label: 'Viewed', value: viewed, look: 'them', words: `${viewed} of ${applied} known to be opened` },
    { label: 'Interviews', value: interviews, look: 'them', words: `${interviews} of ${applied} sent` },
    {
      label: 'Offers',
      value: offers,
      look: 'them',
      words: `${offers} of ${counted(interviews, 'interview', 'interviews')}`,
    },
  ];
}

/** A week as a column's label: "Week 47" for `2026-W47`, "Nov 16" for the day it begins with. */
export function weekInWords(week: string): string {
  const number = /^\d{4}-W(\d{2})$/.exec(week)?.[1];
  if (number !== undefined) return `Week ${Number(number)}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(week)) return week;
  return new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(week),
  );
}

interface CampaignCounts {
  applications: number;
  interviews: number;
}

/** How a campaign did: a percentage from enough cases, else both numbers, or nothing to judge yet. */
export function performanceInWords(
  performance: number,
  counts: CampaignCounts | undefined,
): { figure: string; words: string } {
  const figure = `${Math.round(performance)}%`;
  if (counts === undefined) return { figure, words: 'sent to interview' };
  const { applications, interviews } = counts;
  if (applications === 0) return { figure: '–', words: 'Nothing sent yet' };
  return applications < FEW_CASES
    ? { figure: `${interviews} of ${applications}`, words: 'Too few to give a percentage' }
    : { figure, words: `${counted(interviews, 'interview', 'interviews')} from ${applications} sent` };
}
