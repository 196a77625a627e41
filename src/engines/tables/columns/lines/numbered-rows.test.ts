import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const sheet = (name: string, ...lines: string[]) => read([`${name}|Date|Item|Units|Each|Net`, ...lines]);
const fieldOf = ({ columns }: ReturnType<typeof read>) => columns[0]?.field;

const ONCE = [
  '1|2025-05-03|Jam|2|6.00|12.00',
  '4|2025-05-04|Tea|1|4.00|4.00',
  '2|2025-05-03|Bun|3|3.00|9.00',
  '3|2025-05-03|Jam|2|6.00|12.00',
  '5|2025-05-04|Soap|1|5.00|5.00',
];
const RECEIPTS = [
  '1|2025-05-03|Jam|2|6.00|12.00',
  '1|2025-05-03|Tea|1|4.00|4.00',
  '2|2025-05-03|Bun|3|3.00|9.00',
  '3|2025-05-04|Jam|2|6.00|12.00',
  '4|2025-05-04|Soap|1|5.00|5.00',
];

describe('a column that is called a number and no more', () => {
  test('numbers the lines where each has a number of its own, in whatever order', () => {
    expect(fieldOf(sheet('#', ...ONCE))).toBe('line_ref');
  });
  test('numbers receipts where several lines have one number', () => {
    expect(fieldOf(sheet('#', ...RECEIPTS))).toBe('order_ref');
  });
  test('is that of receipts where it is called so, also where each has one line', () => {
    expect(fieldOf(sheet('Receipt no', ...ONCE))).toBe('order_ref');
  });
  test('makes a line that is there once more a second time of it', () => {
    expect(sheet('#', ...ONCE, '5|2025-05-04|Soap|1|5.00|5.00').leftOut).toEqual([
      { line: 7, reason: 'duplicate' },
    ]);
  });
  test('may count anew in each part of a sheet: a number of an earlier part is that of another line', () => {
    const again = [
      '1|2025-05-10|Jam|2|6.00|12.00',
      '2|2025-05-10|Tea|1|4.00|4.00',
      '3|2025-05-10|Bun|3|3.00|9.00',
    ];
    const found = sheet('#', ...again.map((line) => line.replace('-10', '-03')), ...again, again[2] ?? '');
    expect([fieldOf(found), found.rows.size]).toEqual(['line_ref', 6]);
    expect(found.leftOut).toEqual([{ line: 8, reason: 'duplicate' }]);
  });
});
