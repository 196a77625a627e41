import { meets } from '#engines/claims/context.ts';
import type { Claim, Stretch } from '#engines/claims/context.ts';
import { clockTimesIn, isSameTime } from '#engines/claims/quantities/clock.ts';
import { toldWith } from './told-with.ts';
import type { ClockTime } from '#engines/claims/quantities/clock.ts';

const known = new WeakMap<object, readonly ClockTime[]>();

function timesOf(of: { text: string }): readonly ClockTime[] {
  const before = known.get(of);
  if (before !== undefined) return before;
  const times = clockTimesIn(of.text);
  known.set(of, times);
  return times;
}

/** Whether a stretch of a text tells a time of the clock that the facts have which its words tell of: "half past four in the morning" of "04:30". */
export function isClockTold(claim: Claim, at: Stretch): boolean {
  const time = timesOf(claim).find((one) => meets(one, at));
  if (time === undefined) return false;
  const number = claim.quantities.find((one) => meets(one, time));
  const stated = number === undefined ? [] : toldWith(claim, number);
  const sources = stated.length > 0 ? stated : claim.place.sources;
  return sources.some((source) => timesOf(source).some((one) => isSameTime(one, time)));
}
