import { addDays } from '#engines/calendar/index.ts';
import type { Change } from './change.ts';

/** What was said of a shop: on which day, what it made a week then in cents, and on which day it was last so. */
export interface ToldThing {
  kind: Change['kind'];
  subject: string;
  day: string;
  lastDay: string;
  weekly: number;
}

/** What was said comes again only if it makes so many times as much. */
const WORSE = 1.25;
/** Days after which what was said and is no longer so is forgotten. */
const KEPT_DAYS = 28;

/** What was said of the same thing on an earlier day, while the days on which it rests are not all others; null where it would be news. */
export function toldBefore(change: Change, told: readonly ToldThing[], day: string): ToldThing | null {
  const { kind, subject, weekly, from } = change;
  const known = told.find(
    (one) =>
      one.kind === kind &&
      one.subject === subject &&
      one.day < day &&
      one.lastDay >= from &&
      Math.sign(one.weekly) === Math.sign(weekly.middle),
  );
  return known === undefined || Math.abs(weekly.middle) >= Math.abs(known.weekly) * WORSE ? null : known;
}

/**
 * What is to be remembered as said once a day was looked at: its news as of that day, what is still so as it was said, and what is not for
 * some days more, so that what comes and goes is not said each time it comes.
 */
export function toldAfter(
  { things, still }: { things: readonly Change[]; still: readonly Change[] },
  told: readonly ToldThing[],
  day: string,
): ToldThing[] {
  const fresh = things.map(({ kind, subject, weekly }) => ({
    kind,
    subject,
    day,
    lastDay: day,
    weekly: weekly.middle,
  }));
  const kept = still.flatMap((change) => {
    const known = toldBefore(change, told, day);
    return known === null ? [] : [{ ...known, lastDay: day }];
  });
  const now = [...fresh, ...kept];
  const isNow = (one: ToldThing) =>
    now.some(({ kind, subject }) => kind === one.kind && subject === one.subject);
  // What a later day said is unsaid when that day is taken out.
  const before = told.filter(
    (one) => one.day < day && one.lastDay >= addDays(day, -KEPT_DAYS) && !isNow(one),
  );
  return [...now, ...before];
}
