import { expect, test } from 'vitest';
import type { Column } from '#engines/tables/columns/columns.ts';
import { mapColumns } from '#engines/tables/columns/mapping.ts';

const column = (at: number, meanings: readonly [string, number][], numbers: readonly number[]): Column => ({
  name: `column ${at}`,
  at,
  sample: numbers.map((value) => value.toFixed(2)),
  sign: '.',
  meanings: new Map([...meanings, ['none', 0.1]]),
  shares: { filled: 1, number: 1, money: 1, differing: 1 },
  numbers,
});
const words = (at: number, meanings: readonly [string, number][], sample: readonly string[]): Column => ({
  ...column(at, meanings, []),
  sample,
  shares: { filled: 1, phrase: 1, differing: 0.5 },
  numbers: sample.map(() => null),
});
test('postage is what a total of orders without taxes is more than their subtotal', () => {
  const amounts = [
    column(0, [['subtotal', 0.9]], [80, 60, 20, 40]),
    column(
      1,
      [
        ['shipping', 0.9],
        ['tax', 0.001],
      ],
      [8, 6, 2, 4],
    ),
    column(2, [['total', 0.9]], [88, 66, 22, 44]),
  ];
  const { fields } = mapColumns(amounts, 'order_lines');
  expect([fields.get('shipping')?.column, fields.get('tax')]).toEqual([amounts[1], undefined]);
});

const THINGS_OR_SIZES: [string, number][] = [
  ['item', 0.86],
  ['variant', 0.02],
];

test('what is the same in all lines of an order is none of the things where a column beside it differs', () => {
  const [numbers, plates, jobs] = [
    words(0, [['order_ref', 0.9]], ['A1', 'A1', 'A2', 'A2', 'A3']),
    words(1, THINGS_OR_SIZES, ['TST 101', 'TST 101', 'TST 102', 'TST 102', 'TST 103']),
    words(2, THINGS_OR_SIZES, ['Front brakes', 'Rotor', 'Engine swap', 'Core', 'Oil and filter']),
  ];
  expect(mapColumns([numbers, plates, jobs], 'sale_lines').fields.get('item')?.column).toBe(jobs);
});
