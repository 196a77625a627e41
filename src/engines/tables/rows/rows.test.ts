import { describe, expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';

describe('rows that are left out', () => {
  test.each([
    ['an amount that is none', '2026-03-02|Rye|1|12,5O', 'unreadable'],
    ['a day that is not in the calendar', '2026-02-31|Rye|1|4.00', 'unreadable'],
    ['no day', '|Rye|1|4.00', 'unreadable'],
    ['a gift card', '2026-03-02|Gift card|1|25.00', 'not-a-sale'],
    ['the header once more', 'Date|Item|Units|Net', 'not-data'],
    ['the name of a section', 'Bread|||', 'not-data'],
  ])('for %s say so', (_, line, reason) => {
    const lines = ['Date|Item|Units|Net', '2026-03-02|Rye|1|4.00', line, '2026-03-03|Rye|2|8.00'];
    expect(read(lines).leftOut).toEqual([{ line: 3, reason }]);
  });

  test('for a state that is no sale say so, and an open one is none', () => {
    const { leftOut } = read([
      'Date|Item|Net|State',
      '2026-03-02|Rye|4.00|paid',
      '2026-03-02|Rye|5.00|voided',
      '2026-03-02|Rye|6.00|open',
    ]);
    expect(leftOut.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'not-a-sale'],
      [4, 'not-a-sale'],
    ]);
  });

  test('for an id that was there before say so, but equal rows without one are two sales', () => {
    const twice = [
      '2026-03-02|Rye|4.00|p1',
      '2026-03-02|Rye|4.00|p2',
      '2026-03-02|Rye|4.00|p3',
      '2026-03-02|Rye|4.00|p2',
    ];
    const again = read([
      'Date|Item|Net|Payment',
      ...twice,
      '2026-03-02|Rye|4.00|p4',
      '2026-03-02|Rye|4.00|p5',
      '2026-03-02|Rye|4.00|p6',
    ]);
    expect(again.leftOut).toEqual([{ line: 5, reason: 'duplicate' }]);
    expect(again.rows.get(2)?.sourceId).toBe('p1');
    expect(read(['Date|Item|Net', '2026-03-02|Rye|4.00', '2026-03-02|Rye|4.00']).rows.size).toBe(2);
  });
});

test('an order that is void on its first line is out with all its lines', () => {
  const { kind, leftOut } = read([
    'Receipt no|Date|Item|Units|Net|Total|State',
    '#1|2026-03-02|Rye|1|4.00|9.00|paid',
    '#1||Tote|1|||',
    '#2|2026-03-02|Rye|1|4.00|9.00|void',
    '#2||Tote|1|||',
    '#3|2026-03-02|Rye|1|4.00|4.00|paid',
  ]);
  expect(kind).toBe('order_lines');
  expect(leftOut.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'not-a-sale'],
    [5, 'not-a-sale'],
  ]);
});

test('a refund by its state is below nought, whatever the sign in the file', () => {
  const reading = read([
    'Date|Item|Units|Net|State',
    '2026-03-02|Rye|1|4.00|paid',
    '2026-03-02|Rye|1|4.00|Refund',
  ]);
  expect(valuesOf(reading)[1]).toMatchObject({ qty: -1000, net: -400 });
});
