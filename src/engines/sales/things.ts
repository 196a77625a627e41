import { addDays } from '#engines/calendar/index.ts';
import { standing } from '#engines/statistics/index.ts';
import { judgeDays } from './expected.ts';
import type { Change } from './change.ts';
import type { JudgedDay } from './expected.ts';
import type { ShopFigures } from './figures.ts';
import { itemChanges } from './item-changes.ts';
import { toldBefore } from './news.ts';
import type { ToldThing } from './news.ts';
import { shareChanges } from './share-changes.ts';
import { weekChange, weekdayChanges } from './weeks/week-changes.ts';

/** Days whose figures are compared, and how many before them they are compared with. */
const RECENT_DAYS = 28;
const BEFORE_DAYS = 84;
const MOST = 5;
/** The part of what may be named by chance that is given to the last weeks as a whole: they are looked at on every day anew. */
const PART_OF_THE_WEEK = 0.1;

/** How much of what may be by chance each change is given: those that are not of the week share the rest. */
function weightsOf(changes: readonly Change[]): number[] {
  const others = changes.filter(({ kind }) => kind !== 'week').length;
  return changes.map(({ kind }) =>
    kind === 'week' ? PART_OF_THE_WEEK : (1 - PART_OF_THE_WEEK) / Math.max(1, others),
  );
}

export interface Look {
  judged: JudgedDay[];
  /** At most five changes that chance does not explain, by what is at stake in a week; none that was said before and is hardly worse. */
  things: Change[];
  /** Changes that were said on an earlier day and are still so. */
  still: Change[];
  lookedAt: number;
}

/**
 * What matters to a shop on a day: its last week, each weekday, each item and the shares of refunds and discounts against the weeks
 * before, all looked at together so that at most one in twenty that are named is chance; by dollars a week.
 * What was `told` on an earlier day is news again only if it is a quarter worse.
 */
export function lookAt({ days, items }: ShopFigures, day: string, told: readonly ToldThing[] = []): Look {
  const known = days.filter((one) => one.day <= day);
  const judged = judgeDays(known.map((one) => ({ day: one.day, cents: one.net })));
  const window = {
    from: addDays(day, 1 - RECENT_DAYS),
    to: day,
    before: addDays(day, 1 - RECENT_DAYS - BEFORE_DAYS),
  };
  const changes = [
    ...weekChange(judged, day),
    ...weekdayChanges(judged, window),
    ...itemChanges(known, items, window),
    ...shareChanges(known, window),
  ];
  const stands = standing(
    changes.map(({ p }) => p),
    { weights: weightsOf(changes) },
  );
  const all = changes
    .filter((_, place) => stands.has(place))
    .toSorted((one, other) => Math.abs(other.weekly.middle) - Math.abs(one.weekly.middle));
  const isStill = (change: Change) => toldBefore(change, told, day) !== null;
  return {
    judged,
    things: all.filter((change) => !isStill(change)).slice(0, MOST),
    still: all.filter(isStill),
    lookedAt: changes.length,
  };
}
