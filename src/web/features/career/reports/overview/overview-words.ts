import type { Overview } from '#contract/career/reports.ts';
import { inZone } from '#web/shell/applications/in-zone.ts';
import { listed } from '#web/text/listed.ts';
import { text } from './messages.ts';

/** From so many cases on a rate is said in percent; below it is counted. */
const CASES_FOR_PERCENT = 20;

/** One or two sentences of what is going on, from the person's own numbers. */
export function sentenceAbout({
  waiting,
  sentToday,
  activeCampaigns,
  totalApplications,
}: Pick<Overview, 'waiting' | 'sentToday' | 'activeCampaigns' | 'totalApplications'>): string {
  if (waiting > 0) return text('waiting', { waiting, sent: sentToday });
  if (sentToday > 0 && activeCampaigns > 0) return text('sentNothingWaits', { sent: sentToday });
  if (activeCampaigns > 0) return text('looking');
  return totalApplications === 0 ? text('nothingRuns') : text('allPaused');
}

/** The next interview, as one sentence of what is going on; "" when none is known. */
export function interviewAhead([next]: Overview['nextInterviews']): string {
  return next === undefined
    ? ''
    : text('interviewAhead', { company: next.company, day: interviewDay(next.day) });
}

/** How many applications certainly reached an employer. */
export const sentOf = ({ totalApplications, checking }: Pick<Overview, 'totalApplications' | 'checking'>) =>
  totalApplications - checking;

/** The success rate as it may be said: in percent, or counted while the cases are few; null before the first. */
export function successWords({
  successRate,
  interviews,
  ...sending
}: Pick<Overview, 'successRate' | 'interviews' | 'totalApplications' | 'checking'>): string | null {
  const sent = sentOf(sending);
  if (sent === 0) return null;
  if (sent < CASES_FOR_PERCENT) return text('rateCounted', { interviews, sent });
  return text('ratePercent', { rate: Math.round(successRate) / 100 });
}

/** A change in percent with its sign, or null when there is none to speak of. */
export function changeWords(weeklyChange: number, totalApplications: number): string | null {
  const change = Math.round(weeklyChange);
  if (change === 0 || totalApplications < CASES_FOR_PERCENT) return null;
  return text('change', { change: change / 100 });
}

/** What became of the applications: "31 opened, 9 interviews, 1 offer"; only what is known is named. */
export function outcomeWords({
  viewed,
  viewedUnknown = 0,
  interviews,
  offers,
  checking,
}: Pick<Overview, 'viewed' | 'viewedUnknown' | 'interviews' | 'offers' | 'checking'>): string {
  return listed([
    viewed === 0 ? '' : text('opened', { viewed, unknown: viewedUnknown }),
    text('interviews', { interviews }),
    text('offers', { offers }),
    checking === 0 ? '' : text('checking', { checking }),
  ]);
}

/** Hollow steps of each day before the first application: the shape of a week to come. */
const PROMISED_STEPS = 8;

/** The columns of the last seven days; today also has the steps that may still come. */
export function weekColumns({
  week,
  limitToday,
  sentToday,
  totalApplications,
}: Pick<Overview, 'week' | 'limitToday' | 'sentToday' | 'totalApplications'>) {
  return week.map(({ day, sent }, index) => {
    const today = index === week.length - 1;
    return {
      label: today ? text('today') : sayDay(day, { weekday: 'short' }),
      value: sent,
      ahead: totalApplications === 0 ? PROMISED_STEPS : today ? Math.max(limitToday - sentToday, 0) : 0,
    };
  });
}

// A day has no zone of its own: it is read and written in UTC.
function sayDay(day: string, options: Intl.DateTimeFormatOptions): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : inZone(options, 'UTC').format(at);
}

/** The day of an interview: "Tue, Nov 24". */
export const interviewDay = (day: string): string =>
  sayDay(day, { weekday: 'short', month: 'short', day: 'numeric' });
