import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const HEADER = 'Date|Mail|Item|Units|Each|Carriage|GST|Total|State';
const ORDERS = [
  '2026-03-03|ann@a.example|Lasagne|3|18.00|5.00|4.20|88.20|paid',
  '||Salad|2|12.50||||',
  '2026-03-03|bo@b.example|Quiche|1|16.00|5.00|1.05|22.05|paid',
  '2026-03-05|cy@c.example|Sandwich|12|6.25|0.00|5.25|110.25|CANCELLED',
  '||Juice|10|3.00||||',
  '2026-03-06|di@d.example|Bread|2|4.00|0.00|0.40|8.40|paid',
];

describe('orders that have no number', () => {
  test('begin with their day: what follows without one is of the order above, and cancelled with it', () => {
    const { kind, rows, leftOut } = read([HEADER, ...ORDERS]);
    expect(kind).toBe('order_lines');
    expect([...rows.values()].map(({ values }) => [values['item'], values['total']])).toEqual([
      ['Lasagne', 8820],
      ['Salad', undefined],
      ['Quiche', 2205],
      ['Bread', 840],
    ]);
    expect(leftOut).toEqual([
      { line: 5, reason: 'not-a-sale' },
      { line: 6, reason: 'not-a-sale' },
    ]);
  });

  test('cannot be read where one begins without its day', () => {
    const { leftOut } = read([HEADER, ...ORDERS, '|el@e.example|Bun|1|2.00|0.00|0.10|2.10|paid']);
    expect(leftOut.at(-1)).toEqual({ line: 8, reason: 'unreadable' });
  });

  test('are none where each line says what it comes to: those are sales whose day stands once', () => {
    const { kind } = read([
      'Date|Item|Units|Each|GST|Total',
      '2026-03-03|Rye|2|4.00|0.40|8.40',
      '|Bun|1|2.00|0.10|2.10',
      '|Tea|1|4.00|0.20|4.20',
      '2026-03-04|Rye|1|4.00|0.20|4.20',
      '|Jam|1|6.00|0.30|6.30',
    ]);
    expect(kind).toBe('sale_lines');
  });
});

describe('what few lines of an order have', () => {
  test('is of a line where further lines have it as often as first ones', () => {
    const { columns, rows } = read([
      'Receipt no|Date|Item|Code|Units|Each|GST|Total',
      '1|2026-03-03|Candle|C-1|3|18.00|4.20|88.20',
      '1||Wick||2|12.50||',
      '2|2026-03-03|Soap||1|16.00|1.05|22.05',
      '2||Candle|C-2|1|5.00||',
      '3|2026-03-05|Wick||12|6.25|5.25|110.25',
      '3||Soap||10|3.00||',
    ]);
    expect(columns.find(({ header }) => header === 'Code')?.field).toBe('sku');
    expect([...rows.values()].map(({ values }) => values['sku'])).toContain('C-2');
  });
});
