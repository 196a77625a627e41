import { describe, expect, test } from 'vitest';
import { namesModel, read, tableOf, valuesOf } from '#testing/tables.ts';
import { readTable } from '#engines/tables/index.ts';

const NAMES = 'Day|Item|Units|Net';
const DATES = 'Date|Item|Units|Net';
const rowsOf = (days: readonly (number | string)[]) =>
  days.map((day, at) => `${day}|Rye ${at}|1|${at + 1}.00`);
const march = { year: 2026, month: 3 };
const daysOf = (days: readonly (number | string)[], month = march) =>
  valuesOf(read([DATES, ...rowsOf(days)], { month })).map(({ date }) => date);

describe('days that are numbers alone, of a month that nothing says', () => {
  test('are one question, and no row is kept or called unreadable before it is answered', () => {
    const { kind, questions, rows, leftOut } = read([DATES, ...rowsOf([1, 2, 2, 5, 31]), 'Total|||15.00']);
    expect(kind).toBe('sale_lines');
    expect(questions).toEqual([{ about: 'month', header: 'Date', rows: 5, months: 1 }]);
    expect(rows.size).toBe(0);
    expect(leftOut).toEqual([{ line: 7, reason: 'not-data' }]);
  });

  test('are of the month that is said then, and nothing is asked', () => {
    const { questions, rows, sums } = read([DATES, ...rowsOf([1, 2, 2, 5, 31])], { month: march });
    expect(questions).toEqual([]);
    expect([...rows.values()].map(({ values }) => values['date'])).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-02',
      '2026-03-05',
      '2026-03-31',
    ]);
    expect(sums['net']).toBe(1500);
  });

  test('go on to the next month where they begin anew, whichever way they go', () => {
    const { questions } = read([DATES, ...rowsOf([20, 28, 31, 2, 9, 30, 4])]);
    expect(questions).toMatchObject([{ months: 3 }]);
    const december = { year: 2025, month: 12 };
    const days = [
      '2025-12-20',
      '2025-12-28',
      '2025-12-31',
      '2026-01-02',
      '2026-01-09',
      '2026-01-30',
      '2026-02-04',
    ];
    expect(daysOf([20, 28, 31, 2, 9, 30, 4], december)).toEqual(days);
    expect(daysOf([4, 30, 21, 12, 9, 2, 31, 28, 20], december)).toEqual([
      '2026-02-04',
      '2026-01-30',
      '2026-01-21',
      '2026-01-12',
      '2026-01-09',
      '2026-01-02',
      '2025-12-31',
      '2025-12-28',
      '2025-12-20',
    ]);
  });

  test('are of one month where they only stand a little out of order', () => {
    expect(daysOf([3, 5, 4, 6])).toEqual(['2026-03-03', '2026-03-05', '2026-03-04', '2026-03-06']);
  });

  test('are not asked where their course leaves open how many months they are', () => {
    // In order with one gap either way; and out of order at a turn of the month.
    for (const days of [
      [1, 20, 3, 25],
      [28, 31, 30, 1, 3, 2],
    ])
      expect(read([DATES, ...rowsOf(days)]).questions, days.join(' ')).toEqual([]);
  });

  test('are not taken to be of a month in which there is no such day, or another weekday', () => {
    expect(daysOf([29, 30, 31], { year: 2026, month: 2 })).toEqual([]);
    expect(daysOf(['Mon 2', 'Tue 3', 'Wed 4'])).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
    expect(daysOf(['Tue 2', 'Wed 3', 'Thu 4'])).toEqual([]);
  });

  test.each([
    ['March 2026.xlsx', ['2026-03-03', '2026-03-04', '2026-03-05']],
    ['sales_2026_03.csv', ['2026-03-03', '2026-03-04', '2026-03-05']],
    ['ventes-mars-2026 (2).csv', ['2026-03-03', '2026-03-04', '2026-03-05']],
    // The day on which it was exported says nothing of what is in it.
    ['export_2026-04-02.csv', []],
    ['book.csv', []],
  ])('are known by the name of the file %s', (fileName, days) => {
    const table = { ...tableOf(DATES, ...rowsOf([3, 4, 5])), fileName };
    const reading = readTable(table, { model: namesModel });
    expect([...(reading?.rows.values() ?? [])].map(({ values }) => values['date'])).toEqual(days);
    expect(reading?.questions.length).toBe(days.length > 0 ? 0 : 1);
  });

  test('are of the month of the sheet or the title whatever the file is called or is said', () => {
    const rows = [DATES, ...rowsOf([3, 4, 5])];
    const named = { ...tableOf(...rows), name: 'April', fileName: 'March 2026.xlsx' };
    const titled = { ...tableOf('Sales of April 2026', ...rows), fileName: 'March 2025.xlsx' };
    for (const table of [named, titled]) {
      const reading = readTable(table, { model: namesModel }, { month: march });
      expect([...(reading?.rows.values() ?? [])][0]?.values['date']).toBe('2026-04-03');
    }
  });

  test('are nothing to ask in a list that is of no days', () => {
    const list = ['Item|Code|Each|In stock|Day', 'Rye|A1|4.00|12|3', 'Bun|A2|2.00|40|9', 'Tea|A3|5.00|7|12'];
    expect(read(list)).toMatchObject({ kind: 'items', questions: [] });
  });
});

test('a column that is called a day may be one of days', () => {
  expect(read([NAMES, ...rowsOf([1, 2, 5])]).questions).toMatchObject([{ about: 'month', header: 'Day' }]);
});
