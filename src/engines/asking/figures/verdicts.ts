import type { Verdict } from '#contract/localbiz/ask.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { blockedDifference, standing, studentP } from '#engines/statistics/index.ts';
import type { Moments } from '#engines/statistics/index.ts';
import { casesOf, momentsOf } from './cells.ts';
import type { Cell, OpenDays } from './cells.ts';

/** Under so many cases nothing is said of a difference, nor of a share. */
export const LEAST_CASES = 20;
/** Degrees of freedom under which a difference of a few days is no evidence. */
const LEAST_FREEDOM = 4;
const LEVEL = 0.05;

/** One group's cells of both periods. */
export interface Sides {
  now: readonly Cell[];
  before: readonly Cell[];
}

const pairs = (one: ReadonlyMap<number, Moments>, other: ReadonlyMap<number, Moments>) =>
  [...one].flatMap(([weekday, moments]) => {
    const against = other.get(weekday);
    return against === undefined ? [] : [[moments, against] as const];
  });

/** Refunds and discounts are fewer than the lines they are of; their own number counts. */
const isFew = (cells: readonly Cell[]): boolean => casesOf(cells) < LEAST_CASES;

/** How a group differs from its days before, weekday by weekday; null where too little is known to tell. */
function differenceOf({ now, before }: Sides, { measure }: SalesQuery, open: OpenDays) {
  // What was first sold, or no longer, has no before or after to compare.
  if (isFew(now) || isFew(before)) return null;
  const found = blockedDifference(
    pairs(momentsOf(now, measure, open.now), momentsOf(before, measure, open.before)),
  );
  return found === null || found.freedom < LEAST_FREEDOM ? null : found;
}

/** Whether each of some groups is more or less than in the days before beyond chance, all looked at together (Benjamini–Hochberg). */
export function verdictsOf(groups: readonly Sides[], query: SalesQuery, open: OpenDays): Verdict[] {
  const found = groups.map((group) => differenceOf(group, query, open));
  const known = found.flatMap((one, place) => (one === null ? [] : [{ ...one, place }]));
  const stands = standing(
    known.map(({ p }) => p),
    { level: LEVEL },
  );
  const verdicts = new Map(
    known.map(({ place, difference }, rank) => [
      place,
      stands.has(rank) && difference !== 0 ? (difference > 0 ? 'more' : 'less') : 'same',
    ]),
  ) as ReadonlyMap<number, Verdict>;
  return groups.map((_, place) => verdicts.get(place) ?? 'few');
}

/** How likely two weekdays differ so by chance (Welch 1947); null with too few days. */
function weekdaysP(one: Moments, other: Moments): number | null {
  const [a, b] = [one, other].map(({ count, sum, squares }) => ({
    mean: sum / count,
    error: Math.max(0, squares - (sum * sum) / count) / (count - 1) / count,
    count,
  }));
  if (a === undefined || b === undefined || a.count < 4 || b.count < 4) return null;
  const error = a.error + b.error;
  if (error === 0) return a.mean === b.mean ? 1 : 0;
  const freedom = error ** 2 / (a.error ** 2 / (a.count - 1) + b.error ** 2 / (b.count - 1));
  return studentP((a.mean - b.mean) / Math.sqrt(error), freedom);
}

const onlyOf = (moments: ReadonlyMap<number, Moments>): Moments | null => [...moments.values()][0] ?? null;

/**
 * Whether the first of some groups in their order is ahead of the second beyond chance, however many it was chosen from. Weekdays are
 * compared day by day, others weekday by weekday; what is a single day, week or month is as it is.
 */
export function leadOf(
  groups: readonly { key: string; cells: readonly Cell[] }[],
  query: SalesQuery,
  open: readonly number[],
): 'ahead' | 'close' | 'few' | null {
  const { group, measure } = query;
  const [first, second] = groups;
  if (first === undefined || second === undefined || group === null) return null;
  if (group === 'day' || group === 'week' || group === 'month') return null;
  if (isFew(first.cells) && isFew(second.cells)) return 'few';
  const own = (cells: readonly Cell[], key: string) =>
    group === 'weekday' ? open.map((count, weekday) => (String(weekday) === key ? count : 0)) : open;
  const [one, other] = [first, second].map(({ key, cells }) => momentsOf(cells, measure, own(cells, key)));
  if (one === undefined || other === undefined) return null;
  const [oneDay, otherDay] = [onlyOf(one), onlyOf(other)];
  const found = group === 'weekday' ? null : blockedDifference(pairs(one, other));
  const enough = found !== null && found.freedom >= LEAST_FREEDOM ? found.p : null;
  const p = group === 'weekday' ? (oneDay && otherDay ? weekdaysP(oneDay, otherDay) : null) : enough;
  if (p === null) return 'few';
  return p <= LEVEL / (groups.length - 1) ? 'ahead' : 'close';
}
