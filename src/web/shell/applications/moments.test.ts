import { describe, expect, it } from 'vitest';
import { clockWords, expiryWords, greetingAt, hourOf, momentWords } from './moments.ts';

const now = Date.parse('2026-11-20T20:10:00Z');
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

describe('the time that is left', () => {
  it.each([
    [0.2, 'Expires in 1 min'],
    [40, 'Expires in 40 min'],
    [60, 'Expires in 1 h'],
    [23 * 60 + 59, 'Expires in 23 h'],
    [47 * 60, 'Expires in 47 h'],
    [72 * 60, 'Expires in 3 days'],
    [0, 'Expired'],
    [-5, 'Expired'],
  ])('of %d minutes reads "%s"', (minutes, words) => {
    expect(expiryWords(after(minutes), now)).toBe(words);
  });

  it('is not said where nothing expires', () => {
    expect(expiryWords(null, now)).toBeNull();
  });
});

describe('a moment', () => {
  it('is told on the clock of the person', () => {
    expect(clockWords('2026-11-20T20:10:00Z', 'America/Toronto')).toBe('3:10 p.m.');
    expect(hourOf(now, 'America/Toronto')).toBe(15);
    expect(hourOf(Date.parse('2026-11-20T05:30:00Z'), 'America/Toronto')).toBe(0);
  });

  it('has its day when that is not today there', () => {
    expect(momentWords('2026-11-20T14:00:00Z', now, 'America/Toronto')).toBe('9:00 a.m.');
    expect(momentWords('2026-11-19T14:00:00Z', now, 'America/Toronto')).toBe('Nov 19, 9:00 a.m.');
    expect(momentWords('2026-11-20T04:00:00Z', now, 'America/Toronto')).toBe('Nov 19, 11:00 p.m.');
  });

  it('is still told when the zone is unknown', () => {
    expect(clockWords('2026-11-20T20:10:00Z', 'Nowhere/Atlantis')).toMatch(/^\d\d?:10 [ap]\.m\.$/);
  });
});

describe('the greeting', () => {
  it.each([
    [4, 'Good evening'],
    [5, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('at %d o’clock is "%s"', (hour, words) => {
    expect(greetingAt(hour, 'Amara')).toBe(`${words}, Amara`);
  });
});
