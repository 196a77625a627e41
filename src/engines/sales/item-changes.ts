import { daysBetween, weekdayOf } from '#engines/calendar/index.ts';
import { mean, meanDifference } from '#engines/statistics/index.ts';
import type { Change } from './change.ts';
import type { DayFigures, ItemDay } from './figures.ts';
import type { Window } from './window.ts';

const LEAST_LINES = 20;
const LEAST_DAYS = 14;
const DAYS_A_WEEK = 7;

interface OpenDay {
  day: string;
  /** 0 for Sunday. */
  weekday: number;
}

/** An item's sales of each open day without what its weekday usually brings, so that a month with five Saturdays is none better. */
function withoutWeekdays(
  open: readonly OpenDay[],
  nets: ReadonlyMap<string, number>,
): { day: string; off: number }[] {
  const days = open.map(({ day, weekday }) => ({ day, weekday, net: nets.get(day) ?? 0 }));
  const usual = new Map(
    [...Map.groupBy(days, ({ weekday }) => weekday)].map(([weekday, own]) => [
      weekday,
      mean(own.map(({ net }) => net)),
    ]),
  );
  return days.map(({ day, weekday, net }) => ({ day, off: net - (usual.get(weekday) ?? 0) }));
}

/** How much more or less each item brings on an open day than in the weeks before; those with under 20 sales are not judged. */
export function itemChanges(
  days: readonly DayFigures[],
  items: readonly ItemDay[],
  window: Window,
): Change[] {
  const { from, to, before } = window;
  const open = days
    .filter(({ day, net }) => day >= before && day <= to && net > 0)
    .map(({ day }) => ({ day, weekday: weekdayOf(day) }));
  const recentOpen = open.filter(({ day }) => day >= from).length;
  if (recentOpen < LEAST_DAYS || open.length - recentOpen < LEAST_DAYS) return [];
  const perWeek = (recentOpen * DAYS_A_WEEK) / (daysBetween(from, to) + 1);
  const weekly = (value: number) => Math.round(value * perWeek);
  const byItem = Map.groupBy(
    items.filter(({ day }) => day >= before && day <= to),
    ({ item }) => item,
  );
  return [...byItem].flatMap(([item, own]): Change[] => {
    const lines = own.reduce((sum, one) => sum + one.lines, 0);
    const nets = new Map(own.map(({ day, net }) => [day, net]));
    // What was first sold within these weeks, or not at all lately, has no before or after to compare.
    const sold = own.map(({ day }) => day);
    if (lines < LEAST_LINES || !sold.some((day) => day < from) || !sold.some((day) => day >= from)) return [];
    const offs = withoutWeekdays(open, nets);
    const [recent, earlier] = [offs.filter(({ day }) => day >= from), offs.filter(({ day }) => day < from)];
    const found = meanDifference(
      recent.map(({ off }) => off),
      earlier.map(({ off }) => off),
    );
    if (found === null) return [];
    const linesIn = (isRecent: boolean) =>
      own.reduce((sum, one) => sum + (one.day >= from === isRecent ? one.lines : 0), 0);
    return [
      {
        kind: 'item',
        subject: item,
        name: own[0]?.name ?? '',
        p: found.p,
        weekly: { low: weekly(found.low), middle: weekly(found.difference), high: weekly(found.high) },
        cases: lines,
        now: { part: linesIn(true), whole: recent.length },
        before: { part: linesIn(false), whole: earlier.length },
        from,
        to,
      },
    ];
  });
}
