import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isoWeek,
  localDay,
  localMinutes,
  monthInWords,
  monthsBetween,
  startOfDay,
} from './index.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;

describe('days of a time zone', () => {
  it.each([
    ['2026-11-20T04:59:59Z', 'America/Toronto', '2026-11-19', 23 * 60 + 59],
    ['2026-11-20T05:00:00Z', 'America/Toronto', '2026-11-20', 0],
    ['2026-07-01T03:59:00Z', 'America/Toronto', '2026-06-30', 23 * 60 + 59],
    ['2026-11-20T03:30:00Z', 'America/St_Johns', '2026-11-20', 0],
    ['2026-11-20T12:00:00Z', 'Asia/Kathmandu', '2026-11-20', 17 * 60 + 45],
    ['2026-11-20T23:30:00Z', 'No/Such_Zone', '2026-11-20', 23 * 60 + 30],
    ['2026-11-20T23:30:00Z', '', '2026-11-20', 23 * 60 + 30],
  ])('%s in %s is %s, minute %i', (moment, zone, day, minutes) => {
    expect(localDay(at(moment), zone)).toBe(day);
    expect(localMinutes(at(moment), zone)).toBe(minutes);
  });

  it.each([
    ['2026-03-08', 'America/Toronto', 23],
    ['2026-11-01', 'America/Toronto', 25],
    ['2026-03-08', 'America/St_Johns', 23],
    ['2026-11-01', 'America/St_Johns', 25],
    ['2026-06-15', 'America/St_Johns', 24],
  ])('%s in %s lasts %i hours', (day, zone, hours) => {
    expect(startOfDay(addDays(day, 1), zone) - startOfDay(day, zone)).toBe(hours * HOUR);
  });

  it('begins a day at the first of two midnights, as Newfoundland had them until 2011', () => {
    expect(startOfDay('2010-11-07', 'America/St_Johns')).toBe(at('2010-11-07T02:30:00Z'));
  });

  it('begins a day without midnight when the clocks have jumped', () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo')).toBe(at('2018-11-04T03:00:00Z'));
  });

  it('says that a day that is none has no beginning', () => {
    expect(startOfDay('yesterday', 'UTC')).toBeNaN();
  });

  it('puts the start of every day on that day, and the millisecond before on another', () => {
    const zones = ['America/Toronto', 'America/St_Johns', 'Europe/Paris', 'Australia/Lord_Howe', 'UTC'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...zones), (n, zone) => {
        const day = addDays('1990-01-01', n);
        const start = startOfDay(day, zone);
        expect(localDay(start, zone)).toBe(day);
        expect(localDay(start - 1, zone)).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('counting days', () => {
  it('adds days over months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('is undone by taking the difference', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (n) => {
        expect(daysBetween('2026-11-20', addDays('2026-11-20', n))).toBe(n);
      }),
    );
  });

  it.each([
    ['2026-01-01', '2026-W01'],
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['2026-11-22', '2026-W47'],
    ['2026-11-23', '2026-W48'],
  ])('puts %s in week %s', (day, week) => {
    expect(isoWeek(day)).toBe(week);
  });
});

describe('partial dates', () => {
  it.each([
    ['2021-01', '2021-03', 3],
    ['2021-06', '2021-06', 1],
    ['2018', '2020', 24],
    ['2019-07', '2021', 18],
    ['2021-03', '2020-01', 0],
    ['soon', '2020-01', 0],
    ['2021-13', '2022-01', 0],
    ['2020-01-15', '2020-12-31', 12],
  ])('from %s to %s are %i months', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months);
  });

  it('are written in words in both languages', () => {
    expect(monthInWords('2021-06', 'en')).toBe('June 2021');
    expect(monthInWords('2021-06-30', 'fr')).toBe('juin 2021');
    expect(monthInWords('2021', 'fr')).toBe('2021');
    expect(monthInWords('lately', 'en')).toBe('lately');
  });
});
