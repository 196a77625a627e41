import { describe, expect, it } from 'vitest';
import { localDay, localMinutes } from '#engines/calendar/index.ts';
import { asksDue, type Pace } from './pacing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const timeZone = 'America/Toronto';
// Toronto is four hours behind UTC in June.
const at = (text: string) => Date.parse(`${text}-04:00`);

const pace = (known: Partial<Pace> = {}): Pace => ({
  rate: 10,
  askedToday: 0,
  waiting: 0,
  createdAtMs: at('2026-06-01T09:00:00'),
  nowMs: at('2026-06-10T12:00:00'),
  timeZone,
  ...known,
});

describe('the pace of a campaign', () => {
  it('starts a new campaign with three at once, at whatever hour', () => {
    const nowMs = at('2026-06-10T23:10:00');
    const first = asksDue(pace({ createdAtMs: nowMs, nowMs }));
    expect(first).toEqual({ now: 3, nextAtMs: at('2026-06-11T08:00:00') });
    expect(asksDue(pace({ createdAtMs: nowMs, nowMs: nowMs + MINUTE, askedToday: 3, waiting: 3 })).now).toBe(
      0,
    );
  });

  it('goes on at the even spacing after the first batch', () => {
    const createdAtMs = at('2026-06-10T15:00:00');
    const first = asksDue(pace({ createdAtMs, nowMs: createdAtMs }));
    expect(first).toEqual({ now: 3, nextAtMs: createdAtMs + 72 * MINUTE });
    expect(asksDue(pace({ createdAtMs, nowMs: createdAtMs + 71 * MINUTE, askedToday: 3 })).now).toBe(0);
    expect(asksDue(pace({ createdAtMs, nowMs: createdAtMs + 72 * MINUTE, askedToday: 3 })).now).toBe(1);
  });

  it('spreads the rate over eight to eight', () => {
    const morning = at('2026-06-10T08:00:00');
    expect(asksDue(pace({ nowMs: morning, askedToday: 0, personHere: false }))).toEqual({
      now: 1,
      nextAtMs: morning + 72 * MINUTE,
    });
    expect(asksDue(pace({ nowMs: morning + 6 * HOUR, askedToday: 6 })).now).toBe(0);
    expect(asksDue(pace({ nowMs: morning + 6 * HOUR, askedToday: 4 })).now).toBe(2);
    expect(asksDue(pace({ nowMs: morning + 12 * HOUR - 1, askedToday: 9 })).now).toBe(1);
  });

  it('asks nothing in the evening of a day that has begun', () => {
    expect(asksDue(pace({ nowMs: at('2026-06-10T20:00:00'), askedToday: 4 }))).toEqual({
      now: 0,
      nextAtMs: at('2026-06-11T08:00:00'),
    });
  });

  it('starts a day without an ask at whatever hour, unless the person is known to be away', () => {
    const nowMs = at('2026-06-10T06:00:00');
    expect(asksDue(pace({ nowMs })).now).toBe(3);
    expect(asksDue(pace({ nowMs, personHere: false }))).toEqual({
      now: 0,
      nextAtMs: at('2026-06-10T08:00:00'),
    });
  });

  it('stops while three days of applications wait undecided', () => {
    expect(asksDue(pace({ waiting: 30 }))).toEqual({ now: 0, nextAtMs: null });
    expect(asksDue(pace({ waiting: 29 })).now).toBe(1);
    expect(asksDue(pace({ waiting: 29 })).nextAtMs).toBeNull();
  });

  it('keeps eight o’clock on the days the clock changes', () => {
    const spring = asksDue(pace({ nowMs: Date.parse('2026-03-08T05:30:00Z'), personHere: false }));
    expect(localMinutes(spring.nextAtMs ?? 0, timeZone)).toBe(8 * 60);
    expect(localDay(spring.nextAtMs ?? 0, timeZone)).toBe('2026-03-08');
    const autumn = asksDue(pace({ nowMs: Date.parse('2026-11-01T04:30:00Z'), personHere: false }));
    expect(localMinutes(autumn.nextAtMs ?? 0, timeZone)).toBe(8 * 60);
    expect(localDay(autumn.nextAtMs ?? 0, timeZone)).toBe('2026-11-01');
  });
});
