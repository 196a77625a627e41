import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const counted = (line: string) =>
  read([
    'Date|Receipt no|Item|Units|Each|Net|Note',
    '2026-03-02|1|Cod|2|8.00|16.00|',
    '2026-03-02|2|Mussels|3|5.90|17.70|',
    '2026-03-03|3|Crab|4|6.50|26.00|',
    '2026-03-03|4|Hake|1|9.00|9.00|',
    '2026-03-04|5|Bass|2|7.00|14.00|',
    line,
  ]);

describe('a line that does not say how many', () => {
  test('is money that went back where its amount is below nought and it has the number of a sale', () => {
    const { rows, leftOut } = counted('2026-03-05|6|Return of crab|||-13.00|cash');
    expect(leftOut).toEqual([]);
    expect(rows.get(7)?.values['net']).toBe(-1300);
  });

  test('is what a till paid out where it has none, unless it speaks of money that went back', () => {
    expect(counted('2026-03-05||Paid into bank|||-200.00|').leftOut).toHaveLength(1);
    expect(counted('2026-03-05||Refund, 2 crabs|||-13.00|').leftOut).toEqual([]);
  });
});

const reasons = (note: string) =>
  counted(`2026-03-05|6|Sole|1|9.00|9.00|${note}`).leftOut.map(({ reason }) => reason);

test('a note of two words that ends with one for what was no sale leaves its line out, and one that denies it does not', () => {
  expect(reasons('LIGNE ANNULÉE')).toEqual(['not-a-sale']);
  expect(reasons('non annulée')).toEqual([]);
  expect(reasons('caisse deux')).toEqual([]);
});

const week = (foot: string) =>
  read(['Item|Tue|Wed|Thu|Units', 'Brie|1|2|4|7', 'Comte|3||6|9', foot, 'Bleu|5|8||13']).leftOut;

test('a line that is named a sum is one also by the sums of columns that are no fields', () => {
  expect(week('Total soft cheese|4|2|10|16')).toEqual([{ line: 4, reason: 'not-data' }]);
  expect(week('Total creme|2|4|4|10')).toEqual([]);
});

const types = (...said: string[]) =>
  read([
    'Receipt no|Date|Net|GST|Total|Way',
    ...said.map((type, at) => `R${at}|2026-03-0${at + 1}|10.00|0.50|10.50|${type}`),
  ]).leftOut;

test('a gift card is no sale where a column says of what type each row is, and one that was paid with is', () => {
  expect(types('sale', 'sale', 'gift_card_sale', 'refund')).toEqual([{ line: 4, reason: 'not-a-sale' }]);
  expect(types('cash', 'cash', 'gift card', 'visa')).toEqual([]);
});
