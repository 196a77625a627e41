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
import type { JudgedDay, SoldDay } from '#engines/sales/expected.ts';
import type { Change } from '#engines/sales/change.ts';
import { weekLevels } from './week-levels.ts';
import type { WeekLevel } from './week-levels.ts';
import type { Window } from '#engines/sales/window.ts';

const WEEK = 7;
/** Of how many last weeks together it is asked whether they are off: a cause that lasts shows better in several. */
const SPANS = [1, 2, 3];
/** The weeks before by which the level is known, those by which it is known how far off weeks are by chance, and those of a season. */
const [LEVEL_WEEKS, PAST_WEEKS, SEASON_WEEKS] = [8, 26, 26];
const LEAST_PAST = 8;
/** Weeks further off than this many deviations had a reason of their own, and do not teach how far weeks are off by chance. */
const OUTLIER = 3;
/** How much of what some weeks lack the last of them must lack too, and they beside the usual week of the season. */
const LEAST_SHARE = 0.5;
const LEAST_FREEDOM = 4;

type LevelOf = ReturnType<typeof weekLevels>;

const levelsOf = (levelOf: LevelOf, from: number, count: number): WeekLevel[] =>
  Array.from({ length: count }, (_, place) => levelOf(from + place)).filter((level) => level !== null);

const logs = (levels: readonly WeekLevel[]): number[] => levels.map(({ log }) => log);

/** How far some weeks that end so many weeks ago are off the level of those before them, in logarithms; null where too little is known. */
function offAt(levelOf: LevelOf, weeksAgo: number, span: number): number | null {
  const now = levelsOf(levelOf, weeksAgo, span);
  const before = levelsOf(levelOf, weeksAgo + span, LEVEL_WEEKS);
  if (now.length < span || before.length < LEVEL_WEEKS / 2) return null;
  return mean(logs(now)) - median(logs(before));
}

/**
 * Whether some last weeks are news: the last one of them is off by enough as well, or it is over; and so they are beside the usual week of
 * the season, since the week after a rush is like most others.
 */
function isNews(levelOf: LevelOf, span: number, off: number): boolean {
  const recent = median(logs(levelsOf(levelOf, span, LEVEL_WEEKS)));
  const usual = median(logs(levelsOf(levelOf, span, SEASON_WEEKS)));
  const [last, all] = [mean(logs(levelsOf(levelOf, 0, 1))), mean(logs(levelsOf(levelOf, 0, span)))];
  return [last - recent, all - usual].every(
    (one) => Math.sign(one) === Math.sign(off) && Math.abs(one) >= Math.abs(off) * LEAST_SHARE,
  );
}

interface Span {
  span: number;
  off: number;
  p: number;
  /** Half of the 95 % range, and over how many weeks how far off weeks are was learned. */
  bound: number;
  past: number;
}

/** The last weeks of a span against how far such spans were off before; null where too little is known. */
function judgeSpan(levelOf: LevelOf, span: number): Span | null {
  const now = offAt(levelOf, 0, span);
  const past = Array.from({ length: PAST_WEEKS }, (_, place) => offAt(levelOf, place + 1, span)).filter(
    (off) => off !== null,
  );
  if (now === null || past.length < LEAST_PAST) return null;
  const offs = withoutOutliers(past, OUTLIER);
  const error = Math.max(1e-6, Math.sqrt(variance(offs) * (1 + 1 / offs.length)));
  // Spans of several weeks overlap: fewer of them are told apart.
  const freedom = Math.max(LEAST_FREEDOM, offs.length / span - 1);
  const off = now - mean(offs);
  const isTold = isNews(levelOf, span, off);
  return {
    span,
    off: isTold ? off : 0,
    p: isTold ? studentP(off / error, freedom) : 1,
    bound: studentBound(0.05, freedom) * error,
    past: offs.length,
  };
}

/**
 * The last weeks as a whole, one or up to three of them: further from the level of those before than earlier weeks were? The span that
 * chance explains least is taken, and its probability is that of the best of all spans.
 */
export function weekChange(sold: readonly SoldDay[], day: string): Change[] {
  const levelOf = weekLevels(sold, day);
  const [best] = SPANS.flatMap((span) => judgeSpan(levelOf, span) ?? []).toSorted(
    (one, other) => one.p - other.p,
  );
  if (best === undefined) return [];
  const { span, off, bound } = best;
  const weeks = levelsOf(levelOf, 0, span);
  const net = weeks.reduce((sum, week) => sum + week.net, 0);
  const expected = net / Math.exp(off);
  const cents = (log: number) => Math.round((expected / span) * (Math.exp(log) - 1));
  return [
    {
      kind: 'week',
      subject: '',
      name: '',
      p: Math.min(1, best.p * SPANS.length),
      weekly: { low: cents(off - bound), middle: cents(off), high: cents(off + bound) },
      cases: weeks.reduce((sum, week) => sum + week.days, 0),
      now: { part: net, whole: Math.round(expected) },
      before: { part: best.past, whole: best.past },
      from: addDays(day, 1 - WEEK * span),
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
