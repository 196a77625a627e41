import { describe, expect, it } from 'vitest';
import { addDays } from '#engines/calendar/index.ts';
import { businessDay, coverageOf, judgeDays, wallMoment } from './index.ts';
import type { SoldDay } from './index.ts';

/** Deterministic noise: a linear congruential generator, made normal by adding twelve. */
function noise(seed: number): () => number {
  let state = seed;
  const next = () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
  return () => Array.from({ length: 12 }, next).reduce((sum, one) => sum + one, -6);
}

const FACTORS = [1.3, 0, 0.8, 0.9, 1, 1.2, 1.7];
function shop(seed: number, days = 420): SoldDay[] {
  const normal = noise(seed);
  return Array.from({ length: days }, (_, place) => addDays('2025-09-01', place)).flatMap((day, place) => {
    const factor = FACTORS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1;
    const season = 1 + 0.15 * Math.sin((2 * Math.PI * place) / 365);
    const cents = Math.round(140_000 * factor * season * Math.exp(0.1 * normal()));
    return factor === 0 ? [] : [{ day, cents }];
  });
}

const at = (moment: string) => businessDay(wallMoment(Date.parse(moment), 'America/Toronto'), 3);

describe('the business day', () => {
  it('of a sale after midnight is the evening before, until the close-out hour', () => {
    expect(businessDay({ day: '2026-10-10', minutes: 20 }, 4)).toBe('2026-10-09');
    expect(businessDay({ day: '2026-10-10', minutes: 240 }, 4)).toBe('2026-10-10');
    expect(businessDay({ day: '2026-10-10', minutes: 20 }, 0)).toBe('2026-10-10');
  });

  it('holds in a leap year and on nights on which clocks change', () => {
    expect(businessDay({ day: '2028-03-01', minutes: 30 }, 3)).toBe('2028-02-29');
    // 01:30 happens twice on the night of November 1, 2026 and 02:30 not at all on that of March 8.
    expect([at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z'), at('2026-11-01T08:00:00Z')]).toEqual([
      '2026-10-31',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect([at('2026-03-08T06:59:00Z'), at('2026-03-08T07:00:00Z')]).toEqual(['2026-03-07', '2026-03-08']);
  });

  it('is of each shop in its own zone', () => {
    const moment = Date.parse('2026-07-01T03:30:00Z');
    expect(wallMoment(moment, 'America/Vancouver').day).toBe('2026-06-30');
    expect(wallMoment(moment, 'America/St_Johns')).toEqual({ day: '2026-07-01', minutes: 60 });
  });
});

describe('what a day is expected to bring', () => {
  it('holds nine of ten days that were not known when it was said', () => {
    const counted = [1, 2, 3, 4, 5].map((seed) => coverageOf(judgeDays(shop(seed))));
    const inside = counted.reduce((sum, one) => sum + one.inside, 0);
    const days = counted.reduce((sum, one) => sum + one.days, 0);
    expect(days).toBeGreaterThan(1000);
    expect(inside / days).toBeGreaterThan(0.87);
    expect(inside / days).toBeLessThan(0.93);
  });

  it('is said of no day before enough days are known', () => {
    const judged = judgeDays(shop(1, 40));
    expect(judged.every(({ expected }) => expected === null)).toBe(true);
  });

  it('follows the weekday and leaves closed days out', () => {
    const days = shop(7);
    const last = judgeDays(days).slice(-7);
    const of = (weekday: number) =>
      last.find(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday)?.expected;
    expect(of(6)?.low).toBeGreaterThan(of(2)?.high ?? 0);
    const closed = [...days.slice(0, 300), { day: days[300]?.day ?? '', cents: 0 }, ...days.slice(301)];
    expect(judgeDays(closed).at(-1)?.expected?.middle).toBeCloseTo(last.at(-1)?.expected?.middle ?? 0, -4);
  });

  it('is hardly moved by one odd day, which chance excludes', () => {
    const days = shop(3);
    const odd = days.map((one, place) => (place === 300 ? { ...one, cents: one.cents * 3 } : one));
    const judged = judgeDays(odd);
    expect(judged[300]?.p).toBeLessThan(0.0001);
    const usual = judgeDays(days)[310]?.expected?.middle ?? 0;
    expect(Math.abs((judged[310]?.expected?.middle ?? 0) - usual)).toBeLessThan(usual * 0.03);
  });
});
