import { describe, expect, test } from 'vitest';
import { recommends, ratingOf, originalOf } from './ratings.ts';
import { readTime } from './times.ts';
import { numberOf } from './numbers.ts';
import { readDay } from './dates.ts';
import { consentOf } from './consents.ts';

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
    ['mar. 3 mars 2026', '2026-03-03'],
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
