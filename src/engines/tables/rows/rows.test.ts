import { describe, expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';
import { recommends, ratingOf, originalOf } from '#engines/tables/cells/ratings.ts';
import { readTime } from '#engines/tables/cells/times.ts';
import { numberOf } from '#engines/tables/cells/numbers.ts';
import { readDay } from '#engines/tables/cells/dates.ts';
import { consentOf } from '#engines/tables/cells/consents.ts';

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

describe('a cell', () => {
  test.each([
    ['-$5.00', null, -5],
    ['(12.00)', null, -12],
    ['12.00-', null, -12],
    ['1 280,00 $', ',', 1280],
    ['1.280,50', ',', 1280.5],
    ['1,280.00', '.', 1280],
    ['12,5O', ',', null],
    ['#REF!', '.', null],
    ['1,2,3', null, null],
  ] as const)('%j is the number that it says, or none', (cell, sign, number) => {
    expect(numberOf(cell, sign)).toBe(number);
  });

  test.each([
    ['3 mars 2026', '2026-03-03'],
    ['Mar 4, 2026', '2026-03-04'],
    ['02-Mar-2026 11:14 AM ADT', '2026-03-02'],
    ['2.3.2026', '2026-03-02'],
    ['46085', '2026-03-04'],
    ['mardi 3 mars 2026', '2026-03-03'],
    ['2026-02-30', null],
  ])('%j is the day that it says, or none', (cell, day) => {
    expect(readDay(cell, null)).toBe(day);
  });

  test('has a weekday before a date in figures, also where it is cut short to what may be a month', () => {
    expect(['mar 10/03/26', 'Mer. 11/03/26'].map((cell) => readDay(cell, 'day first'))).toEqual([
      '2026-03-10',
      '2026-03-11',
    ]);
  });

  test.each([
    ['3/2/26 3:04 PM', '15:04:00', null],
    ['2026-03-04 17:52:39 -0400', '17:52:39', '-0400'],
    ['02-Mar-2026 12:14 AM ADT', '00:14:00', 'ADT'],
    ['46085.5', '12:00:00', null],
    ['9 h 05', '09:05:00', null],
  ])('%j has the time that it says, with its zone', (cell, time, zone) => {
    expect(readTime(cell)).toEqual({ time, zone });
  });

  test('of a rating is of one to five stars, or none', () => {
    expect(['FIVE', '4/5', '★★★☆☆', '6/5', '2.5'].map(ratingOf)).toEqual([5, 4, 3, null, null]);
  });

  test('of a translated review is what was written', () => {
    expect(originalOf('(Translated by Google) Good bread.\n\n(Original)\nBon pain.')).toBe('Bon pain.');
  });

  test('of consent that says neither yes nor no is no consent', () => {
    expect(['subscribed', 'Non', '', 'perhaps'].map(consentOf)).toEqual(['yes', 'no', 'unknown', 'unknown']);
    // Who was not asked has said nothing.
    expect(['never asked', 'no answer', 'non demandé', 'NO!! asked off', 'never'].map(consentOf)).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'no',
      'no',
    ]);
    // Only its proof may follow a yes: whatever else does may take it back.
    expect(['yes - signed Jan 6', 'oui (papier)', 'oui (créé par le terminal)'].map(consentOf)).toEqual([
      'yes',
      'yes',
      'unknown',
    ]);
    // A no in somebody's own words is one, unless nobody asked or knows, or a yes is with it.
    expect(
      ['unsub', 'asked to stop', "please don't write", 'ne veut plus de courriels'].map(consentOf),
    ).toEqual(Array.from({ length: 4 }, () => 'no'));
    expect(
      ['to ask', 'pas encore demandé', 'not sure', 'yes but no texts', 'email ok, never texts'].map(
        consentOf,
      ),
    ).toEqual(Array.from({ length: 5 }, () => 'unknown'));
    expect(['positive', 'Y', 'Does not recommend', '?'].map(recommends)).toEqual([true, true, false, null]);
  });
});
