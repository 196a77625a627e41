import { describe, expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';

const daysOf = (lines: readonly string[]) =>
  [...read(lines).rows].map(([line, { values }]) => [line, values['date']]);
const unreadable = (lines: readonly string[]) =>
  read(lines).leftOut.flatMap(({ line, reason }) => (reason === 'unreadable' ? [line] : []));

const BY_DAY = [
  'Date|Receipt no|Item|Units|Each|Net',
  '12-03-2026|801|Rye|1|4.00|4.00',
  '|801|Tote|2|24.00|48.00',
  '|802|Scone|3|1.50|4.50',
  '13-03-2026|803|Rye|2|4.00|8.00',
  '|804|Loaf|1|6.00|6.00',
  '|804|Scone|1|1.50|1.50',
  '14-03-2026|805|Rye|1|4.00|4.00',
];

describe('a day that stands once, above the lines of the day', () => {
  test('is that of the lines below it until the next one', () => {
    expect(daysOf(BY_DAY)).toEqual([
      [2, '2026-03-12'],
      [3, '2026-03-12'],
      [4, '2026-03-12'],
      [5, '2026-03-13'],
      [6, '2026-03-13'],
      [7, '2026-03-13'],
      [8, '2026-03-14'],
    ]);
  });

  test('also of lines that come to what the lines above them do', () => {
    expect(daysOf([...BY_DAY, '|806|Loaf|1|6.00|6.00', '|806|Tin|1|10.00|10.00'])).toContainEqual([
      10,
      '2026-03-14',
    ]);
  });

  test('does not go on below a line of sums where each part begins with its own', () => {
    const parts = [
      'Date|Receipt no|Item|Units|Each|Net',
      '12-03-2026|801|Rye|1|4.00|4.00',
      '|801|Tote|2|24.00|48.00',
      '||Subtotal|||52.00',
      '13-03-2026|803|Rye|2|4.00|8.00',
      '|804|Loaf|1|6.00|6.00',
      '||Subtotal|||14.00',
      '14-03-2026|805|Rye|1|4.00|4.00',
      '|805|Scone|2|1.50|3.00',
      '||Subtotal|||7.00',
      '15-03-2026|806|Rye|1|4.00|4.00',
      '|806|Scone|2|1.50|3.00',
      '||Subtotal|||7.00',
      '|807|Rye|2|4.00|8.00',
    ];
    expect(unreadable(parts)).toEqual([14]);
  });

  test('does not go on below one that is in no calendar', () => {
    expect(unreadable([...BY_DAY, '31-02-2026|806|Tin|1|5.00|5.00', '|806|Rye|1|4.00|4.00'])).toEqual([
      9, 10,
    ]);
  });

  test('is not guessed at where days stand in every line but one', () => {
    const every = [
      'Date|Receipt no|Item|Units|Each|Net',
      '12-03-2026|801|Rye|1|4.00|4.00',
      '12-03-2026|801|Tote|2|24.00|48.00',
      '|802|Scone|3|1.50|4.50',
      '13-03-2026|803|Rye|2|4.00|8.00',
      '13-03-2026|804|Loaf|1|6.00|6.00',
    ];
    expect(unreadable(every)).toEqual([4]);
  });

  test('is not guessed at for lines that lack what lines with a day have: sums by another name', () => {
    const months = [
      'Receipt no|Date|Item|Units|Each|Net|State',
      'J1|08-01-2025|Rye|1|4.00|4.00|paid',
      'J2|15-01-2025|Tote|2|24.00|48.00|paid',
      'January||Things|3||52.00|',
      'J3|03-02-2025|Rye|2|4.00|8.00|paid',
      'J4|11-02-2025|Loaf|1|6.00|6.00|paid',
      'February||Things|3||14.00|',
      'J5|03-03-2025|Rye|2|4.00|8.00|paid',
      'J6|11-03-2025|Loaf|1|6.00|6.00|paid',
      'March||Things|3||14.00|',
    ];
    expect(daysOf(months).map(([line]) => line)).toEqual([2, 3, 5, 6, 8, 9]);
  });

  test('is not guessed at where some of one receipt each are forgotten here and there', () => {
    const some = [
      'Date|Receipt no|Item|Units|Each|Net',
      '12-03-2026|801|Rye|1|4.00|4.00',
      '13-03-2026|802|Tote|2|24.00|48.00',
      '|803|Scone|3|1.50|4.50',
      '11-03-2026|804|Rye|2|4.00|8.00',
      '|805|Loaf|1|6.00|6.00',
      '15-03-2026|806|Loaf|1|6.00|6.00',
      '|807|Tin|1|5.00|5.00',
      '14-03-2026|808|Tin|1|5.00|5.00',
    ];
    expect(unreadable(some)).toEqual([4, 6, 8]);
  });
});

test('a day that stands in the first line of each receipt is that of the receipt, and of no other', () => {
  const receipts = [
    'Receipt no|Date|Item|Units|Each|Net',
    'F1|03/02/2026|Rye|1|4.00|4.00',
    'F1||Tote|2|24.00|48.00',
    'F2|03/02/2026|Scone|3|1.50|4.50',
    'F2||Rye|2|4.00|8.00',
    'F3|15/02/2026|Loaf|1|6.00|6.00',
    'F3||Scone|1|1.50|1.50',
    'F4||Rye|1|4.00|4.00',
    'F4||Loaf|1|6.00|6.00',
    'F5|21/02/2026|Tin|1|5.00|5.00',
    'F5||Rye|1|4.00|4.00',
    'F6|22/02/2026|Tin|1|5.00|5.00',
    'F6||Rye|1|4.00|4.00',
  ];
  expect(unreadable(receipts)).toEqual([8, 9]);
  expect(
    valuesOf(read(receipts))
      .map(({ date }) => date)
      .slice(0, 4),
  ).toEqual(['2026-02-03', '2026-02-03', '2026-02-03', '2026-02-03']);
});
