interface Span {
  readonly from: number;
  /** The month after the last one, or the last one itself: both ways of counting are known. */
  readonly to: number;
}

function monthOf(date: string): number | null {
  const found = /^(\d{4})-(\d{2})/.exec(date);
  return found === null ? null : Number(found[1]) * 12 + Number(found[2]) - 1;
}

/** Months covered by spans of time, none counted twice; `ends` says whether the last month of a closed span counts. */
function monthsCovered(spans: readonly Span[], ends: 0 | 1, now: number): number {
  const covered = new Set<number>();
  for (const { from, to } of spans)
    for (let month = from; month < Math.min(to + ends, now); month += 1) covered.add(month);
  return covered.size;
}

/** Whole months from a month to a day; null when it is no month. */
export function monthsBefore(month: string, day: string): number | null {
  const [then, now] = [monthOf(month), monthOf(day)];
  return then === null || now === null ? null : now - then;
}

/** Whether a job fell within so many last months: of its end only the month is known. */
export function fellWithin(endDate: string, months: number, today: string): boolean | null {
  if (endDate === '') return true;
  const ago = monthsBefore(endDate, today);
  return ago === null || ago === months ? null : ago < months;
}

export interface Counted {
  /** Months that surely passed, and with the last month of every closed span. */
  readonly months: number;
  readonly most: number;
  /** Months of the calendar from the first month of each span to its last, or to this one while it lasts. */
  readonly elapsed: number;
}

/** How long some dated spans lasted together; null when one has no months. */
export function lasting(
  spans: readonly { from: string; to: string | null }[],
  today: string,
): Counted | null {
  const now = monthOf(today);
  if (now === null || spans.length === 0) return null;
  const read: Span[] = [];
  for (const { from, to } of spans) {
    const [start, end] = [monthOf(from), to === null || to === '' ? now : monthOf(to)];
    if (start === null || end === null || end < start) return null;
    read.push({ from: start, to: Math.min(end, now - 1) });
  }
  const open = spans.map(({ to }) => to === null || to === '');
  const reached = read.map((span, at) => (open[at] === true ? { ...span, to: now } : span));
  return {
    months: monthsCovered(read, 0, now),
    most: monthsCovered(read, 1, now),
    elapsed: monthsCovered(reached, 0, now),
  };
}

/**
 * What dates count beside the years that the person told of the same: null where a told figure is more than a year off. Months tell no days, so
 * dates leave a span of what they may come to; a told figure within it decides.
 */
export function agreedWith(counted: Counted, told: readonly number[]): Counted | null {
  if (told.some((years) => Math.abs(years - counted.months / 12) > 1)) return null;
  const within = told.filter((years) => years * 12 >= counted.months && years * 12 <= counted.most);
  const agreed = within.map((years) => years * 12);
  return {
    ...counted,
    months: Math.max(counted.months, ...agreed),
    elapsed: Math.max(counted.elapsed, ...agreed),
  };
}
