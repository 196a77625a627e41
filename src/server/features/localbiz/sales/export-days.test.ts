import { describe, expect, it } from 'vitest';
import { csvCell } from './export-days.ts';
import { reconciled } from './figures.ts';

describe('a cell of an exported file', () => {
  it('is never a formula, and is a number where it is one', () => {
    expect(
      ['=1+1', '+1', '-cmd', '@SUM(A1)', '-12.50', 'Rye, half', 'a "b"', '=HYPERLINK("x")'].map(csvCell),
    ).toEqual([
      "'=1+1",
      "'+1",
      "'-cmd",
      "'@SUM(A1)",
      '-12.50',
      '"Rye, half"',
      '"a ""b"""',
      '"\'=HYPERLINK(""x"")"',
    ]);
  });
});

describe('days held against their source', () => {
  it('say on how many they differ and by how much', () => {
    const days = [
      { net: 100, tax: 13, tip: 5, source: { net: 100, tax: 13, tip: 5 } },
      { net: 90, tax: 13, tip: 5, source: { net: 100, tax: 13, tip: 5 } },
      { net: 50, tax: 0, tip: 0, source: null },
    ];
    expect(reconciled(days)).toEqual({ days: 2, off: 1, difference: -10 });
  });
});
