import { addDays, weekdayOf } from '#engines/calendar/index.ts';

/** The latest day of a weekday before today, or today. */
export function latestWeekday(today: string, weekday: number, { before = false } = {}): string {
  const back = (weekdayOf(today) - weekday + 7) % 7;
  return addDays(today, before && back === 0 ? -7 : -back);
}
