import { expect, it } from 'vitest';
import { keptCopies } from './retention.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const now = Date.parse('2026-11-27T10:30:00Z');
const hourly = (hours: number) => Array.from({ length: hours }, (_, index) => now - index * HOUR);

it('keeps 24 hourly, 14 daily and 4 weekly copies of a server that ran for two months', () => {
  const kept = [...keptCopies(hourly(60 * 24), now)].toSorted((one, other) => other - one);
  expect(kept.slice(0, 24)).toEqual(hourly(24));
  const days = new Set(kept.map((time) => new Date(time).toISOString().slice(0, 10)));
  expect(days.size).toBeGreaterThanOrEqual(14);
  // Two of the days are among the hours, and three of the weeks among the days.
  expect(kept).toHaveLength(24 + 12 + 1);
  expect(now - Math.min(...kept)).toBeLessThan(30 * DAY);
});

it('keeps what there is of a server that slept, up to the age of 30 days', () => {
  const times = [now - 29 * DAY, now - 31 * DAY, now - 30 * DAY];
  expect([...keptCopies(times, now)]).toEqual([now - 29 * DAY]);
  expect(keptCopies([], now).size).toBe(0);
});
