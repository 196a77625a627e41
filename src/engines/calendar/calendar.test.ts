import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayInWords,
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

describe('a quarter of an hour', () => {
  // Every second week of 2012 to 2030, with the hours in which clocks change.
  const quarters = Array.from({ length: 494 }, (_, week) => Date.UTC(2012, 0, 1) + week * 14 * 86_400_000);
  it('lies on one day in every zone, so that the day of its first moment is the day of all of it', () => {
    const apart = Intl.supportedValuesOf('timeZone').filter((zone) => {
      const shown = new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        minute: '2-digit',
        second: '2-digit',
      });
      return quarters.some((moment) => {
        const [minute = 0, second = 0] = shown
          .formatToParts(moment)
          .flatMap(({ type, value }) => (type === 'minute' || type === 'second' ? [Number(value)] : []));
        return minute % 15 !== 0 || second !== 0;
      });
    });
    expect(apart).toEqual([]);
  });

  it('is known by its zone, and before 2012 not at all', () => {
    const lastMinute = Date.UTC(2026, 10, 27, 3, 59);
    expect(
      [lastMinute, lastMinute + 60_000, lastMinute].map((one) => localDay(one, 'America/Halifax')),
    ).toEqual(['2026-11-26', '2026-11-27', '2026-11-26']);
    expect(localDay(lastMinute + 60_000, 'America/Toronto')).toBe('2026-11-26');
    // The clocks of St. John's went back from a minute past midnight.
    const back = Date.parse('2010-11-07T02:31:00Z');
    expect([back - 60_000, back].map((one) => localDay(one, 'America/St_Johns'))).toEqual([
      '2010-11-07',
      '2010-11-06',
    ]);
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
    expect(dayInWords('2026-11-20', 'en')).toBe('Friday, November 20');
    expect(dayInWords('2026-11-20', 'fr')).toBe('vendredi 20 novembre');
    expect(dayInWords('', 'fr')).toBe('');
  });
});
