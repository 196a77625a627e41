import { expect, test } from 'vitest';
import type { Column } from '#engines/tables/columns/columns.ts';
import { isCalledNet, isLeftOfGross, saysBeforeTaxes, saysWithTaxes } from './before-taxes.ts';

test('a name says that an amount is before taxes by those, however their own column is called', () => {
  const names = [
    'Ex-VAT',
    'Amt before GST',
    'Avant tx',
    'Montant HT',
    'Hors taxes',
    'No tax',
    'Net',
    'Importe neto',
  ];
  expect(names.filter((name) => saysBeforeTaxes(name, 'Tx'))).toEqual(names);
  const others = ['VAT', 'Goods', 'Sous-total HT', 'Avant rabais', 'Total inc VAT', 'VAT before Friday'];
  expect(others.filter((name) => saysBeforeTaxes(name, 'Tx'))).toEqual([]);
});

test('a name says that an amount has its taxes in it, and not that they are left out', () => {
  const names = ['Total TTC', 'Total € (VAT incl.)', 'Taxes comprises', 'Price inc GST'];
  expect(names.filter(saysWithTaxes)).toEqual(names);
  expect(['Total HT', 'Ex-VAT', 'Included', 'VAT', 'Total'].filter(saysWithTaxes)).toEqual([]);
});

const column = (name: string, numbers: readonly number[]): Column => ({
  name,
  at: 0,
  sample: [],
  sign: '.',
  meanings: new Map(),
  shares: {},
  numbers,
});

const ordersOf = (name: string) =>
  new Map([
    ['subtotal', column(name, [40, 60])],
    ['tax', column('Tx', [6, 9])],
    ['total', column('Total', [51, 69])],
  ]);

test('an amount so called is the net of orders beside their taxes and their total, also where tips are in that', () => {
  expect(['Avant tx', 'Before tips'].map((name) => isCalledNet(ordersOf(name)))).toEqual([true, false]);
});

const chargesOf = (left: readonly number[], ...more: (readonly [string, Column])[]) =>
  new Map([
    ['gross', column('Charges', [100, 50, 20])],
    ['discount', column('Off', [10, 5, 0])],
    ['total', column('Paid', left)],
    ...more,
  ]);

test('a total is what is left of a gross where it is that less its discounts, and nothing is taxed', () => {
  expect([
    isLeftOfGross(chargesOf([90, 45, 20])),
    isLeftOfGross(chargesOf([90, 45, 25])),
    isLeftOfGross(chargesOf([90, 45, 20], ['tax', column('Tx', [4, 2, 1])])),
  ]).toEqual([true, false, false]);
});
