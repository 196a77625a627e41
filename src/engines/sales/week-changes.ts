import { addDays, weekdayOf } from '#engines/calendar/index.ts';
import {
  mean,
  meanDifference,
  median,
  studentBound,
  studentP,
  variance,
  withoutOutliers,
} from '#engines/statistics/index.ts';
import type { JudgedDay } from './expected.ts';
import type { Change } from './change.ts';
import type { Window } from './window.ts';

const WEEK = 7;
const MOST_WEEKS = 26;
const LEAST_WEEKS = 8;

interface Week {
  days: number;
  net: number;
  expected: number;
}

/** The sales of seven days against what was expected of them; null where none of them was expected. */
function weekEnding(judged: readonly JudgedDay[], to: string): Week | null {
  const from = addDays(to, 1 - WEEK);
  const days = judged.flatMap(({ day, cents, expected }) =>
    day >= from && day <= to && expected !== null ? [{ cents, middle: expected.middle }] : [],
  );
  if (days.length === 0) return null;
  return {
    days: days.length,
    net: days.reduce((sum, { cents }) => sum + cents, 0),
    expected: days.reduce((sum, { middle }) => sum + middle, 0),
  };
}

/** Weeks further off than this many deviations had a reason of their own, and do not teach how far weeks are off by chance. */
const OUTLIER = 3;

/**
 * How far a week is off, as a share of what was expected: of two things that it can be held against, the level of the last weeks and the
 * usual week of the half year before, by the nearer one; 0 where it lies between them. After a season that was out of the ordinary, such
 * as the weeks before Christmas, the week that is like most others is no news.
 */
function offBy(now: Week, before: readonly Week[], drift: number): number {
  const recent = now.net / now.expected - 1 - drift;
  const usual = median(before.filter(({ days }) => days === now.days).map(({ net }) => net));
  const long = usual > 0 ? now.net / usual - 1 : recent;
  if (Math.sign(recent) !== Math.sign(long)) return 0;
  return Math.abs(long) < Math.abs(recent) ? long : recent;
}

/** The last seven days as a whole: further from what was expected of them than earlier weeks were? */
export function weekChange(judged: readonly JudgedDay[], day: string): Change[] {
  const now = weekEnding(judged, day);
  const before = Array.from({ length: MOST_WEEKS }, (_, place) =>
    weekEnding(judged, addDays(day, -WEEK * (place + 1))),
  ).filter((week) => week !== null);
  if (now === null || before.length < LEAST_WEEKS) return [];
  const offs = withoutOutliers(
    before.map(({ net, expected }) => net / expected - 1),
    OUTLIER,
  );
  const error = Math.max(1e-6, Math.sqrt(variance(offs) * (1 + 1 / offs.length)));
  const off = offBy(now, before, mean(offs));
  const bound = studentBound(0.05, offs.length - 1) * error;
  const cents = (share: number) => Math.round(share * now.expected);
  return [
    {
      kind: 'week',
      subject: '',
      name: '',
      p: studentP(off / error, offs.length - 1),
      weekly: { low: cents(off - bound), middle: cents(off), high: cents(off + bound) },
      cases: now.days,
      now: { part: now.net, whole: now.expected },
      before: { part: before.length, whole: before.length },
      from: addDays(day, 1 - WEEK),
      to: day,
    },
  ];
}

const offOf = ({ cents, middle }: { cents: number; middle: number }) => cents - middle;
const LEAST_NOW = 3;
const LEAST_BEFORE = 6;

/** Each weekday of the last four weeks against the twelve before, beyond how the shop went as a whole. */
export function weekdayChanges(judged: readonly JudgedDay[], { from, to, before }: Window): Change[] {
  return Array.from({ length: WEEK }, (_, weekday) => weekday).flatMap((weekday): Change[] => {
    const own = judged.flatMap(({ day, cents, expected }) =>
      expected !== null && weekdayOf(day) === weekday && day >= before
        ? [{ day, cents, middle: expected.middle }]
        : [],
    );
    const recent = own.filter(({ day }) => day >= from);
    const earlier = own.filter(({ day }) => day < from);
    if (recent.length < LEAST_NOW || earlier.length < LEAST_BEFORE) return [];
    const found = meanDifference(recent.map(offOf), earlier.map(offOf));
    if (found === null) return [];
    return [
      {
        kind: 'weekday',
        subject: String(weekday),
        name: '',
        p: found.p,
        weekly: {
          low: Math.round(found.low),
          middle: Math.round(found.difference),
          high: Math.round(found.high),
        },
        cases: recent.length,
        now: { part: Math.round(mean(recent.map(({ cents }) => cents))), whole: recent.length },
        before: { part: Math.round(mean(earlier.map(({ cents }) => cents))), whole: earlier.length },
        from,
        to,
      },
    ];
  });
}
