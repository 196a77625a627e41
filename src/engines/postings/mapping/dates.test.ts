import { describe, expect, it } from 'vitest';
import {
  dateInWords,
  dayMonthYear,
  dayOrMonthFirst,
  eitherDate,
  feedDate,
  monthDayYear,
  relativeDate,
} from './dates.ts';

const ago = (text: string, today?: string) => relativeDate(text, today)?.slice(0, 10) ?? null;

describe('a date of a board', () => {
  it('of a feed is told in its own zone, by hours or by name', () => {
    const days = ['+0000', '-0500', 'EST', 'PDT', 'GMT'].map((zone) =>
      feedDate(`Tue, 27 Oct 2026 23:30:00 ${zone}`),
    );
    expect(days.map((day) => day?.slice(0, 13))).toEqual([
      '2026-10-27T23',
      '2026-10-28T04',
      '2026-10-28T04',
      '2026-10-28T06',
      '2026-10-27T23',
    ]);
  });

  it('of two small numbers is none where either may be the day', () => {
    expect(['05/08/2026', '25/08/2026', '08/25/2026'].map(dayOrMonthFirst)).toEqual([
      null,
      '2026-08-25T00:00:00.000Z',
      '2026-08-25T00:00:00.000Z',
    ]);
    expect([dayMonthYear('24/10/2026'), monthDayYear('10/24/2026')]).toEqual(
      Array(2).fill('2026-10-24T00:00:00.000Z'),
    );
  });

  it('in words has its month by its name, on either side of the day', () => {
    const days = ['Oct 19, 2026', '19 Oct 2026', '19-Oct-2026'].map(dateInWords);
    expect(days).toEqual(Array(3).fill('2026-10-19T00:00:00.000Z'));
    expect(dateInWords('Foo 19, 2026')).toBeNull();
  });

  it('in figures is of seconds or milliseconds by its size', () => {
    expect(eitherDate('1792368000')).toBe(eitherDate('1792368000000'));
    expect([eitherDate(''), eitherDate('0')]).toEqual([null, null]);
  });

  it('counted from today is none without a today, and none of so many days and more', () => {
    expect(ago('Posted 6 Days Ago', '2026-11-02')).toBe('2026-10-27');
    expect(ago('Posted Yesterday', '2026-11-01')).toBe('2026-10-31');
    expect([ago('Posted 30+ Days Ago', '2026-11-02'), ago('Posted Today')]).toEqual([null, null]);
  });
});
