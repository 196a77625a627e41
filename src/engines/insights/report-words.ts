import type { PerformanceReport } from '#contract/career/reports.ts';
import { quoted } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

/** Below this many cases a rate is shown as its two numbers. */
const FEW_CASES = 20;

/** The report in one sentence: "64 sent, 9 interviews, 1 offer." */
export function leadOf({ applied, interviews, offers }: PerformanceReport['funnel']): Message {
  return text.message('lead', { sent: applied, interviews, offers });
}

/** Whether nothing has happened yet that a report could be about. */
export function isEmptyReport({ funnel, weekly }: Pick<PerformanceReport, 'funnel' | 'weekly'>): boolean {
  return funnel.applied === 0 && weekly.every((week) => week.sent === 0);
}

/** One stage of the funnel as it is drawn and said. */
export interface FunnelRow {
  stage: 'applied' | 'viewed' | 'interviews' | 'offers';
  label: Message;
  value: number;
  /** Mine, or theirs. */
  look: 'done' | 'them';
  words: Message;
}

/** What is known of applications being opened: "2 of 19 opened, 17 not known". */
function viewedInWords(counts: { applied: number; viewed: number; viewedUnknown: number }): Message {
  const { applied, viewed, viewedUnknown: unknown } = counts;
  return unknown === 0
    ? text.message('viewedWords', { viewed, applied })
    : text.message('viewedWordsUnsure', { viewed, applied, unknown });
}

/** The four stages, each with both its numbers in words. */
export function funnelRows({
  funnel: { applied, viewed, interviews, offers },
  viewedUnknown,
}: Pick<PerformanceReport, 'funnel' | 'viewedUnknown'>): FunnelRow[] {
  return [
    {
      stage: 'applied',
      label: text.message('applied'),
      value: applied,
      look: 'done',
      words: text.message('appliedWords'),
    },
    {
      stage: 'viewed',
      label: text.message('viewed'),
      value: viewed,
      look: 'them',
      words: viewedInWords({ applied, viewed, viewedUnknown }),
    },
    {
      stage: 'interviews',
      label: text.message('interviews'),
      value: interviews,
      look: 'them',
      words: text.message('interviewsWords', { interviews, applied }),
    },
    {
      stage: 'offers',
      label: text.message('offers'),
      value: offers,
      look: 'them',
      words: text.message('offersWords', { offers, interviews }),
    },
  ];
}

/** The number of an ISO week (`2026-W07`): 7. Null where it is no such week. */
function numberOf(week: string): number | null {
  const number = /^\d{4}-W(\d{2})$/.exec(week)?.[1];
  return number === undefined ? null : Number(number);
}

/** An ISO week (`2026-W07`) where its column is called "Week": "7". Whatever is no such week stays as it is. */
export const weekNumber = (week: string): string => String(numberOf(week) ?? week);

/** An ISO week (`2026-W07`) as a column's label: "Wk 7". Whatever is no such week stays as it is. */
export function weekInWords(week: string): Message {
  const number = numberOf(week);
  return number === null ? quoted(week) : text.message('week', { number });
}

/** How a campaign did: a percentage from 20 cases on, else both numbers. */
export function performanceInWords({
  performance,
  sent,
  interviews,
}: PerformanceReport['topCampaigns'][number]): { figure: Message; words: Message } {
  return sent < FEW_CASES
    ? { figure: text.message('fewFigure', { interviews, sent }), words: text.message('fewWords') }
    : {
        figure: text.message('manyFigure', { share: Math.round(performance) / 100 }),
        words: text.message('manyWords', { interviews, sent }),
      };
}
