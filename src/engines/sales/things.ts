import { addDays } from '#engines/calendar/index.ts';
import { standing } from '#engines/statistics/index.ts';
import { judgeDays } from './expected.ts';
import type { Change } from './change.ts';
import type { JudgedDay } from './expected.ts';
import type { ShopFigures } from './figures.ts';
import { itemChanges } from './item-changes.ts';
import { shareChanges } from './share-changes.ts';
import { weekChange, weekdayChanges } from './week-changes.ts';

/** Days whose figures are compared, and how many before them they are compared with. */
const RECENT_DAYS = 28;
const BEFORE_DAYS = 84;
const MOST = 5;
/** The part of what may be named by chance that is given to the last week as a whole: the one question that is asked of every week. */
const PART_OF_THE_WEEK = 0.4;

/** How much of what may be by chance each change is given: those that are not of the week share the rest. */
function weightsOf(changes: readonly Change[]): number[] {
  const others = changes.filter(({ kind }) => kind !== 'week').length;
  return changes.map(({ kind }) =>
    kind === 'week' ? PART_OF_THE_WEEK : (1 - PART_OF_THE_WEEK) / Math.max(1, others),
  );
}

export interface Look {
  judged: JudgedDay[];
  /** At most five changes that chance does not explain, by what is at stake in a week. */
  things: Change[];
  lookedAt: number;
}

/**
 * What matters to a shop on a day: its last week, each weekday, each item and the shares of refunds and discounts against the weeks
 * before, all looked at together so that at most one in twenty that are named is chance; by dollars a week.
 */
export function lookAt({ days, items }: ShopFigures, day: string): Look {
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
  const things = changes
    .filter((_, place) => stands.has(place))
    .toSorted((one, other) => Math.abs(other.weekly.middle) - Math.abs(one.weekly.middle))
    .slice(0, MOST);
  return { judged, things, lookedAt: changes.length };
}
