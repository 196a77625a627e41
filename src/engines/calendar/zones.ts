const formatters = new Map<string, Intl.DateTimeFormat>();
const FORMATTER_LIMIT = 500;

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const options = {
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('en-CA', { ...options, timeZone });
  } catch {
    made = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' });
  }
  // Names of zones come from people: the memory they can take is bounded.
  if (formatters.size < FORMATTER_LIMIT) formatters.set(timeZone, made);
  return made;
}

interface Wall {
  day: string;
  hour: number;
  minute: number;
  second: number;
}

/** The wall clock of an IANA time zone at a moment (ms since 1970 UTC); an unknown zone reads as UTC. */
function wallClock(atMs: number, timeZone: string): Wall {
  const part: Record<string, string> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(atMs)) part[type] = value;
  return {
    day: `${(part['year'] ?? '').padStart(4, '0')}-${part['month']}-${part['day']}`,
    hour: Number(part['hour']),
    minute: Number(part['minute']),
    second: Number(part['second']),
  };
}

/**
 * Since the last zone that changed its clocks at a minute past midnight stopped in 2011 (St. John's), every zone changes its day and
 * its clocks at whole quarters of an hour: all of a quarter is on one day.
 */
const QUARTER_MS = 15 * 60_000;
const QUARTERS_FROM_MS = Date.UTC(2012, 0, 1);
const DAYS_LIMIT = 20_000;
const days = new Map<string, string>();

/** The calendar day (`YYYY-MM-DD`) it is in a time zone at a moment in ms since 1970 UTC; an unknown zone reads as UTC. */
export function localDay(atMs: number, timeZone: string): string {
  // Lists ask for the same moments again and again, and asking the calendar of a zone is slow.
  const quarter = `${timeZone} ${Math.floor(atMs / QUARTER_MS)}`;
  const known = days.get(quarter);
  if (known !== undefined) return known;
  const { day } = wallClock(atMs, timeZone);
  if (days.size >= DAYS_LIMIT) days.clear();
  if (atMs >= QUARTERS_FROM_MS) days.set(quarter, day);
  return day;
}

/** Minutes (0 to 1439) the wall clock of a time zone shows after midnight, at a moment in ms since 1970 UTC. */
export function localMinutes(atMs: number, timeZone: string): number {
  const wall = wallClock(atMs, timeZone);
  return wall.hour * 60 + wall.minute;
}

function offsetMs(atMs: number, timeZone: string): number {
  const wall = wallClock(atMs, timeZone);
  const shown =
    Date.parse(`${wall.day}T00:00:00Z`) + ((wall.hour * 60 + wall.minute) * 60 + wall.second) * 1000;
  return shown - Math.floor(atMs / 1000) * 1000;
}

const DAY_MS = 86_400_000;

/**
 * The first moment (ms since 1970 UTC) of a day `YYYY-MM-DD` in a time zone, also where the clocks jump over midnight
 * or pass it twice; NaN for a day that is none.
 */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return Number.NaN;
  const candidates = [midnight - DAY_MS, midnight + DAY_MS]
    .map((near) => midnight - offsetMs(near, timeZone))
    .toSorted((a, b) => a - b);
  const first = candidates.find((at) => localDay(at, timeZone) === day);
  // A zone that skipped the whole day (a move across the date line): the moment it would have begun.
  return first ?? candidates[0] ?? midnight;
}
