import { expect, test } from 'vitest';
import type { Column } from '#engines/tables/columns/columns.ts';
import { isCalledNet, saysBeforeTaxes, saysWithTaxes } from './before-taxes.ts';

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

const taken = (total: readonly number[]) =>
  new Map([
    ['subtotal', column('Avant tx', [40, 60])],
    ['tax', column('Tx', [6, 9])],
    ['tip', column('Pourboire', [5, 0])],
    ['total', column('Total', total)],
  ]);

test('an amount so called is the net where tips stand outside the total, and a subtotal where they are in it', () => {
  expect([isCalledNet(taken([46, 69])), isCalledNet(taken([51, 69]))]).toEqual([true, false]);
});
