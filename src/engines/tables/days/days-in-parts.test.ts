import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const daysOf = (lines: readonly string[]) => {
  const { rows, leftOut, kind } = read(lines);
  return {
    kind,
    days: [...rows.values()].map(({ values }) => values['date']),
    out: leftOut.map(({ line, reason }) => `${line} ${reason}`),
  };
};

const inFigures = (names: string) => [
  `${names}|Item|Net`,
  '2026|3|9|Rye|4.00',
  '2026|3|11|Tote|24.00',
  '2026|4|2|Loaf|6.00',
];

describe('a day in three columns', () => {
  test('is one, whatever they are called, where the month has a name', () => {
    const book = [
      'A|B|C|Item|Net',
      '9|avril|2026|Rye|4.00',
      '9|avril|2026|Tote|24.00',
      '31|avril|2026|Loaf|6.00',
      '|||TOTAL AVRIL|34.00',
      '1|mai|2026|Scone|1.50',
    ];
    expect(daysOf(book)).toEqual({
      kind: 'sale_lines',
      days: ['2026-04-09', '2026-04-09', '2026-05-01'],
      out: ['4 unreadable', '5 not-data'],
    });
  });

  test('is one in numbers, where one of them is above twelve', () => {
    const book = [
      'Net|Item|Mes|Día|Año',
      '4.00|Rye|3|9|2026',
      '24.00|Tote|3|14|2026',
      '6.00|Loaf|4|2|2026',
      '1.50|Scone|4|30|2026',
    ];
    expect(daysOf(book).days).toEqual(['2026-03-09', '2026-03-14', '2026-04-02', '2026-04-30']);
  });

  test('is one by the names of its columns where none is above twelve, and by the year in front of them', () => {
    expect(daysOf(inFigures('Year|Month|Day')).days).toEqual(['2026-03-09', '2026-03-11', '2026-04-02']);
    expect(daysOf(inFigures('Year|Day|Month')).days).toEqual(['2026-09-03', '2026-11-03', '2026-02-04']);
  });

  test('is one wherever its columns stand that are called after its parts', () => {
    const book = [
      'Jour|Item|Mois|Net|Année',
      '9|Rye|3|4.00|2026',
      '11|Tote|3|24.00|2026',
      '2|Loaf|4|6.00|2026',
    ];
    expect(daysOf(book).days).toEqual(['2026-03-09', '2026-03-11', '2026-04-02']);
  });

  test('has its month and its year from above where those stand once', () => {
    const book = [
      'Year|Month|Day|Item|Net',
      '2026|Mar|9|Rye|4.00',
      '||11|Tote|24.00',
      '||12|Tote|24.00',
      '|Apr|2|Loaf|6.00',
      '||3|Loaf|6.00',
    ];
    expect(daysOf(book).days).toEqual(['2026-03-09', '2026-03-11', '2026-03-12', '2026-04-02', '2026-04-03']);
  });

  test('is none where numbers beside a year are other things', () => {
    const wine = [
      'Date|Item|Units|Case|Vintage|Net',
      '2026-03-02|Rouge|2|6|2019|48.00',
      '2026-03-03|Blanc|1|12|2021|24.00',
      '2026-03-03|Rose|3|6|2022|54.00',
      '2026-03-04|Blanc|5|6|2021|120.00',
    ];
    expect(daysOf(wine).days).toEqual(['2026-03-02', '2026-03-03', '2026-03-03', '2026-03-04']);
    const cellar = [
      'Item|In stock|Case|Vintage|Each',
      'Rouge|2|6|2019|24.00',
      'Blanc|11|12|2021|24.00',
      'Rose|3|6|2020|18.00',
    ];
    expect(read(cellar).kind).toBe('items');
  });
});
