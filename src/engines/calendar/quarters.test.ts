import { describe, expect, it } from 'vitest';
import { localDay } from './index.ts';

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
