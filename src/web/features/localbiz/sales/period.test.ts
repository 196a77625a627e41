import { describe, expect, it } from 'vitest';
import { earlier, later, ofLength } from './period.ts';

const known = { known_from: '2026-01-10', known_to: '2026-11-29' };
const shown = (from: string, to: string) => ({ from, to, ...known });

describe('the days of sales that are shown', () => {
  it('are followed backwards without a gap, as far as anything is known', () => {
    expect(earlier(shown('2026-11-02', '2026-11-29'))).toEqual({ from: '2026-10-05', to: '2026-11-01' });
    expect(earlier(shown('2026-01-12', '2026-02-08'))).toEqual({ from: '2025-12-15', to: '2026-01-11' });
    expect(earlier(shown('2026-01-10', '2026-02-06'))).toBeNull();
  });

  it('are followed forwards, at most to the last day that is known', () => {
    expect(later(shown('2026-10-05', '2026-11-01'))).toEqual({ from: '2026-11-02', to: '2026-11-29' });
    expect(later(shown('2026-10-15', '2026-11-11'))).toEqual({ from: '2026-11-02', to: '2026-11-29' });
    expect(later(shown('2026-11-02', '2026-11-29'))).toBeNull();
  });

  it('keep their end when there are to be more or fewer, unless that is not known yet', () => {
    expect(ofLength(shown('2026-10-05', '2026-11-01'), 7)).toEqual({ from: '2026-10-26', to: '2026-11-01' });
    expect(ofLength(shown('2026-12-01', '2026-12-28'), 7)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });

  it('lead nowhere before any sales are known', () => {
    const nothing = { from: '2026-11-02', to: '2026-11-29', known_from: null, known_to: null };
    expect([earlier(nothing), later(nothing)]).toEqual([null, null]);
  });
});
