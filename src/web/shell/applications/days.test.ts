import { describe, expect, it } from 'vitest';
import { calendarDay, dayHeading, dayInWords, fullDayInWords, storyTimes } from './days.ts';

describe('a calendar day', () => {
  it('is the one on the calendar of the person', () => {
    expect(calendarDay('2026-11-17T03:30:00Z', 'America/Toronto')).toBe('2026-11-16');
    expect(calendarDay('2026-11-17T03:30:00Z', 'Asia/Tokyo')).toBe('2026-11-17');
  });

  it('has its year only when that is another one', () => {
    expect(dayInWords('2026-11-16', '2026')).toBe('Nov 16');
    expect(dayInWords('2025-12-31', '2026')).toBe('Dec 31, 2025');
    expect(dayInWords('soon', '2026')).toBe('soon');
  });

  it('is written in full with its year, and what is no day stays', () => {
    expect(fullDayInWords('2027-01-11')).toBe('January 11, 2027');
    expect(fullDayInWords('2027')).toBe('2027');
    expect(fullDayInWords('as soon as possible')).toBe('as soon as possible');
  });

  it('heads a list as today, yesterday or by its name', () => {
    expect(dayHeading('2026-11-20', '2026-11-20')).toBe('Today');
    expect(dayHeading('2026-11-19', '2026-11-20')).toBe('Yesterday');
    expect(dayHeading('2026-11-16', '2026-11-20')).toBe('Monday, November 16');
    expect(dayHeading('2026-02-28', '2026-03-01')).toBe('Yesterday');
  });
});

describe('the times of a story', () => {
  it('name the day once', () => {
    const times = storyTimes(
      ['2026-11-16T12:52:00Z', '2026-11-16T12:55:00Z', '2026-11-20T18:22:00Z'],
      'America/Toronto',
    );
    expect(times).toEqual(['Mon, Nov 16, 7:52 a.m.', '7:55 a.m.', 'Fri, Nov 20, 1:22 p.m.']);
  });
});
