import { expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';
import { fits } from './fits.ts';
import { inFull } from './short-forms.ts';

test('short forms in the name of a column are read in full, and other names stay as they are', () => {
  expect(inFull('Dt cmd')).toBe('date de commande');
  expect(inFull('S/T cmd')).toBe('sous total');
  expect(inFull('Gross Sales')).toBe('Gross Sales');
});

test('a column of days is one also where the day stands first', () => {
  const { columns, questions } = read([
    'Dt|Item|Net',
    '28/11/24|Rye|4.00',
    '19/11/24|Tote|24.00',
    '30/11/24|Rye|4.00',
  ]);
  expect([columns[0]?.field, questions]).toEqual(['date', []]);
});

test('taxes by name add up, however much less one of them is, and no other column is one of them', () => {
  const rows = read([
    'Date|Item|Net|GST|PST|Total',
    '2026-03-02|Bike|900.00|45.00|0.00|945.00',
    '2026-03-02|Bell|20.00|1.00|1.40|22.40',
    '2026-03-03|Bike|800.00|40.00|0.00|840.00',
  ]);
  expect(valuesOf(rows).map((values) => values['tax'])).toEqual([4500, 240, 4000]);
});

test('weekdays prove the order of dates beside a day that is in no calendar', () => {
  const { questions, rows } = read([
    'Weekday|Date|Item|Net',
    'Tuesday|05/11/2024|Rye|4.00',
    'Wednesday|06/11/2024|Rye|4.00',
    'Thursday|00/11/2024|Rye|4.00',
  ]);
  expect(questions).toEqual([]);
  expect([...rows.values()].map(({ values }) => values['date'])).toEqual(['2024-11-05', '2024-11-06']);
});

test('words alone number no order, and amounts are no variant', () => {
  const shares = { filled: 1, word: 1, differing: 1 };
  expect(fits('order_ref', shares)).toBe(false);
  expect(fits('order_ref', { ...shares, word: 0.2 })).toBe(true);
  expect(fits('variant', { filled: 1, money: 1, number: 1 })).toBe(false);
});

test('a word without its vowels is the one that columns are called by, and another word stays as it is', () => {
  expect(['Rfnd', 'Dscnt $', 'Hst', 'Note'].map(inFull)).toEqual(['refund', 'discount', 'Hst', 'Note']);
});
