import { describe, expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';
import { withWhatIsTold } from './told.ts';

const fieldsOf = (lines: readonly string[]) =>
  Object.fromEntries(read(lines).columns.map(({ header, field }) => [header, field]));

const likelihood = (sample: readonly string[]) =>
  withWhatIsTold(
    new Map([
      ['none', 0.9],
      ['province', 0.1],
    ]),
    { name: 'St', sample, shares: {} },
  ).get('province');

describe('a column whose name says nothing', () => {
  test('is stars where its values say of how many, and beside them the fullest one of sentences is what was written', () => {
    const lines = [
      'Mark|Put in|Said by them|Back to them',
      '4/5|2026-03-02|The soup was hot and the bread was still warm.|',
      '5/5|2026-03-03|We came back twice in one week for the crumble.|Thank you so much.',
      '2/5|2026-03-09|Nobody took our order for more than half an hour.|Sorry to read that.',
    ];
    expect(read(lines).kind).toBe('reviews');
    expect(fieldsOf(lines)).toMatchObject({ Mark: 'stars', 'Put in': 'date', 'Said by them': 'text' });
  });
  test('is no stars where its marks are numbers alone', () => {
    const lines = ['Mail|A|Spent', 'a@example.com|4|12.00', 'b@example.com|5|20.00', 'c@example.com|2|9.00'];
    expect(Object.values(fieldsOf(lines))).not.toContain('stars');
  });
  test('is a province where all its words are those of one country', () => {
    expect([
      likelihood(['ME', 'NH', 'VT']),
      likelihood(['ME', 'OK', 'XX']),
      likelihood(['ME', 'ME']),
    ]).toEqual([0.95, 0.1, 0.1]);
  });
  test('is none of what is counted where it has signs of money', () => {
    expect(fieldsOf(['Item|In stock|Code', 'Leek|£1.20|A1', 'Swede|95p|A2', 'Beet|£2.10|A3'])).toMatchObject({
      'In stock': null,
    });
  });
});

const shelf = (foot: string) => [
  'Code|Item|Least|O/H|Bought|Each|Shelf',
  'B-1|Ballpoint|5|40|0.50|1.25|Pens',
  'B-2|Fountain pen|2|3|12.00|29.00|Pens',
  'N-1|Notebook|6|25|2.10|4.95|Paper',
  'N-1|Notebook|6|25|2.10|4.95|Paper',
  foot,
];

describe('the only count of a list', () => {
  test('is what a line below adds up, or what a price there comes to so many times', () => {
    expect(fieldsOf(shelf('|Pieces||68|||'))).toMatchObject({ 'O/H': 'stock', Least: null });
    expect(fieldsOf(shelf('|Worth|||108.50||'))).toMatchObject({ 'O/H': 'stock', Least: null });
  });
  test('is unknown where nothing adds it up', () => {
    expect(fieldsOf(shelf('|Pieces||70|||'))).toMatchObject({ 'O/H': null, Least: null });
  });
});

const counted = (total: string) => [
  'Client|Done|Units|Each|Net',
  'Abel|2026-03-02|3|4.00|12.00',
  `Chau|2026-03-03|2|5.50|${total}`,
];

test('so many of a thing at a price, with days and no number of an order, are sales', () => {
  expect(read(counted('11.00')).kind).toBe('sale_lines');
});

const qty = (net: string) =>
  valuesOf(
    read([
      'Date|Item|Units|Each|Net',
      '2026-03-02|Hinge|4|2.00|8.00',
      `2026-03-03|Screws|3 boxfuls|11.90|${net}`,
    ]),
  ).map((values) => values['qty']);

test('a count whose word nothing knows is proven by what it comes to at its price', () => {
  expect(qty('35.70')).toEqual([4000, 3000]);
  expect(qty('36.00')).toEqual([4000]);
});
