import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const HEADER = 'Receipt no|Date|Mail|State|Net|GST|Total|By cash|By card';
const PAID = [
  '1|2026-03-03|a@a.example|paid|100.00|5.00|105.00|0.00|105.00',
  '2|2026-03-03|b@b.example|paid|20.00|1.00|21.00|21.00|0.00',
  '3|2026-03-04|c@c.example|paid|60.00|3.00|63.00|20.00|43.00',
  '4|2026-03-04|d@d.example|paid|40.00|2.00|42.00|0.00|42.00',
  '5|2026-03-05|e@e.example|paid|80.00|4.00|84.00|84.00|0.00',
  '6|2026-03-05|f@f.example|picked up|10.00|0.50|10.50|0.00|10.50',
];
const outOf = (...lines: string[]) => read([HEADER, ...PAID, ...lines]).leftOut;

describe('a sale of which nothing was paid, where nearly all others say how they were', () => {
  test('is none in a state in which none was paid', () => {
    expect(outOf('7|2026-03-06|g@g.example|stayed away|20.00|1.00|21.00|0.00|0.00')).toEqual([
      { line: 8, reason: 'not-a-sale' },
    ]);
  });

  test('is one in a state in which others were paid, or that is known for a sale', () => {
    expect(outOf('7|2026-03-06|g@g.example|picked up|20.00|1.00|21.00|0.00|0.00')).toEqual([]);
    expect(outOf('7|2026-03-06|g@g.example|completed|20.00|1.00|21.00|0.00|0.00')).toEqual([]);
  });

  test('is one where what is beside the total is no payments', () => {
    const named = PAID.map((line) => line.replace(/[\d.]+\|[\d.]+$/u, '1.00|2.00'));
    const { leftOut } = read([
      HEADER,
      ...named,
      '7|2026-03-06|g@g.example|stayed away|20.00|1.00|21.00|0.00|0.00',
    ]);
    expect(leftOut).toEqual([]);
  });
});
