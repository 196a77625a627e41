import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localMinutes } from './zones.ts';
import { momentAt, quietUntil } from './quiet.ts';

const night = { from: 21 * 60 + 30, until: 7 * 60 };
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
const quiet = (at: string, timeZone = 'America/Toronto', hours = night) =>
  iso(quietUntil(Date.parse(at), timeZone, hours));

describe('quiet hours', () => {
  it('end the next morning for what happens in the evening, and the same one after midnight', () => {
    expect(quiet('2026-11-17T02:30:00Z')).toBe('2026-11-17T12:00:00.000Z');
    expect(quiet('2026-11-17T08:00:00Z')).toBe('2026-11-17T12:00:00.000Z');
  });

  it('stand in the zone of the person, from their first minute to before their last', () => {
    expect(quiet('2026-11-17T02:29:00Z')).toBeNull();
    expect(quiet('2026-11-17T12:00:00Z')).toBeNull();
    expect(quiet('2026-11-17T08:00:00Z', 'Asia/Tokyo')).toBeNull();
    expect(quiet('2026-11-17T14:00:00Z', 'Asia/Tokyo')).toBe('2026-11-17T22:00:00.000Z');
  });

  it('may lie within one day, and equal ends mean never', () => {
    expect(quiet('2026-11-17T18:00:00Z', 'UTC', { from: 17 * 60, until: 19 * 60 })).toBe(
      '2026-11-17T19:00:00.000Z',
    );
    expect(quiet('2026-11-17T18:00:00Z', 'UTC', { from: 300, until: 300 })).toBeNull();
  });

  it('within one day are over at the minute that is named as their end', () => {
    const hours = { from: 17 * 60, until: 19 * 60 };
    expect(quiet('2026-11-17T17:00:00Z', 'UTC', hours)).toBe('2026-11-17T19:00:00.000Z');
    expect(quiet('2026-11-17T19:00:00Z', 'UTC', hours)).toBeNull();
  });

  it('keep to the wall clock over the night the clocks change', () => {
    expect(quiet('2026-11-01T03:00:00Z')).toBe('2026-11-01T12:00:00.000Z');
    expect(quiet('2026-03-08T03:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
    expect(iso(momentAt('2026-03-08', 150, 'America/Toronto'))).toBe('2026-03-08T07:30:00.000Z');
  });

  it('always end later, within a day and an hour, when the wall clock shows their end', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 24 * 730 }), minute, minute, (shift, from, until) => {
        const at = Date.parse('2026-01-01T00:00:00Z') + shift * 60_000;
        for (const zone of ['America/St_Johns', 'Europe/Paris', 'UTC']) {
          const end = quietUntil(at, zone, { from, until });
          if (end === null) continue;
          expect(end).toBeGreaterThan(at);
          expect(end - at).toBeLessThanOrEqual(25 * 3_600_000);
          const shown = localMinutes(end, zone);
          // On a night the clocks jump, the end may be a time that does not exist or has passed.
          if (shown !== until) expect(Math.abs(shown - until)).toBeLessThanOrEqual(120);
        }
      }),
    );
  });
});
