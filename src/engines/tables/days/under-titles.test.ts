import { describe, expect, test } from 'vitest';
import { namesModel, read, tableOf, valuesOf } from '#testing/tables.ts';
import { readTable } from '#engines/tables/index.ts';

const NAMES = 'Date|Item|Units|Net';
const rowsOf = (days: readonly string[]) => days.map((day, at) => `${day}|Rye ${at}|1|${at + 1}.00`);
/** The days of rows below some lines of a title. */
const under = (titles: readonly string[], days: readonly string[], names = NAMES) =>
  valuesOf(read([...titles, names, ...rowsOf(days)])).map(({ date }) => date);

describe('days that are written as numbers', () => {
  test('are of the month in the title, or in the name of the sheet', () => {
    expect(under(['Ventes mars 2026|||'], ['3', '3', '14'])).toEqual([
      '2026-03-03',
      '2026-03-03',
      '2026-03-14',
    ]);
    const table = { ...tableOf(NAMES, ...rowsOf(['3', 'Wed 4', 'Thu 5'])), name: 'March 2026' };
    const days = [...(readTable(table, { model: namesModel })?.rows.values() ?? [])].map(
      ({ values }) => values['date'],
    );
    expect(days).toEqual(['2026-03-03', '2026-03-04', '2026-03-05']);
  });

  test('take no small counts beside them for months', () => {
    const rows = ['2|Rye|1|7.50', '3|Knot|2|8.00', '3|Rye|1|7.50', '9|Tea|4|20.00'];
    const found = read(['March 2026|||', 'Day|Item|Units|Net', ...rows]);
    expect(valuesOf(found).map(({ date, qty }) => [date, qty])).toEqual([
      ['2026-03-02', 1000],
      ['2026-03-03', 2000],
      ['2026-03-03', 1000],
      ['2026-03-09', 4000],
    ]);
  });

  test('are of the month above them, which has its year from the title', () => {
    const found = read([
      'Sales 2025|||',
      NAMES,
      'APRIL|||',
      ...rowsOf(['3', '28']),
      'MAY|||',
      ...rowsOf(['1', '9']),
    ]);
    expect(valuesOf(found).map(({ date }) => date)).toEqual([
      '2025-04-03',
      '2025-04-28',
      '2025-05-01',
      '2025-05-09',
    ]);
  });

  test('are of several months of a title where they begin anew as often', () => {
    expect(under(['January to March 2026|||'], ['3', '25', '9', '22', '4'])).toEqual([
      '2026-01-03',
      '2026-01-25',
      '2026-02-09',
      '2026-02-22',
      '2026-03-04',
    ]);
  });

  test('stand once above the rows of a day as others do', () => {
    const book = [
      '3|Rye|1|4.00',
      '|Bun|2|2.00',
      '|Tea|1|5.00',
      '4|Rye|2|8.00',
      '|Jam|1|6.00',
      '9|Tea|1|5.00',
    ];
    expect(
      valuesOf(read(['May 2026|||', NAMES, ...book])).map(({ date }) => date?.toString().slice(8)),
    ).toEqual(['03', '03', '03', '04', '04', '09']);
  });

  test.each([
    ['no month is named', ['Ventes 2026|||'], ['3', '4', '9']],
    ['several are, and the days go on as in one', ['Janvier et février 2026|||'], ['3', '4', '9']],
    ['one is, and the days begin anew', ['Avril 2026|||'], ['28', '30', '2', '4']],
    ['the month has no such days', ['Avril 2026|||'], ['29', '30', '31']],
    ['weekdays are others', ['March 2026|||'], ['Mon 3', 'Tue 4', 'Wed 5']],
    ['the day of printing alone is named', ['Printed April 2, 2026|||'], ['3', '4', '9']],
    ['no year is named', ['Ventes mars|||'], ['3', '4', '9']],
    ['two years are', ['Ventes mars|||', '2025, 2026|||'], ['3', '4', '9']],
  ])('are asked about where %s', (_, titles, days) => {
    const { questions, rows } = read([...titles, NAMES, ...rowsOf(days)]);
    expect(questions).toMatchObject([{ about: 'month', header: 'Date' }]);
    expect(rows.size).toBe(0);
  });

  test('are none in a column that is called otherwise: it numbers rows, or weeks', () => {
    for (const name of ['No', 'Table', 'Week'])
      expect(under(['March 2026|||'], ['1', '2', '4'], NAMES.replace('Date', name))).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
  });
});

describe('days that are written without a year', () => {
  test('have that of the title, whatever their column is called where the month has a name', () => {
    expect(
      under(['Fair takings 2025|||'], ['3 May', 'May 10', '1st June'], NAMES.replace('Date', 'On')),
    ).toEqual(['2025-05-03', '2025-05-10', '2025-06-01']);
    expect(under(['Ventes 2025|||'], ['14/06', '15/06', '5/07'])).toEqual([
      '2025-06-14',
      '2025-06-15',
      '2025-07-05',
    ]);
  });

  test('may say the month where it changes alone', () => {
    expect(under(['Ventes 2025|||'], ['3 mai', '10', '1er juin', '2'])).toEqual([
      '2025-05-03',
      '2025-05-10',
      '2025-06-01',
      '2025-06-02',
    ]);
  });

  test('may stand in two columns', () => {
    const found = read([
      'Sales 2026||||',
      'Month|Day|Item|Units|Net',
      'Jan|5|Rye|1|4.00',
      '|9|Bun|1|2.00',
      'Feb|2|Tea|1|5.00',
    ]);
    expect(valuesOf(found).map(({ date }) => date)).toEqual(['2026-01-05', '2026-01-09', '2026-02-02']);
    expect(found.columns[0]).toMatchObject({ header: 'Month Day', field: 'date' });
  });

  test('are asked about where either number may be the day', () => {
    expect(read(['Ventes 2025|||', NAMES, ...rowsOf(['4/06', '5/06', '7/06'])]).questions).toEqual([
      { about: 'date_order', header: 'Date' },
    ]);
  });

  test('number no orders where no year is named', () => {
    const { columns } = read([NAMES.replace('Date', 'Receipt no'), ...rowsOf(['3 May', '4 May', '9 May'])]);
    expect(columns[0]?.field).toBeNull();
  });
});
