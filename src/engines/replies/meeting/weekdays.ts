import { daysBetween } from '#engines/calendar/index.ts';
import { weekdayOf as weekdayCalled } from '#engines/lexicon/index.ts';

/** The weekday of a day, 0 for Monday: 2024-01-01 was one. */
export const weekdayOf = (day: string): number => ((daysBetween('2024-01-01', day) % 7) + 7) % 7;

/** The weekday of a name in either language, long or short; -1 for what is none. */
export const weekdayNamed = (name: string): number => weekdayCalled(name) - 1;

/** Whether a day is of the weekday that is named beside it; true where none is. */
export const agrees = (day: string, named: string | undefined): boolean =>
  named === undefined || weekdayOf(day) === weekdayNamed(named);
