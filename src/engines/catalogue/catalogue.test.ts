import { describe, expect, test } from 'vitest';
import { matchThings } from './match.ts';
import { thingsIn } from './things.ts';
import type { RowValues } from './things.ts';

const things = (...rows: RowValues[]) => thingsIn(rows.map((values, place) => [place + 2, values] as const));

describe('the rows of a catalogue', () => {
  test('without a name are further variants of the thing before them, in the same group', () => {
    const found = things(
      { item: 'Candle', group_ref: 'candle', variant: 'Large', price: 3400, category: 'Gifts' },
      { group_ref: 'candle', variant: 'Small', price: 1900 },
      { group_ref: 'mug', variant: 'Blue' },
    );
    expect(found.things.map(({ item, variant, category }) => [item, variant, category])).toEqual([
      ['Candle', 'Large', 'Gifts'],
      ['Candle', 'Small', 'Gifts'],
    ]);
    expect(found.nameless).toEqual([4]);
  });

  test('may have nothing but a number of the shop’s own, and say nothing of cost or stock', () => {
    expect(things({ sku: 'BRD-RYE', variant: 'Default Title', gtin: '0 61234-566474' }).things).toEqual([
      {
        item: 'BRD-RYE',
        variant: '',
        sku: 'BRD-RYE',
        gtin: '61234566474',
        category: '',
        price: null,
        cost: null,
        stock: null,
        line: 2,
      },
    ]);
  });
});

describe('a thing of a catalogue', () => {
  const known = [
    { id: 'rye', item: 'Sourdough Loaf, Rye', variant: '', sku: 'BRD-RYE', gtin: '' },
    { id: 'large', item: 'Candle - Large', variant: '', sku: '', gtin: '61234554241' },
    { id: 'twice', item: 'Knot', variant: '', sku: 'X', gtin: '' },
    { id: 'again', item: 'Scone', variant: '', sku: 'X', gtin: '' },
  ];
  const find = (values: RowValues) => {
    const [thing] = things(values).things;
    return thing === undefined ? null : matchThings(known)(thing);
  };

  test.each([
    ['its own number, whatever it is called', { item: 'Rye', sku: 'brd-rye' }, 'rye', 'sku'],
    ['its barcode', { item: 'Big candle', gtin: '061234554241' }, 'large', 'gtin'],
    ['its name', { item: 'SOURDOUGH  loaf, rye', variant: 'Regular' }, 'rye', 'name'],
    ['the name with its variant', { item: 'Candle', variant: 'Large' }, 'large', 'name'],
    ['its name where two have its number', { item: 'Scone', sku: 'X' }, 'again', 'name'],
  ])('is found by %s', (_, values, id, by) => {
    expect(find(values)).toEqual({ id, by });
  });

  test('is new where nothing of it is known, and another variant is another thing', () => {
    expect(find({ item: 'Candle', variant: 'Small' })).toBeNull();
    expect(find({ item: 'Baguette', sku: 'BRD-BAG' })).toBeNull();
  });
});
