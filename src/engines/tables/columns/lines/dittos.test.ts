import { describe, expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';

const sheet = (...lines: string[]) => read(['Date|Receipt no|Item|Units|Each|Net', ...lines]);
const FIRST = '2026-03-03|101|Rye|2|6.50|13.00';

describe('a mark that repeats what stands above', () => {
  test.each(['"', '″', "''", '„', '-"-', ',,', 'idem', 'Ditto', 'same', 'id.'])('%s is that', (mark) => {
    const found = sheet(
      FIRST,
      `${mark}|102|${mark}|1|${mark}|6.50`,
      '2026-03-04|103|Bun|3|4.00|12.00',
      `${mark}|104|Tea|1|5.00|5.00`,
    );
    expect(found.leftOut).toEqual([]);
    expect(valuesOf(found).map(({ date, item, unit_price: each }) => [date, item, each])).toEqual([
      ['2026-03-03', 'Rye', 650],
      ['2026-03-03', 'Rye', 650],
      ['2026-03-04', 'Bun', 400],
      ['2026-03-04', 'Tea', 500],
    ]);
  });

  test('goes over a sum to the last row, and on from mark to mark', () => {
    const found = sheet(FIRST, '"|102|Bun|1|3.00|3.00', '||Total|||16.00', '"|103|"|2|3.00|6.00');
    expect(valuesOf(found).map(({ date, item }) => [date, item])).toEqual([
      ['2026-03-03', 'Rye'],
      ['2026-03-03', 'Bun'],
      ['2026-03-03', 'Bun'],
    ]);
  });

  test('is no number where the row before has none: then it cannot be read', () => {
    const found = sheet(FIRST, '"|102|Bun|1||3.00', '"|103|Tea|1|"|6.50');
    expect(found.leftOut).toEqual([{ line: 4, reason: 'unreadable' }]);
  });

  test('is a word like others where people write what they think', () => {
    const found = read([
      'Date|Stars|Words',
      '2026-03-03|5|Lovely place with very good bread',
      '2026-03-04|4|Same',
      '2026-03-05|3|A little slow at noon but worth it',
    ]);
    expect(valuesOf(found).map((values) => values['text'])).toContain('Same');
  });
});
