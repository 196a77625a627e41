import { expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { mapColumns } from './mapping.ts';
import { holdingsOf, supportOf } from './amounts/sums.ts';

const column = (at: number, meanings: readonly [string, number][], numbers: readonly number[]): Column => ({
  name: `column ${at}`,
  at,
  sample: numbers.map((value) => value.toFixed(2)),
  sign: '.',
  meanings: new Map([...meanings, ['none', 0.1]]),
  shares: { filled: 1, number: 1, money: 1, differing: 1 },
  numbers,
});
const BEFORE_TAX = column(
  0,
  [
    ['net', 0.8],
    ['subtotal', 0.05],
  ],
  [80, 60, 20, 40],
);
const TAX = column(1, [['tax', 0.9]], [4, 3, 1, 2]);
const TOTAL = column(2, [['total', 0.9]], [84, 63, 21, 42]);
const GROSS = column(3, [['gross', 0.9]], [90, 60, 20, 40]);
const fieldOf = (columns: readonly Column[], kind: 'orders' | 'sale_lines'): string | undefined =>
  [...mapColumns(columns, kind).fields].find(([, found]) => found.column === BEFORE_TAX)?.[0];

test('what orders come to before tax is their subtotal, or their net where a gross stands beside it', () => {
  expect(fieldOf([BEFORE_TAX, TAX, TOTAL], 'orders')).toBe('subtotal');
  expect(fieldOf([BEFORE_TAX, TAX, TOTAL, GROSS], 'orders')).toBe('net');
  expect(fieldOf([BEFORE_TAX, TAX, TOTAL], 'sale_lines')).toBe('net');
});

test('the only amount of lines of which nothing is taken off is their net', () => {
  const amount = column(
    0,
    [
      ['gross', 0.7],
      ['net', 0.1],
    ],
    [80, 60, 20, 40],
  );
  const off = column(3, [['discount', 0.9]], [1, 0, 2, 0]);
  const named = (columns: readonly Column[]) =>
    [...mapColumns(columns, 'order_lines').fields].find(([, found]) => found.column === amount)?.[0];
  expect(named([amount])).toBe('net');
  expect(named([amount, off])).toBe('gross');
});

const words = (at: number, meanings: readonly [string, number][], sample: readonly string[]): Column => ({
  ...column(at, meanings, []),
  sample,
  shares: { filled: 1, phrase: 1, differing: 0.5 },
  numbers: sample.map(() => null),
});
const SHELVES = ['Cold', 'Cold', 'Cold', 'Skin', 'Skin'];
const THINGS = ['Lozenge', 'Lozenge', 'Syrup', 'Lotion', 'Lotion'];
const SIZES = ['24 honey', '24 cherry', '200 ml', 'small', 'large'];

test('a sort has fewer words than there are things, whatever the columns are called', () => {
  const [shelf, thing] = [
    words(
      0,
      [
        ['item', 0.9],
        ['category', 0.05],
      ],
      SHELVES,
    ),
    words(
      1,
      [
        ['item', 0.5],
        ['category', 0.5],
      ],
      THINGS,
    ),
  ];
  const { fields } = mapColumns([shelf, thing], 'item_totals');
  expect([fields.get('item')?.column, fields.get('category')?.column]).toEqual([thing, shelf]);
});

test('what the same thing differs by is its variant, although its name may be that of nothing', () => {
  const thing = words(0, [['item', 0.9]], THINGS);
  const variantOf = (sample: readonly string[]) =>
    mapColumns([thing, words(1, [['variant', 0.12]], sample)], 'sale_lines').fields.get('variant');
  expect(variantOf(SIZES)?.confidence).toBeGreaterThan(0.8);
  expect(variantOf(SHELVES)?.confidence ?? 0).toBeLessThan(0.5);
});

const holding = (isExact: boolean, rows: number) => ({ name: '', isExact, rows, holds: rows });
test('a sum that holds in one row says less than in three, and a bound that holds in one says nothing', () => {
  const [one, three] = [supportOf([holding(true, 1)]), supportOf([holding(true, 3)])];
  expect(one).toBeGreaterThan(0);
  expect(one).toBeLessThan(three);
  expect(supportOf([holding(false, 1)])).toBe(0);
});

test('a column of states says some that are known where another one does', () => {
  const [means, came] = [
    words(0, [['status', 0.6]], ['card', 'cash', 'card']),
    { ...words(1, [['status', 0.3]], ['paid', 'void', 'paid']), shares: { filled: 1, word: 1, state: 1 } },
  ];
  expect(mapColumns([means, came], 'orders').fields.get('status')?.column).toBe(came);
});

test('an amount that a total holds beside its tax is postage where its name says so, and nothing else', () => {
  const added = (likelihood: number) => column(3, [['shipping', likelihood]], [2, 0, 1, 3]);
  const total = column(2, [['total', 0.9]], [86, 63, 22, 45]);
  const isTaken = (likelihood: number) =>
    mapColumns([BEFORE_TAX, TAX, total, added(likelihood)], 'sale_lines').fields.has('shipping');
  expect([isTaken(0.05), isTaken(0.9)]).toEqual([false, true]);
});

test('of two amounts that no name tells the one that all rows have is the price', () => {
  const before = column(0, [['price', 0.01]], [2, 1, 4, 3]);
  const was = { ...before, shares: { ...before.shares, filled: 0.25 } };
  const now = column(1, [['price', 0.01]], [3, 2, 5, 4]);
  const found = mapColumns([was, now], 'items').fields.get('price');
  expect(found?.column).toBe(now);
});

const priced = (discount: number) => {
  const cents = new Map([
    ['unit_price', 800],
    ['qty', 2000],
    ['discount', discount],
  ]);
  const holdings = holdingsOf([(field) => cents.get(field) ?? null], new Set(cents.keys()));
  return holdings.find(({ name }) => name === 'price times quantity is the amount');
};

test('what all of an amount is that nothing else says is no discount on it', () => {
  expect(priced(1600)).toMatchObject({ rows: 1, holds: 0 });
  expect(priced(100)).toMatchObject({ rows: 0 });
});
