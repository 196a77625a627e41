import { localDay, startOfDay } from '#engines/calendar/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { ModelSettings } from '#server/settings/model-settings.ts';
import { usedSince } from './queries.ts';

/** When the person's day and calendar month began. */
export function periodsOf(now: Date, timeZone: string): { day: Date; month: Date } {
  const today = localDay(now.getTime(), timeZone);
  return {
    day: new Date(startOfDay(today, timeZone)),
    month: new Date(startOfDay(`${today.slice(0, 7)}-01`, timeZone)),
  };
}

/** Which budget is used up first. */
export interface Budget {
  left: number;
  period: 'day' | 'month';
}

/** Tokens an account may still use today. */
export async function budgetLeft(
  executor: Executor,
  settings: Pick<ModelSettings, 'tokensPerDay' | 'tokensPerMonth'>,
  { accountId, now, timeZone }: { accountId: string; now: Date; timeZone: string },
): Promise<Budget> {
  const { day, month } = periodsOf(now, timeZone);
  const today = settings.tokensPerDay - (await usedSince(executor, accountId, day)).tokens;
  const thisMonth = settings.tokensPerMonth - (await usedSince(executor, accountId, month)).tokens;
  return today < thisMonth ? { left: today, period: 'day' } : { left: thisMonth, period: 'month' };
}
