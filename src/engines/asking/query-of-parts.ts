import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { periodsOf, withinReach } from './defaults.ts';
import { placesOf, take } from './parts/board.ts';
import type { Board } from './parts/board.ts';
import { readComparison } from './parts/comparison.ts';
import type { Comparison } from './parts/comparison.ts';
import { readDays } from './parts/days.ts';
import { readFilters } from './parts/filters.ts';
import type { Filters } from './parts/settled-filters.ts';
import { readGrouping } from './parts/groups.ts';
import type { Grouping } from './parts/groups.ts';
import { limitIn } from './parts/limits.ts';
import { readMeasure } from './parts/measures.ts';
import type { Measured } from './parts/measures.ts';
import type { Named } from './words/names.ts';

/** All parts of a question. */
export interface Parts {
  comparison: Comparison;
  filters: Filters;
  grouping: Grouping;
  measured: Measured;
  days: ReturnType<typeof periodsOf>;
}

/** All parts of a question; what they were read from counts as read. */
export function partsOf(board: Board, shops: readonly Named<string>[]): Parts {
  const comparison = readComparison(board);
  const days = readDays(board, comparison);
  const filters = readFilters(board, shops, comparison.versus || comparison.isOpen);
  const hasThings = filters.things.length > 0;
  const isOfCategories = hasThings && filters.things.every(({ kind }) => kind === 'category');
  const grouping = readGrouping(board, {
    hasThings,
    isOfCategories,
    hasOneWeekday: filters.weekdays.length === 1,
  });
  const isChange = days.against !== null;
  const measured = readMeasure(board, { grouping, hasThings, hasTax: filters.tax !== null, isChange });
  const said = days.said ?? (filters.day === null ? null : { from: filters.day, to: filters.day });
  const isPair = filters.compared !== null && grouping.group === null;
  // "Compare shops" holds them against each other, and not against the days before.
  const isAmongGroups =
    comparison.isOpen &&
    days.against === 'before' &&
    (isPair || (comparison.isCompare && grouping.group !== null));
  // "Tarts or croissants, which sold more?"
  if (isPair) for (const at of placesOf(board, 'more', 'less')) take(board, at);
  return {
    comparison,
    filters,
    grouping: { ...grouping, group: isPair ? filters.compared : grouping.group },
    measured,
    days: periodsOf(said, isAmongGroups ? null : days.against, board.clock),
  };
}

/** The query that the parts of a question make. */
export function queryOf({ comparison, filters, grouping, measured, days }: Parts): SalesQuery {
  const { group, order, first } = grouping;
  return {
    measure: filters.tax === null ? measured.measure : 'tax',
    tax: filters.tax,
    a_day: measured.aDay,
    group,
    things: filters.things,
    without: filters.without,
    weekdays: filters.weekdays,
    hours: filters.hours,
    channel: filters.channel,
    shops: filters.shops,
    period: withinReach(days.period),
    against: days.against === null ? null : withinReach(days.against),
    changed: group === null || days.against === null ? null : comparison.direction,
    limit: limitIn(comparison, measured),
    order,
    first,
  };
}
