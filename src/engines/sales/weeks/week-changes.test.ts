import { describe, expect, it } from 'vitest';
import { addDays } from '#engines/calendar/index.ts';
import { judgeDays } from '#engines/sales/expected.ts';
import { weekChange } from './week-changes.ts';

const FIRST = '2026-01-05';
const LAST = 279;
const last = addDays(FIRST, LAST);

/** A shop that sells about $1,000 on each of 40 weeks of days, times what `factorOf` says of the days left; the same in every run. */
function weekOf(factorOf: (daysLeft: number) => number) {
  let seed = 11;
  const noise = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31 - 0.5;
  const days = Array.from({ length: LAST + 1 }, (_, place) => ({
    day: addDays(FIRST, place),
    cents: Math.round(100_000 * (1 + 0.3 * noise()) * factorOf(LAST - place)),
  }));
  const [week] = weekChange(judgeDays(days), last);
  if (week === undefined) throw new Error('The week was not looked at.');
  return week;
}

describe('the last week', () => {
  it('is news where it is worse than the weeks before and than most others', () => {
    const week = weekOf((left) => (left < 7 ? 0.7 : 1));
    expect(week.p).toBeLessThan(0.001);
    expect(week.weekly.high).toBeLessThan(0);
  });

  it('is none where a rush of six weeks is over and it is like most others', () => {
    expect(weekOf((left) => (left >= 7 && left < 49 ? 1.9 : 1)).p).toBeGreaterThan(0.2);
  });

  it('is held against usual weeks, whatever bad ones there were before', () => {
    const week = weekOf((left) => (left < 7 ? 0.8 : left >= 91 && left < 105 ? 0.5 : 1));
    expect(week.p).toBeLessThan(0.02);
  });

  it('is told with those before it where together they lack what one alone could by chance', () => {
    const week = weekOf((left) => (left < 21 ? 0.9 : 1));
    expect(week.p).toBeLessThan(0.02);
    expect([addDays(last, -13), addDays(last, -20)]).toContain(week.from);
    // A tenth of about $7,000 a week.
    expect(week.weekly.middle).toBeGreaterThan(-100_000);
    expect(week.weekly.middle).toBeLessThan(-45_000);
  });

  it('is not told with weeks before it once those are over', () => {
    expect(weekOf((left) => (left >= 7 && left < 21 ? 0.7 : 1)).p).toBeGreaterThan(0.2);
  });
});
