import { addDays, localDay, localMinutes } from '#engines/calendar/index.ts';

/** A moment on the wall clock of a shop. */
export interface WallMoment {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Minutes after midnight, 0 to 1439. */
  minutes: number;
}

/** The wall clock of a time zone at a moment in milliseconds since 1970 UTC. */
export const wallMoment = (atMs: number, timeZone: string): WallMoment => ({
  day: localDay(atMs, timeZone),
  minutes: localMinutes(atMs, timeZone),
});

/**
 * The day to which a sale belongs: what is sold before the shop's close-out hour (0 to 6) is of the evening before. It asks the wall
 * clock, so a night on which clocks change is no longer and no shorter than others.
 */
export const businessDay = ({ day, minutes }: WallMoment, closeHour: number): string =>
  minutes < closeHour * 60 ? addDays(day, -1) : day;
