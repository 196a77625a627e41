import { describe, expect, test } from 'vitest';
import { namesModel, read, tableOf, valuesOf } from '#testing/tables.ts';
import { readTable } from './index.ts';

const SALES = [
  'Date|Item|Units|Net|GST|PST|Total|Staff',
  '2026-03-02 09:05|Rye|0.5|4.00|0.20|0.40|4.60|Jo',
  '2026-03-02 14:30|Tote|2|48.00|2.40|4.80|55.20|Jo',
  '2026-03-14 14:31|Tote|-1|(24.00)|(1.20)|(2.40)|(27.60)|Jo',
  'Total||1.5|28.00|1.40|2.80|32.20|',
];

describe('a table of sales', () => {
  test('has rows in cents and thousandths, with days and times as they were written', () => {
    const { kind, rows } = read(SALES);
    expect(kind).toBe('sale_lines');
    expect(rows.get(2)).toMatchObject({
      values: { date: '2026-03-02', item: 'Rye', qty: 500, net: 400, total: 460 },
      time: '09:05:00',
      isRefund: false,
    });
    expect(rows.get(4)?.isRefund).toBe(true);
  });

  test('adds up several taxes, and keeps each by its name', () => {
    const first = read(SALES).rows.get(2);
    expect(first?.values['tax']).toBe(60);
    expect(first?.taxes).toEqual([
      { name: 'GST', cents: 20 },
      { name: 'PST', cents: 40 },
    ]);
  });

  test('compares a line of sums with its taxes together', () => {
    expect(read(SALES).totals.filter(({ field }) => field === 'tax')).toEqual([
      { line: 5, field: 'tax', says: 420, sums: 420 },
    ]);
  });

  test('names the columns that are read with its dates, and none where there is no such thing', () => {
    const timed = [
      'Ticket|Date|Time|Zone|Item|Units|Net',
      'A1|2026-03-02|09:05:00|Eastern Time (US & Canada)|Rye|1|4.00',
      'A2|2026-03-02|14:30:00|Eastern Time (US & Canada)|Tote|2|48.00',
    ];
    expect(read(timed).besideDate).toEqual(['Time', 'Zone']);
    expect(read(SALES).besideDate).toEqual([]);
  });

  test('gives what no feature needs no field', () => {
    expect(read(SALES).columns.find(({ header }) => header === 'Staff')?.field).toBeNull();
  });

  test('leaves its line of sums out, and says what it says against the rows', () => {
    const { leftOut, totals, sums } = read(SALES);
    expect(leftOut).toEqual([{ line: 5, reason: 'not-data' }]);
    expect(sums['total']).toBe(3220);
    expect(totals.find(({ field }) => field === 'total')).toEqual({
      line: 5,
      field: 'total',
      says: 3220,
      sums: 3220,
    });
    const off = read([...SALES.slice(0, -1), 'Total||1.5|28.00|1.40|2.80|32.25|']);
    expect(off.totals.find(({ field }) => field === 'total')).toMatchObject({ says: 3225, sums: 3220 });
  });

  test('takes what the owner says of a column for what it is', () => {
    const { columns, sums } = read(SALES, { fields: { Staff: 'location', Units: null, Net: 'gross' } });
    expect([sums['gross'], sums['net']]).toEqual([2800, undefined]);
    expect(
      columns.filter(({ header }) => ['Staff', 'Units'].includes(header)).map(({ field }) => field),
    ).toEqual([null, 'location']);
  });
});

const sheet = (...days: string[]) => ['Date|Item|Net', ...days.map((day, at) => `${day}|Rye|${at + 1}.00`)];

test('two columns that an owner calls the same leave the others as they are', () => {
  const { columns } = read(SALES, { fields: { Net: 'net', Total: 'net' } });
  expect(columns.filter(({ field }) => field === 'net')).toHaveLength(1);
  expect(columns.find(({ header }) => header === 'Units')?.field).toBe('qty');
});

test('a column of spreadsheet days may have a typed day and times of day; where the column was too narrow nothing can be read', () => {
  const { rows, leftOut } = read(sheet('45385', '2024-05-17', '45453,6354', '45301.25', '########'));
  expect([...rows.values()].map(({ values }) => values['date'])).toEqual([
    '2024-04-03',
    '2024-05-17',
    '2024-06-10',
    '2024-01-10',
  ]);
  expect(leftOut).toEqual([{ line: 6, reason: 'unreadable' }]);
});

test('a number that a column was too narrow for is none: two payments with such are two', () => {
  const { rows } = read([
    'Receipt no|Date|Net|GST|Total',
    'J1|2026-03-02|4.00|0.20|4.20',
    '#####|2026-03-02|6.00|0.30|6.30',
    '#####|2026-03-03|8.00|0.40|8.40',
    'J4|2026-03-03|2.00|0.10|2.10',
    'J5|2026-03-04|3.00|0.15|3.15',
  ]);
  expect([...rows.values()].map(({ values }) => values['order_ref'])).toEqual([
    'J1',
    undefined,
    undefined,
    'J4',
    'J5',
  ]);
});

describe('the order of day and month', () => {
  test('is asked for where nothing proves it, and is what the owner says', () => {
    const lines = sheet('03/04/2026', '05/04/2026');
    expect(read(lines).questions).toEqual([{ about: 'date_order', header: 'Date' }]);
    const said = read(lines, { dateOrder: 'day first' });
    expect(said.questions).toEqual([]);
    expect(valuesOf(said)[0]?.['date']).toBe('2026-04-03');
  });

  test('is proved by a number over twelve, also in a day that is not in the calendar', () => {
    expect(valuesOf(read(sheet('03/04/2026', '31/02/2026')))[0]?.['date']).toBe('2026-04-03');
    expect(valuesOf(read(sheet('03/04/2026', '02/27/2026')))[0]?.['date']).toBe('2026-03-04');
  });

  test('is proved by the weekdays beside it', () => {
    const { rows, questions } = read([
      'Date|Item|Net|Day',
      '04/05/2026|Rye|4.00|Mon',
      '05/05/2026|Rye|4.00|Tue',
    ]);
    expect(questions).toEqual([]);
    expect(rows.get(2)?.values['date']).toBe('2026-05-04');
  });
});

test('numbered names, in which no currency stands before the number, name columns', () => {
  const { columns } = read([
    'Date|Item|Units|Net|TAX1|TAX2',
    '2026-03-02|Rye|1|4.00|0.20|0.40',
    '2026-03-03|Rye|2|8.00|0.40|0.80',
  ]);
  expect(columns.map(({ header }) => header)).toContain('TAX1');
});

test('a table without a line of names is not understood', () => {
  expect(readTable(tableOf('1|2|3', '4|5|6'), { model: namesModel })).toBeNull();
});

const PEOPLE = ['Spent|Last order', '20.00|03/04/2025', '30.00|09/11/2024', '40.00|12/06/2025'];
const dayOf = (said?: Parameters<typeof read>[1]) => {
  const { kind, questions, rows } = read(PEOPLE, said);
  return [kind, questions.length, rows.size, rows.get(2)?.values['last_seen']];
};

test('a day that a row can do without is left out until the owner says how days are written', () => {
  expect(dayOf()).toEqual(['customers', 1, 3, undefined]);
  expect(dayOf({ dateOrder: 'day first' })).toEqual(['customers', 0, 3, '2025-04-03']);
});
