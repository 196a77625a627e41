import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '#engines/calendar/index.ts';
import { asksDue } from './pacing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
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
