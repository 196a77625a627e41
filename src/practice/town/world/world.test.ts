import { expect, test } from 'vitest';
import { dayOfText, instantOf, wallOf } from './calendar.ts';
import { inCash, shareOut, taxesOn, taxOf } from './taxes.ts';
import type { Region } from './types.ts';

const rate = (region: Region, date: string, slot: 0 | 1 = 0) =>
  taxesOn(region, dayOfText(date)).rates.standard[slot];

test('a sale bears the taxes of its region and date, each rounded once', () => {
  expect(taxOf(525, rate('NS', '2025-04-01'))).toBe(74);
  expect(taxOf(525, rate('NS', '2025-03-31'))).toBe(79);
  expect([taxOf(1999, rate('QC', '2026-01-01')), taxOf(1999, rate('QC', '2026-01-01', 1))]).toEqual([
    100, 199,
  ]);
  expect([taxOf(7155, rate('BC', '2026-01-01')), taxOf(7155, rate('BC', '2026-01-01', 1))]).toEqual([
    358, 501,
  ]);
  expect([shareOut(100, [333, 333, 334]), shareOut(5, [100, 100])]).toEqual([
    [33, 33, 34],
    [3, 2],
  ]);
  expect([1002, 1003, 1007, 1008].map(inCash)).toEqual([1000, 1005, 1005, 1010]);
});

test('people come by the clock on the wall, across its changes too', () => {
  const halifax = 'America/Halifax';
  const changed = dayOfText('2026-03-08');
  expect(new Date(instantOf(halifax, changed - 1, 9 * 3600)).toISOString()).toBe('2026-03-07T13:00:00.000Z');
  expect(new Date(instantOf(halifax, changed, 9 * 3600)).toISOString()).toBe('2026-03-08T12:00:00.000Z');
  expect(wallOf(halifax, instantOf(halifax, changed, 25 * 3600))).toEqual({
    date: '2026-03-09',
    time: '01:00:00',
    offset: '-0300',
  });
});
