import { describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { toldAfter, toldBefore } from './news.ts';

const share = { part: 1, whole: 1 };
const change = (over: Partial<Change> & { middle?: number }): Change => ({
  kind: 'item',
  subject: 'rye',
  name: 'Rye',
  p: 0,
  weekly: { low: -200, middle: over.middle ?? -100, high: -50 },
  cases: 30,
  now: share,
  before: share,
  from: '2026-10-01',
  to: '2026-10-28',
  ...over,
});
const told = toldAfter({ things: [change({})], still: [] }, [], '2026-10-20');

describe('what was said once', () => {
  it('is no news on a later day, until it is a quarter worse', () => {
    expect(toldBefore(change({}), told, '2026-10-28')).toMatchObject({ day: '2026-10-20', weekly: -100 });
    expect(toldBefore(change({ middle: -124 }), told, '2026-10-28')).not.toBeNull();
    expect(toldBefore(change({ middle: -125 }), told, '2026-10-28')).toBeNull();
  });

  it('is shown all day long on the day on which it is said', () => {
    expect(toldBefore(change({}), told, '2026-10-20')).toBeNull();
  });

  it('is news where it is of another thing, on the other side, or of other days alone', () => {
    expect(toldBefore(change({ subject: 'white' }), told, '2026-10-28')).toBeNull();
    expect(toldBefore(change({ middle: 100 }), told, '2026-10-28')).toBeNull();
    expect(toldBefore(change({ from: '2026-10-21' }), told, '2026-10-28')).toBeNull();
  });

  it('is measured against what was said, however slowly it gets worse', () => {
    const later = toldAfter({ things: [], still: [change({ middle: -120 })] }, told, '2026-10-28');
    expect(later).toEqual([
      { kind: 'item', subject: 'rye', day: '2026-10-20', lastDay: '2026-10-28', weekly: -100 },
    ]);
    const worse = toldAfter({ things: [change({ middle: -126 })], still: [] }, later, '2026-11-04');
    expect(worse).toMatchObject([{ day: '2026-11-04', weekly: -126 }]);
  });

  it('is forgotten four weeks after it was last so', () => {
    const nothing = { things: [], still: [] };
    expect(toldAfter(nothing, told, '2026-11-17')).toEqual(told);
    expect(toldAfter(nothing, told, '2026-11-18')).toEqual([]);
  });
});
