import { addDays, localDay, localMinutes, startOfDay } from '#engines/calendar/index.ts';

const MINUTE = 60_000;

/** Minutes after local midnight between which a person is asked: 08:00 to 20:00. */
const OPENS = 8 * 60;
const CLOSES = 20 * 60;

/** How many applications a first batch holds at most, so that a newcomer sees work at once. */
const FIRST_BATCH = 3;

/** Days' worth of undecided applications after which nothing more is prepared. */
const DAYS_WAITING = 3;

export interface Pace {
  /** Applications a day, a whole number of at least 1. */
  rate: number;
  /** How many the person was asked about since local midnight. */
  askedToday: number;
  /** How many wait for the person's decision. */
  waiting: number;
  createdAtMs: number;
  nowMs: number;
  /** IANA name, e.g. `America/Toronto`. */
  timeZone: string;
  /** False when the person is known to be away: then nothing is asked outside 08:00 to 20:00. True when left out. */
  personHere?: boolean;
}

/** The instant at which clocks in `timeZone` show `minutes` after midnight on `day`, also when the clock changed that night. */
function instantAt(day: string, minutes: number, timeZone: string): number {
  const guess = startOfDay(day, timeZone) + minutes * MINUTE;
  const shown = localDay(guess, timeZone) === day ? localMinutes(guess, timeZone) : minutes;
  return guess + (minutes - shown) * MINUTE;
}

interface Day {
  opens: number;
  closes: number;
  spacing: number;
  /** When the first batch of a campaign's first day was due; null on every other day. */
  batchAt: number | null;
  batch: number;
}

function dayOf(pace: Pace, day: string): Day {
  const opens = instantAt(day, OPENS, pace.timeZone);
  const closes = instantAt(day, CLOSES, pace.timeZone);
  return {
    opens,
    closes,
    spacing: (closes - opens) / pace.rate,
    batchAt: localDay(pace.createdAtMs, pace.timeZone) === day ? pace.createdAtMs : null,
    batch: Math.min(FIRST_BATCH, pace.rate),
  };
}

/** When the ask with this number (0-based) falls due; at or after `closes` means not this day. */
function dueAt(day: Day, number: number): number {
  if (day.batchAt === null) return Math.ceil(day.opens + number * day.spacing);
  if (number < day.batch) return day.batchAt;
  return Math.ceil(Math.max(day.opens, day.batchAt) + (number - day.batch + 1) * day.spacing);
}

function earned(day: Day, rate: number, nowMs: number): number {
  if (nowMs < day.opens || nowMs >= day.closes) return 0;
  let count = 0;
  while (count < rate && dueAt(day, count) <= nowMs) count += 1;
  return count;
}

/**
 * How many applications to put to the person now, and when the next one after those falls due (milliseconds since the
 * epoch; null while too many wait undecided). Spreads `rate` evenly over 08:00 to 20:00 local time; a day without any ask
 * starts with a batch of up to three at whatever hour. Never more than `rate` a local day, nor more than three days'
 * worth undecided.
 */
export function asksDue(pace: Pace): { now: number; nextAtMs: number | null } {
  if (pace.rate < 1) return { now: 0, nextAtMs: null };
  const today = localDay(pace.nowMs, pace.timeZone);
  const day = dayOf(pace, today);
  const startsNow = pace.askedToday === 0 && (day.batchAt !== null || pace.personHere !== false);
  const due = Math.max(earned(day, pace.rate, pace.nowMs), startsNow ? day.batch : 0) - pace.askedToday;
  const room = Math.min(pace.rate - pace.askedToday, DAYS_WAITING * pace.rate - pace.waiting);
  const now = Math.max(0, Math.min(due, room));

  if (pace.waiting + now >= DAYS_WAITING * pace.rate) return { now, nextAtMs: null };
  const asked = pace.askedToday + now;
  const next = dueAt(day, asked);
  const fits = asked < pace.rate && next > pace.nowMs && next < day.closes;
  return { now, nextAtMs: fits ? next : instantAt(addDays(today, 1), OPENS, pace.timeZone) };
}
