import { STARTER_APPLICATIONS, TRIAL_APPLICATIONS } from '#contract/platform/billing.ts';
import { localDay, startOfDay } from '#engines/calendar/index.ts';
import type { Standing } from './standing.ts';

export interface Allowance {
  /** What the uses are counted under: `trial`, or a calendar month `YYYY-MM` in the person's time zone. */
  period: string;
  /** Applications that may be sent in the period; null means no limit. */
  limit: number | null;
  /** When a new period begins by itself, milliseconds since 1970 UTC; null when it never does. */
  opensAtMs: number | null;
}

/** The first day (`YYYY-MM-DD`) of the month after the one a day lies in. */
function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${String(next[0]).padStart(4, '0')}-${String(next[1]).padStart(2, '0')}-01`;
}

/** What a plan allows at a moment (milliseconds since 1970 UTC); the month is the calendar's in the person's time zone. */
export function allowanceOf({ plan }: Pick<Standing, 'plan'>, nowMs: number, timeZone: string): Allowance {
  const today = localDay(nowMs, timeZone);
  const period = today.slice(0, 7);
  if (plan === 'pro' || plan === 'enterprise') return { period, limit: null, opensAtMs: null };
  if (plan === 'starter')
    return { period, limit: STARTER_APPLICATIONS, opensAtMs: startOfDay(nextMonth(today), timeZone) };
  return plan === 'trial'
    ? { period: 'trial', limit: TRIAL_APPLICATIONS, opensAtMs: null }
    : { period, limit: 0, opensAtMs: null };
}
