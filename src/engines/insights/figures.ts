import type { ApplicationState } from '#contract/career/applications.ts';
import { addDays, daysBetween, isoWeek } from '#engines/calendar/index.ts';
import { hasArrived } from '#engines/pipeline/index.ts';

export interface Funnel {
  applied: number;
  viewed: number;
  interviews: number;
  offers: number;
}

/**
 * The funnel of applications counted by state. `viewed` is what is known to have been looked at; an offer counts as an
 * interview too. What is not certain to have arrived is not applied.
 */
export function funnelOf(
  counts: Readonly<Partial<Record<ApplicationState, number>>>,
  viewed: number,
): Funnel {
  const { applied = 0, interviewing = 0, offer = 0, rejected = 0 } = counts;
  return {
    applied: applied + interviewing + offer + rejected,
    viewed,
    interviews: interviewing + offer,
    offers: offer,
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Interviews and offers per application sent, in percent with one decimal, 0 to 100; 0 when nothing was sent. */
export function successRate({ applied, interviews }: Pick<Funnel, 'applied' | 'interviews'>): number {
  return applied <= 0 ? 0 : tenth(Math.min(100, (100 * interviews) / applied));
}

/** How many points the success rate rose (or fell, below 0) against the week before; 0 while either week sent nothing. */
export function weeklyChange(
  week: Pick<Funnel, 'applied' | 'interviews'>,
  before: Pick<Funnel, 'applied' | 'interviews'>,
): number {
  return week.applied <= 0 || before.applied <= 0 ? 0 : tenth(successRate(week) - successRate(before));
}

/** Cases below which a rate is told as "2 of 16": a percentage would claim more than so few can show. */
const FEW = 20;

/** Whether some groups are large enough, each, for a percentage: "2 of 16 cases", from 20 on "26 of 200 cases (13%)". */
export const figuresOf = (...wholes: readonly number[]): 'few' | 'many' =>
  wholes.some((whole) => whole < FEW) ? 'few' : 'many';

/** A part of a whole in hundredths, as it is said: 0.13. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole) / 100;

/** What happened on one day, `YYYY-MM-DD` where the person lives. */
export interface DayCount {
  day: string;
  sent: number;
  interviews: number;
}

/** ISO weeks up to the one `today` lies in, oldest first, each present even when nothing happened; days outside are left out. */
export function weeksOf(
  days: readonly DayCount[],
  today: string,
  weeks: number,
): { week: string; sent: number; interviews: number }[] {
  const names = Array.from({ length: weeks }, (_, index) =>
    isoWeek(addDays(today, -7 * (weeks - 1 - index))),
  );
  const counted = new Map(names.map((week) => [week, { week, sent: 0, interviews: 0 }]));
  for (const { day, sent, interviews } of days) {
    const entry = counted.get(isoWeek(day));
    if (entry === undefined || day > today) continue;
    entry.sent += sent;
    entry.interviews += interviews;
  }
  return [...counted.values()];
}

/** One application as the reports see it; days are `YYYY-MM-DD` where the person lives. */
export interface SentCase {
  company: string;
  title: string;
  state: ApplicationState;
  /** 0 to 100; null when the person applied without the agent, which then knows neither match nor letter. */
  score: number | null;
  letter: boolean;
  sentOn: string;
  /** The day of the employer's first answer beyond a receipt; null while there is none. */
  answeredOn: string | null;
}

/** Whether it led to a conversation: interviewing or an offer. */
export const succeeded = ({ state }: SentCase): boolean => state === 'interviewing' || state === 'offer';

/** The cases certain to have arrived. */
export const arrived = (cases: readonly SentCase[]): SentCase[] =>
  cases.filter(({ state }) => hasArrived(state));

/** Whole days until half of the answers had come; null without an answer. */
export function daysToHalf(cases: readonly SentCase[]): number | null {
  const days = cases
    .flatMap(({ sentOn, answeredOn }) =>
      answeredOn === null ? [] : [Math.max(0, daysBetween(sentOn, answeredOn))],
    )
    .toSorted((a, b) => a - b);
  return days[Math.ceil(days.length / 2) - 1] ?? null;
}
