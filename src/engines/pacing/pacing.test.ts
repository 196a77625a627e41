import * as fc from 'fast-check';
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

const zones = fc.constantFrom(
  'America/Toronto',
  'Europe/Paris',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
);
// Days around the changes of the clock in either half of the world, and an ordinary one.
const starts = fc.constantFrom(
  '2026-03-07',
  '2026-03-28',
  '2026-04-04',
  '2026-06-10',
  '2026-10-03',
  '2026-10-24',
  '2026-10-31',
);

describe('any campaign', () => {
  it('never asks more than its rate in a local day, nor lets more than three days’ worth wait', () => {
    fc.assert(
      fc.property(
        zones,
        starts,
        fc.integer({ min: 1, max: 25 }),
        fc.boolean(),
        fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
        fc.integer({ min: 0, max: 47 }),
        (zone, start, rate, personHere, decisions, createdAfter) => {
          const from = Date.parse(`${start}T00:00:00Z`);
          const createdAtMs = from + createdAfter * HOUR;
          const asked = new Map<string, number>();
          let waiting = 0;
          for (let nowMs = createdAtMs; nowMs < from + 120 * HOUR; nowMs += 23 * MINUTE) {
            const today = localDay(nowMs, zone);
            const askedToday = asked.get(today) ?? 0;
            const due = asksDue({
              rate,
              askedToday,
              waiting,
              createdAtMs,
              nowMs,
              timeZone: zone,
              personHere,
            });
            asked.set(today, askedToday + due.now);
            waiting += due.now;
            expect(waiting).toBeLessThanOrEqual(3 * rate);
            if (due.nextAtMs !== null) expect(due.nextAtMs).toBeGreaterThan(nowMs);
            waiting = Math.max(0, waiting - (decisions.next().value ?? 0));
          }
          for (const count of asked.values()) expect(count).toBeLessThanOrEqual(rate);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('owes no less later in the same day’s hours', () => {
    fc.assert(
      fc.property(
        zones,
        starts,
        fc.integer({ min: 1, max: 25 }),
        fc.nat({ max: 25 }),
        fc.tuple(fc.nat({ max: 719 }), fc.nat({ max: 719 })),
        (zone, start, rate, askedToday, minutes) => {
          const opens = asksDue({
            rate,
            askedToday: rate,
            waiting: 0,
            createdAtMs: 0,
            nowMs: Date.parse(`${start}T12:00:00Z`),
            timeZone: zone,
          }).nextAtMs;
          const owed = (minute: number) =>
            asksDue({
              rate,
              askedToday,
              waiting: 0,
              createdAtMs: 0,
              nowMs: (opens ?? 0) + minute * MINUTE,
              timeZone: zone,
            }).now;
          expect(owed(Math.max(...minutes))).toBeGreaterThanOrEqual(owed(Math.min(...minutes)));
        },
      ),
    );
  });

  it('has nothing to ask before the time it names', () => {
    fc.assert(
      fc.property(
        zones,
        starts,
        fc.integer({ min: 1, max: 25 }),
        fc.nat({ max: 30 }),
        fc.nat({ max: 2879 }),
        (zone, start, rate, askedToday, minute) => {
          const nowMs = Date.parse(`${start}T00:00:00Z`) + minute * MINUTE;
          const common = { rate, waiting: 0, createdAtMs: 0, timeZone: zone, personHere: false };
          const first = asksDue({ ...common, askedToday, nowMs });
          const next = first.nextAtMs ?? nowMs;
          const sameDay = localDay(next, zone) === localDay(nowMs, zone);
          const done = sameDay ? askedToday + first.now : 0;
          expect(asksDue({ ...common, askedToday: done, nowMs: next }).now).toBeGreaterThan(0);
          expect(asksDue({ ...common, askedToday: askedToday + first.now, nowMs }).now).toBe(0);
        },
      ),
    );
  });
});
