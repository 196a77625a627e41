import { describe, expect, test } from 'vitest';
import { readTable } from '#engines/tables/index.ts';
import type { Cell } from '#engines/tables/index.ts';
import { namesModel, read, valuesOf } from '#testing/tables.ts';

/** The rows of a list of objects, as a program writes them out. */
const rowsOf = (headers: readonly string[], records: readonly (readonly Cell[])[]) => {
  const reading = readTable({ name: '', headers, records }, { model: namesModel });
  return reading === null ? null : valuesOf(reading);
};

const NAMES = ['receipt no', 'date', 'net', 'gst', 'total'];
const ORDERS: Cell[][] = [
  ['A1', '2026-02-01', 11600, 1508, 13108],
  ['A2', '2026-02-01', 15660, 2036, 17696],
  ['A3', '2026-02-03', 6400, 832, 7232],
  ['A4', '2026-02-04', 8725, 1134, 9859],
  ['A5', '2026-02-05', 14500, 1885, 16385],
];

describe('whole numbers are hundredths of a currency', () => {
  test('where a tax on them has no broken part, as no tax on whole amounts has', () => {
    expect(rowsOf(NAMES, ORDERS)?.[0]).toMatchObject({ net: 11600, tax: 1508, total: 13108 });
  });

  test('where the name says so, also beside amounts whose names say nothing', () => {
    const lines = [
      'Date|Item|Units|Each (cents)|Net',
      '2026-03-02|Rye|2|400|800',
      '2026-03-02|Tote|1|2450|2450',
      '2026-03-03|Scone|3|150|450',
    ];
    const fields = { 'Each (cents)': 'unit_price' };
    expect(valuesOf(read(lines, { fields })).map(({ net }) => net)).toEqual([800, 2450, 450]);
  });

  test('and not where amounts are broken, whatever a name says', () => {
    const lines = [
      'Date|Item|Units|Net (cents)',
      '2026-03-02|Rye|2|8.00',
      '2026-03-02|Tote|1|24.50',
      '2026-03-03|Scone|3|4.50',
    ];
    expect(valuesOf(read(lines, { fields: { 'Net (cents)': 'net' } })).map(({ net }) => net)).toEqual([
      800, 2450, 450,
    ]);
  });

  test('and not where a tax is rounded to whole amounts beside broken ones, or there is none', () => {
    const round: Cell[][] = [
      ['A1', '2026-02-01', 100, 13, 113],
      ['A2', '2026-02-01', 200, 26, 226],
      ['A3', '2026-02-03', 300, 39, 339],
      ['A4', '2026-02-03', 1100, 143, 1243],
      ['A5', '2026-02-03', 500, 65, 565],
    ];
    // Each of these may be a whole amount: nothing is rounded in them.
    expect(rowsOf(NAMES, round)?.[0]).toMatchObject({ net: 10000, tax: 1300, total: 11300 });
    const untaxed = ORDERS.map(([number, day, net]) => [
      number ?? null,
      day ?? null,
      net ?? null,
      0,
      net ?? null,
    ]);
    expect(rowsOf(NAMES, untaxed)?.[0]).toMatchObject({ net: 1160000 });
  });

  test('where an object has an amount and its currency, and none of its amounts is of whole ones alone', () => {
    const names = ['receipt no', 'date', 'total.amount', 'total.currency'];
    const records: Cell[][] = [
      ['A1', '2026-02-01', 1295, 'CAD'],
      ['A2', '2026-02-01', 2250, 'CAD'],
      ['A3', '2026-02-03', 899, 'CAD'],
      ['A4', '2026-02-03', 1449, 'CAD'],
      ['A5', '2026-02-03', 305, 'CAD'],
    ];
    const readIn = (money: string) =>
      readTable(
        {
          name: '',
          headers: names,
          records: records.map((one) => one.map((cell) => (cell === 'CAD' ? money : cell))),
        },
        { model: namesModel },
        { kind: 'orders', fields: { 'total.amount': 'total' } },
      );
    const totals = (money: string) =>
      [...(readIn(money)?.rows.values() ?? [])].map(({ values }) => values['total']);
    expect(totals('CAD')).toEqual([1295, 2250, 899, 1449, 305]);
    // Yen have no hundredths.
    expect(totals('JPY')[0]).toBe(129500);
  });
});
