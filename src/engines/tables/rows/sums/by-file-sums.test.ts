import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const HEADER = 'Date|Item|Units|Net|GST|Total|Movement|Till';
const sale = (day: number, item: string, cents: readonly [string, string, string], movement = 'SALE') =>
  `2026-03-0${day}|${item}|1|${cents.join('|')}|${movement}|A`;
const [RYE, TOTE, SCONE] = [
  ['8.00', '0.40', '8.40'],
  ['24.00', '1.20', '25.20'],
  ['9.50', '0.48', '9.98'],
] as const;

describe('the lines of sums of a file', () => {
  test('tell which row is no sale: they come right without it, whatever word it has', () => {
    const { leftOut, rows } = read([
      HEADER,
      sale(2, 'Rye', RYE),
      sale(2, 'Tote', TOTE, 'TRYOUT'),
      sale(3, 'Scone', SCONE),
      'Total Monday|||17.50|0.88|18.38||',
    ]);
    expect(leftOut).toEqual([
      { line: 3, reason: 'not-a-sale' },
      { line: 5, reason: 'not-data' },
    ]);
    expect(rows.has(3)).toBe(false);
  });

  test('tell which row is money that went back, although its amounts are above nought', () => {
    const { rows } = read([
      HEADER,
      sale(2, 'Rye', RYE),
      sale(2, 'Tote', TOTE),
      sale(3, 'Rye', RYE, 'TAKEBACK'),
      sale(3, 'Scone', SCONE),
      'Total Monday|||33.50|1.68|35.18||',
      sale(4, 'Rye', RYE),
      'Total|||41.50|2.08|43.58||',
    ]);
    expect(rows.get(4)?.values).toMatchObject({ qty: -1000, net: -800, tax: -40, total: -840 });
    expect(rows.get(4)?.isRefund).toBe(true);
    expect(rows.get(7)?.values['net']).toBe(800);
  });

  test('tell of several rows with one word that all of them are no sales', () => {
    const { leftOut } = read([
      HEADER,
      sale(2, 'Rye', RYE),
      ...[1, 2, 3].map((day) => sale(day, 'Tote', TOTE, 'TRYOUT')),
      ...[4, 5, 6].map((day) => sale(day, 'Scone', SCONE)),
      'Total|||36.50|1.84|38.34||',
    ]);
    expect(leftOut.filter(({ reason }) => reason === 'not-a-sale').map(({ line }) => line)).toEqual([
      3, 4, 5,
    ]);
  });

  test('leave out both of two rows where nothing says which of them they do not count', () => {
    const { leftOut } = read([
      HEADER,
      sale(2, 'Rye', RYE),
      sale(2, 'Tote', TOTE),
      sale(3, 'Tote', TOTE),
      'Total|||32.00|1.60|33.60||',
    ]);
    expect(leftOut.map(({ line }) => line)).toEqual([3, 4, 5]);
  });

  test('change nothing where they count what was left out, or come right in no way', () => {
    const lines = [HEADER, sale(2, 'Rye', RYE), sale(2, 'Tote', TOTE, 'VOID'), sale(3, 'Scone', SCONE)];
    for (const sum of ['Total|||41.50|2.08|43.58||', 'Total|||17.77|0.99|18.76||'])
      expect(read([...lines, sum]).leftOut.map(({ line }) => line)).toEqual([3, 5]);
  });

  test('teach what words of a column mean by all of them together, and of other rows what they mean there', () => {
    const { leftOut, rows } = read([
      HEADER,
      sale(2, 'Bonnet', ['20.00', '4.00', '24.00']),
      sale(2, 'Scarf', ['30.00', '6.00', '36.00']),
      sale(2, 'Bonnet', ['20.00', '4.00', '24.00'], 'R'),
      '|Monday|1|30.00|6.00|36.00||',
      // The first row alone would explain the next sum as well.
      sale(3, 'Gloves', ['37.50', '7.50', '45.00']),
      sale(3, 'Gloves', ['12.50', '2.50', '15.00'], 'E'),
      sale(3, 'Bonnet', ['20.00', '4.00', '24.00']),
      sale(3, 'Gloves', ['12.50', '2.50', '15.00'], 'R'),
      '|Tuesday|1|45.00|9.00|54.00||',
      sale(4, 'Scarf', ['30.00', '6.00', '36.00'], 'R'),
    ]);
    expect(leftOut).toEqual([
      { line: 5, reason: 'not-data' },
      { line: 7, reason: 'not-a-sale' },
      { line: 10, reason: 'not-data' },
    ]);
    expect([4, 9, 11].map((line) => rows.get(line)?.values['net'])).toEqual([-2000, -1250, -3000]);
  });

  test('are known although they stand where rows have a day or a number, if written otherwise', () => {
    const lines = [
      'Date|Receipt no|Item|Units|Net|GST|Total|Words',
      '2026-03-02|F1|Rye|1|8.00|0.40|8.40|',
      '2026-03-02|F2|Tote|1|24.00|1.20|25.20|never came',
      '2026-03-03|F3|Scone|1|9.50|0.48|9.98|',
    ];
    const outOf = (line: string) => read([...lines, line]).leftOut.map(({ reason }) => reason);
    expect(outOf('week 10||||17.50|0.88|18.38|')).toEqual(['not-a-sale', 'not-data']);
    // A day that is in no calendar is a row's, whatever it comes to.
    expect(outOf('2026-13-02|F4|Pie|1|17.50|0.88|18.38|')).toEqual(['unreadable']);
  });

  test('count an order with all its lines as one', () => {
    const { leftOut } = read([
      'Receipt no|Date|Item|Units|Each|Line|Total|GST|State',
      'F1|2026-03-04|Beef|2|6.00|12.00|42.00|2.10|fetched',
      '||Bones|3|5.00|15.00|||',
      '||Liver|3|5.00|15.00|||',
      'F2|2026-03-05|Hog|5|3.00|15.00|15.00|0.75|fetched',
      'F3|2026-03-07|Thighs|1|4.00|4.00|9.00|0.45|never came',
      '||Wings|1|5.00|5.00|||',
      'F4|2026-03-08|Hog|1|3.00|3.00|8.00|0.40|fetched',
      '||Bones|1|5.00|5.00|||',
      '||Sums of March|||65.00|65.00|3.25|',
    ]);
    expect(leftOut).toEqual([
      { line: 6, reason: 'not-a-sale' },
      { line: 7, reason: 'not-a-sale' },
      { line: 10, reason: 'not-data' },
    ]);
  });
});
